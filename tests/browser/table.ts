// The table as a person finds their way on it: by roles and labels.
import { expect, type Locator, type Page } from "@playwright/test";

export interface Cell {
  readonly column: number;
  readonly row: number;
}

/// Width of a cell in the canvas' own pixels, before the camera.
const CELL = 64;

export class Table {
  readonly connection: Locator;
  readonly order: Locator;
  readonly log: Locator;
  readonly actions: Locator;
  readonly toasts: Locator;

  constructor(private readonly page: Page) {
    this.connection = page.getByRole("button", { name: /^(connecting|live|reconnecting|closed|paused|stopped|read-only)/ });
    this.order = page.getByRole("region", { name: "Turn order" });
    this.log = page.getByRole("log", { name: "Log" });
    this.actions = page.getByRole("toolbar", { name: /^Actions of / });
    this.toasts = page.locator(".toasts");
  }

  async tab(name: "Log" | "Creatures" | "Table"): Promise<void> {
    await this.page.getByRole("tab", { name }).click();
  }

  /// A line of the list "Creatures".
  row(creature: string): Locator {
    return this.page.locator(`button[title^="${creature}. Double click"]`);
  }

  /// The entry `item` of the GM's menu of a creature.
  async menu(creature: string, item: string): Promise<void> {
    await this.tab("Creatures");
    await this.page.getByRole("button", { name: `Menu of ${creature}` }).click();
    await this.page.getByRole("menuitem", { name: item }).click();
  }

  async choose(creature: string): Promise<void> {
    await this.tab("Creatures");
    if ((await this.row(creature).getAttribute("aria-pressed")) !== "true") await this.row(creature).click();
    await expect(this.row(creature)).toHaveAttribute("aria-pressed", "true");
  }

  async cellOf(creature: string): Promise<Cell> {
    await this.tab("Creatures");
    const [, column, row] = /cell (\d+),(\d+)/.exec(await this.row(creature).innerText()) ?? [];
    return { column: Number(column), row: Number(row) };
  }

  /// Drags a token over the canvas with the mouse. freely: as the GM places tokens, asking no rule.
  async drag(creature: string, to: Cell, how: "by the rules" | "freely"): Promise<void> {
    const from = await this.screenOf(await this.cellOf(creature));
    const goal = await this.screenOf(to);
    if (how === "freely") await this.page.keyboard.down("Shift");
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    await this.page.mouse.move(goal.x, goal.y, { steps: 8 });
    await this.page.mouse.up();
    if (how === "freely") await this.page.keyboard.up("Shift");
  }

  /// The button of an action on the bar of the chosen creature, behind "more" where it is.
  async action(name: RegExp): Promise<Locator> {
    const button = this.actions.getByRole("button", { name }).first();
    const more = this.actions.getByRole("button", { name: /^\d+ more$/ });
    await expect(button.or(more).first()).toBeVisible();
    if (!(await button.isVisible())) await more.click();
    return button;
  }

  /// Chooses an action and its target from the list of its form.
  async act(name: RegExp, target: string): Promise<void> {
    await (await this.action(name)).click();
    await this.page.getByRole("form").getByRole("button", { name: target }).click();
  }

  async say(line: string): Promise<void> {
    await this.tab("Log");
    await this.page.getByRole("combobox", { name: "Chat" }).fill(line);
    await this.page.keyboard.press("Enter");
  }

  /// The name of the creature that is up; "" outside a conflict.
  async whoIsUp(): Promise<string> {
    const up = this.order.locator('[aria-current="true"] button');
    return (await up.isVisible()) ? ((await up.getAttribute("title")) ?? "") : "";
  }

  private async screenOf({ column, row }: Cell): Promise<{ x: number; y: number }> {
    const canvas = this.page.locator("canvas[data-camera]");
    const [scale = 0, left = 0, top = 0] = ((await canvas.getAttribute("data-camera")) ?? "").split(" ").map(Number);
    return { x: left + (column + 0.5) * CELL * scale, y: top + (row + 0.5) * CELL * scale };
  }
}
