// What is about to happen, as somebody finds their way in it: the cards over the map, and what waits behind them.
import { expect, type Locator, type Page } from "@playwright/test";

export class Declared {
  readonly cards: Locator;
  readonly waiting: Locator;
  private readonly region: Locator;

  constructor(page: Page) {
    this.region = page.getByRole("region", { name: "About to happen" });
    this.cards = this.region.getByRole("article");
    this.waiting = this.region.getByRole("list", { name: "Waiting for it" }).getByRole("listitem");
  }

  card(words: string | RegExp): Locator {
    return this.cards.filter({ hasText: words });
  }

  /// A reply to what the card with `words` declares, for whoever of mine is asked first.
  reply(words: string | RegExp, name: string): Locator {
    return this.card(words).getByRole("button", { name }).first();
  }

  /// Lets everything pass for which others wait for me; it may be gone meanwhile.
  async passIfAsked(): Promise<void> {
    const pass = this.region.locator(".asked:not(.brief):not(.theirs) .pass").first();
    if (!(await pass.isVisible())) return;
    await pass.click({ timeout: 1000 }).catch(() => undefined);
  }

  async none(): Promise<void> {
    await expect(this.region).toBeHidden();
  }
}
