// A person with a browser of their own, and every byte that the server ever sent there.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";
import { Declared } from "./declared";
import { QuestionCard } from "./question_card";
import { Table } from "./table";

export class Person {
  /// Every WebSocket message received, as bytes: what a page could know, whatever it shows.
  private readonly received: Buffer[] = [];

  private constructor(
    readonly name: string,
    private context: BrowserContext,
    public page: Page,
  ) {
    this.listen(page);
  }

  /// device: absent: a desktop.
  static async arrives(browser: Browser, name: string, device: BrowserContextOptions = {}): Promise<Person> {
    const context = await browser.newContext(device);
    return new Person(name, context, await context.newPage());
  }

  get table(): Table {
    return new Table(this.page);
  }

  get declared(): Declared {
    return new Declared(this.page);
  }

  get question(): QuestionCard {
    return new QuestionCard(this.page);
  }

  /// How many messages the server has sent over the WebSocket.
  get messages(): number {
    return this.received.length;
  }

  /// Whether `words` were in any message that the server ever sent over the WebSocket, the first `before` messages aside.
  wasSent(words: string, before = 0): boolean {
    return this.received.slice(before).some((bytes) => bytes.includes(words));
  }

  /// Kills the browser and opens `address` in a new one with the same cookies on disk.
  async reopensBrowser(address: string): Promise<void> {
    const storageState = await this.context.storageState();
    const browser = this.context.browser();
    await this.context.close();
    if (browser === null) throw new Error("a person has a browser");
    this.context = await browser.newContext({ storageState });
    this.page = await this.context.newPage();
    this.listen(this.page);
    await this.page.goto(address);
  }

  async goesOffline(): Promise<void> {
    await this.context.setOffline(true);
  }

  async comesBack(): Promise<void> {
    await this.context.setOffline(false);
  }

  async leaves(): Promise<void> {
    await this.context.close();
  }

  private listen(page: Page): void {
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => this.received.push(Buffer.from(payload))),
    );
  }
}
