// Somebody in front of a browser of their own, and everything the server ever sent there.
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { QuestionCard } from "./question_card";
import { Table } from "./table";

export class Person {
  /// Every WebSocket message received, as bytes: what a page could know, whatever it shows.
  private readonly received: Buffer[] = [];

  private constructor(
    readonly name: string,
    private readonly context: BrowserContext,
    public page: Page,
  ) {
    this.listen(page);
  }

  static async arrives(browser: Browser, name: string): Promise<Person> {
    const context = await browser.newContext();
    return new Person(name, context, await context.newPage());
  }

  get table(): Table {
    return new Table(this.page);
  }

  get question(): QuestionCard {
    return new QuestionCard(this.page);
  }

  /// Whether `words` were ever in anything the server sent over the WebSocket.
  wasTold(words: string): boolean {
    return this.received.some((bytes) => bytes.includes(words));
  }

  /// Closes the tab and opens `address` in a new one of the same browser.
  async reopens(address: string): Promise<void> {
    await this.page.close();
    this.page = await this.context.newPage();
    this.listen(this.page);
    await this.page.goto(address);
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
