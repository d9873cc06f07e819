// The declared actions of a page: the cards over the map, and the queue behind them.
import { expect, type Locator, type Page } from "@playwright/test";
import { press } from "./press";

export class Declared {
  readonly cards: Locator;
  readonly waiting: Locator;
  private readonly region: Locator;

  constructor(private readonly page: Page) {
    this.region = page.getByRole("region", { name: "Declared actions" });
    this.cards = this.region.getByRole("article");
    this.waiting = this.region.getByRole("list", { name: "Queue" }).getByRole("listitem");
  }

  card(words: string | RegExp): Locator {
    return this.cards.filter({ hasText: words });
  }

  /// A reply to what the card with `words` declares, for the first of my creatures that is asked.
  reply(words: string | RegExp, name: string): Locator {
    return this.card(words).getByRole("button", { name }).first();
  }

  /// From now on `answer` is what I say to such as the card with `words` declares.
  async inAdvance(words: string | RegExp, answer: string): Promise<void> {
    await this.card(words).getByRole("button", { name: "Auto-answer this prompt" }).first().click();
    await this.page.getByRole("button", { name: answer }).click();
  }

  /// Lets everything pass for which others wait for me; it may be gone meanwhile.
  async passIfAsked(): Promise<void> {
    const pass = this.region.locator(".asked:not(.optional):not(.theirs) .pass").first();
    if (!(await pass.isVisible())) return;
    await press(pass, { timeout: 1000 }).catch(() => undefined);
  }

  /// Whether others wait for a reply of mine.
  async isAsked(): Promise<boolean> {
    return this.region.locator(".asked:not(.optional):not(.theirs) .pass").first().isVisible();
  }

  /// Passes as a person does: for all of my creatures at once where the card has a button for that.
  async passAll(): Promise<void> {
    const all = this.region.locator("button.all").first();
    if (await all.isVisible()) await press(all, { timeout: 1000 }).catch(() => undefined);
    else await this.passIfAsked();
  }

  async none(): Promise<void> {
    await expect(this.region).toBeHidden();
  }
}
