// The question card of a page, and how it is answered with the default.
import type { Locator, Page } from "@playwright/test";
import { press } from "./press";

export class QuestionCard {
  /// Any open question, also one that another person is asked.
  readonly any: Locator;
  readonly mine: Locator;
  /// Choices taken instead of the default, by what the prompt says.
  readonly preferred = new Map<string, string>();

  constructor(private readonly page: Page) {
    this.any = page.getByRole("region").filter({ has: page.locator("h2[id^='question-']") });
    this.mine = this.any.filter({ hasText: /Responding as/ });
  }

  /// Whether a card is there, or about to be drawn.
  async isOpen(): Promise<boolean> {
    return (await this.page.locator("[data-question]").getAttribute("data-question")) !== "";
  }

  get text(): Locator {
    return this.any.getByRole("heading", { level: 2 });
  }

  choice(name: string): Locator {
    return this.any.locator("button.choice", { hasText: name }).first();
  }

  /// Answers what I am asked, if anything: the preferred choice, else the default, else the first. The card may vanish meanwhile: then nothing is done.
  /// cards: `any` for a GM who answers for others too.
  async answerIfAsked(cards: Locator = this.mine): Promise<void> {
    const card = cards.first();
    if (!(await card.isVisible()) || (await card.getByText("Sent.").isVisible())) return;
    const choices = card.locator("button.choice, .cells button");
    const answer = card.getByRole("button", { name: /^(Answer|Skip)$/ }).last();
    try {
      const prompt = (await card.getByRole("heading", { level: 2 }).textContent({ timeout: 1000 })) ?? "";
      const theirs = card.getByRole("button", { name: /^Answer for/ }).first();
      if (await theirs.isVisible()) await press(theirs, { timeout: 1000 });
      const preferred = [...this.preferred].find(([says]) => prompt.includes(says))?.[1];
      const wanted = card.locator("button.choice", { hasText: preferred ?? "default" }).first();
      if (await wanted.isVisible()) await press(wanted, { timeout: 1000 });
      else if ((await choices.count()) > 0) await press(choices.first(), { timeout: 1000 });
      if (await answer.isVisible()) await press(answer, { timeout: 1000 });
    } catch {
      // Answered by another person, or asked again: the next look sees what stands now.
    }
  }
}
