// The form of a new character, as a player fills it in.
import type { Locator, Page } from "@playwright/test";

export class HeroForm {
  readonly form: Locator;
  readonly toSpend: Locator;
  readonly outcome: Locator;

  constructor(private readonly page: Page) {
    this.form = page.getByRole("form", { name: "Character" });
    this.toSpend = this.form.getByRole("region", { name: "Points" });
    this.outcome = this.form.getByRole("complementary", { name: "Preview" });
  }

  async name(name: string): Promise<void> {
    await this.form.getByLabel("Name", { exact: true }).fill(name);
  }

  async more(number: string, times: number): Promise<void> {
    for (let time = 0; time < times; time++) await this.form.getByRole("button", { name: `Increase ${number}` }).click();
  }

  async less(number: string): Promise<void> {
    await this.form.getByRole("button", { name: `Decrease ${number}` }).click();
  }

  /// Picks `thing` from the searched list of a field.
  async add(thing: string, field: string): Promise<void> {
    await this.form.getByRole("button", { name: `Add to ${field}` }).click();
    await this.page.getByRole("searchbox", { name: `Search ${field}` }).fill(thing);
    await this.page.getByRole("button", { name: new RegExp(`^${thing}`) }).last().click();
  }

  /// What is wrong with the field whose name in the file is `field`.
  problem(field: string): Locator {
    return this.form.locator(`[data-field="${field}"] .problem`);
  }

  /// Opens a number into its formula, has it looked at, and closes it.
  async openFormula(number: string, look: (formula: Locator) => Promise<void>): Promise<void> {
    const opener = this.outcome.getByRole("button", { name: new RegExp(`^${number}: `) });
    await opener.click();
    await look(this.page.locator(".popover").getByRole("table"));
    await opener.click();
  }

  async make(): Promise<void> {
    await this.form.getByRole("button", { name: "Create character" }).click();
  }
}
