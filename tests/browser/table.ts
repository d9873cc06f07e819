// The table as a person finds their way on it: by roles and labels.
import { expect, type Locator, type Page } from "@playwright/test";
import { press } from "./press";

export interface Cell {
  readonly column: number;
  readonly row: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/// Width of a cell in the canvas' own pixels, before the camera.
const CELL = 64;

/// Clockwise, an eighth each.
const WINDS = ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"];

function windFrom(from: Point, to: Point): string | undefined {
  const eighths = (Math.atan2(to.x - from.x, from.y - to.y) * 4) / Math.PI;
  return WINDS[(Math.round(eighths) + WINDS.length) % WINDS.length];
}

export class Table {
  readonly connection: Locator;
  readonly order: Locator;
  /// The turn order, or the combatants of a fight without turns.
  readonly fighters: Locator;
  /// The GM's buttons beside it.
  readonly fightControls: Locator;
  readonly panel: Locator;
  readonly log: Locator;
  /// The cards over the map with what just happened.
  readonly results: Locator;
  readonly actions: Locator;
  readonly toasts: Locator;
  readonly map: Locator;
  /// What the canvas shows, as text.
  readonly onTheMap: Locator;

  constructor(private readonly page: Page) {
    this.connection = page.getByRole("button", { name: /^(connecting|connected|reconnecting|closed|paused|saving|read-only)/ });
    this.order = page.getByRole("region", { name: "Turn order" });
    this.fighters = page.getByRole("region", { name: /^(Turn order|Combatants)$/ });
    this.fightControls = page.getByRole("group", { name: "Combat controls" });
    this.panel = page.getByRole("complementary", { name: "Panel" });
    this.log = page.getByRole("log", { name: "Log" });
    this.results = page.getByRole("list", { name: "Results" });
    this.actions = page.getByRole("toolbar", { name: /^Actions of / });
    this.toasts = page.locator(".toasts");
    this.map = page.locator("canvas");
    this.onTheMap = page.getByRole("status", { name: "On the map" });
  }

  /// Opens a panel: a tab, or on a GM's wide screen a section of its own.
  async tab(name: "Log" | "Creatures" | "Game"): Promise<void> {
    const section = this.panel.getByRole("button", { name, exact: true });
    const tab = this.page.getByRole("tab", { name });
    await expect(section.or(tab).first()).toBeVisible();
    if (await section.isVisible()) {
      if ((await section.getAttribute("aria-expanded")) !== "true") await section.click();
      return;
    }
    if ((await tab.getAttribute("aria-selected")) !== "true") await tab.click();
  }

  /// A GM's command of the rulebook, in the panel below the log, whose entries may have the same name.
  async command(name: string): Promise<void> {
    await this.tab("Game");
    await this.panel.getByRole("button", { name }).last().click();
  }

  /// A GM's command that ends a fight.
  async endFight(name: string): Promise<void> {
    await this.command(name);
    await this.toasts.getByRole("button", { name: "Confirm" }).click();
  }

  /// Takes back the newest step, as the GM; says: what the button tells of it.
  async undo(says: RegExp): Promise<void> {
    await this.tab("Game");
    await this.panel.getByRole("button", { name: /^Undo/ }).filter({ hasText: says }).click();
  }

  /// A line of the list "Creatures".
  row(creature: string): Locator {
    return this.page.locator(`button[title^="${creature}. Double click"]`);
  }

  async openZones(): Promise<void> {
    await this.tab("Creatures");
    const list = this.page.locator("details", { has: this.page.getByText("Zones", { exact: true }) });
    if ((await list.getAttribute("open")) === null) await list.getByText("Zones", { exact: true }).click();
  }

  /// What the list of zones says of one, once it is open.
  zone(name: string): Locator {
    const title = this.page.locator("strong", { hasText: new RegExp(`^${name}( |$)`) });
    return this.page.getByRole("listitem").filter({ has: title });
  }

  /// The entry `item` of the GM's menu of a creature.
  async menu(creature: string, item: string): Promise<void> {
    await this.tab("Creatures");
    await this.page.getByRole("button", { name: `Options for ${creature}`, exact: true }).click();
    await this.page.getByRole("menuitem", { name: item }).click();
  }

  /// Puts a creature of the book into the scene that the GM looks at.
  async addCreature(name: string): Promise<void> {
    await this.tab("Creatures");
    await this.page.getByLabel("Search creatures").fill(name);
    await this.page.getByRole("button", { name: new RegExp(`^${name}`) }).last().click();
    await expect(this.row(name)).toBeVisible();
  }

  /// The GM sets house rules that are numbers.
  async setHouseRules(rules: readonly (readonly [rule: string, value: string])[]): Promise<void> {
    await this.tab("Game");
    await this.page.getByText("House rules", { exact: true }).click();
    for (const [rule, value] of rules) {
      const field = this.page.getByLabel(rule, { exact: true });
      await field.fill(value);
      await field.press("Enter");
      await expect(field).toHaveValue(value);
    }
    await this.page.getByText("House rules", { exact: true }).click();
  }

  /// The GM sets for all GM creatures what each kind of prompt with `when` in its text does.
  async autoAnswers(setting: "Ask me" | "Take the default", when: string | RegExp = ""): Promise<void> {
    await this.tab("Game");
    const fold = this.panel.getByText("Auto-answers", { exact: true });
    await fold.click();
    const list = this.panel.getByRole("list").filter({ has: this.page.locator("select option", { hasText: "Ask me" }) });
    await expect(list).toBeVisible();
    for (const kind of await list.getByRole("listitem").filter({ hasText: when }).all())
      await kind.getByRole("combobox").selectOption(setting);
    await fold.click();
  }

  /// The button that repeats the last action at `target`.
  again(target: string): Locator {
    return this.actions.getByRole("button", { name: `Again: ${target}` });
  }

  /// The button that repeats it, and ends the turn or goes to the next creature.
  get againAndOn(): Locator {
    return this.actions.getByRole("button", { name: /^Again, then / });
  }

  /// Shows the actions of `creature`, which is in the fight: with a click in the turn order, unless they are shown.
  async take(creature: string): Promise<void> {
    const bar = this.page.getByRole("toolbar", { name: `Actions of ${creature}`, exact: true });
    if (!(await bar.isVisible())) await press(this.fighters.locator(`button[title^="${creature}"]`));
    await expect(bar).toBeVisible();
  }

  /// Those of `creatures` that are in the fight, in its order.
  async fightersAmong(creatures: readonly string[]): Promise<string[]> {
    const titles = await this.fighters.locator("button[title]").evaluateAll((all) => all.map((one) => one.getAttribute("title") ?? ""));
    return titles.flatMap((title) => creatures.find((creature) => title.startsWith(creature)) ?? []);
  }

  /// The number of the round that is played; 0 outside a fight.
  async round(): Promise<number> {
    const [text = ""] = await this.fighters.locator(".round").allInnerTexts();
    return Number(/\d+/.exec(text)?.[0] ?? 0);
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

  /// Drags a token over the canvas with the mouse, by the rules. held: what is looked at before it is let go.
  async drag(creature: string, to: Cell, held: () => Promise<void> = async () => undefined): Promise<void> {
    await this.stroke(await this.cellOf(creature), to, held);
  }

  /// As a GM places tokens: with Shift, asking no rule. Done when it stands there.
  async place(creature: string, to: Cell, withinMs = 30_000): Promise<void> {
    const { column, row } = await this.cellOf(creature);
    if (column === to.column && row === to.row) return;
    await this.choose(creature); // on top of other tokens there
    await this.page.keyboard.down("Shift");
    await this.stroke({ column, row }, to);
    await this.page.keyboard.up("Shift");
    await expect(this.row(creature)).toContainText(`cell ${to.column},${to.row}`, { timeout: withinMs });
  }

  /// A mouse stroke over the map, with whatever tool is in hand.
  async stroke(from: Cell, to: Cell, held: () => Promise<void> = async () => undefined): Promise<void> {
    await this.pull(await this.screenOf(from), await this.screenOf(to), held);
  }

  /// Drags the handle of `creature`, which is chosen, until it looks toward `cell`.
  async turnTowards(creature: string, cell: Cell): Promise<void> {
    const middle = await this.screenOf(await this.cellOf(creature));
    const [, looks] = /faces ([a-z-]+)/.exec(await this.row(creature).innerText()) ?? [];
    let handle = middle;
    const drawn = async () => {
      const [x = 0, y = 0] = ((await this.map.getAttribute("data-handle")) ?? "").split(" ").map(Number);
      handle = { x, y };
      return windFrom(middle, handle);
    };
    await expect.poll(drawn).toBe(looks);
    await this.pull(handle, await this.screenOf(cell));
  }

  /// One click of the wheel, away from me, over `cell`, with Shift held.
  async shiftWheel(cell: Cell): Promise<void> {
    const { x, y } = await this.screenOf(cell);
    await this.page.mouse.move(x, y);
    await this.page.keyboard.down("Shift");
    await this.page.mouse.wheel(0, 100);
    await this.page.keyboard.up("Shift");
  }

  private async pull(start: Point, end: Point, held: () => Promise<void> = async () => undefined): Promise<void> {
    await this.page.mouse.move(start.x, start.y);
    await this.page.mouse.down();
    await this.page.mouse.move(end.x, end.y, { steps: 6 });
    await held();
    await this.page.mouse.up();
  }

  async click(cell: Cell): Promise<void> {
    const { x, y } = await this.screenOf(cell);
    await this.page.mouse.click(x, y);
  }

  /// Opens the menu of what lies at `cell`.
  async rightClick(cell: Cell): Promise<void> {
    const { x, y } = await this.screenOf(cell);
    await this.page.mouse.click(x, y, { button: "right" });
  }

  async pointAt(cell: Cell): Promise<void> {
    const { x, y } = await this.screenOf(cell);
    await this.page.mouse.move(x, y, { steps: 3 });
  }

  /// The button of an action on the bar of the chosen creature; behind "more" where it is, and there behind what is unavailable.
  async action(name: RegExp): Promise<Locator> {
    const button = this.actions.getByRole("button", { name }).first();
    await this.unfold(button, this.actions.getByRole("button", { name: /^\d+ more$/, expanded: false }));
    await this.unfold(button, this.actions.getByText(/^\d+ unavailable now$/));
    return button;
  }

  /// The first button on the bar of an action that may be taken now.
  legal(name: RegExp): Locator {
    return this.actions.getByRole("button", { name }).and(this.page.locator(":not([aria-disabled='true'])")).first();
  }

  /// Chooses the target in the open form of an action, which is sent by that.
  async aim(target: string): Promise<void> {
    await press(await this.target(target));
    await expect(this.page.getByRole("form")).toBeHidden();
  }

  /// Chooses an action and its target from the list of its form.
  async act(name: RegExp, target: string): Promise<void> {
    await (await this.action(name)).click();
    if (target !== "") await (await this.target(target)).click();
  }

  /// A target in the list of the open form, behind a fold where it is.
  async target(name: string): Promise<Locator> {
    const form = this.page.getByRole("form");
    const button = form.getByRole("button", { name }).first();
    const folds = [form.getByText(/^\d+ (ally|allies)$/), form.getByText(/^\d+ unavailable$/)];
    await expect(folds.reduce((any, fold) => any.or(fold), button).first()).toBeVisible();
    for (const fold of folds) if (!(await button.isVisible()) && (await fold.isVisible())) await fold.click();
    return button;
  }

  /// Opens `fold` if `wanted` is not there.
  private async unfold(wanted: Locator, fold: Locator): Promise<void> {
    await expect(wanted.or(fold).first()).toBeVisible();
    if (!(await wanted.isVisible()) && (await fold.isVisible())) await fold.click();
  }

  /// A GM's answer to a refusal that a rule stands behind: set it aside, with a reason.
  async overrideIfRefused(reason: string): Promise<void> {
    const dialog = this.page.getByRole("dialog", { name: "Override rule?" });
    if (!(await dialog.isVisible())) return;
    try {
      await dialog.getByLabel("Reason").fill(reason, { timeout: 1000 });
      await dialog.getByRole("button", { name: "Override" }).click({ timeout: 1000 });
    } catch {
      // Closed meanwhile: the next look sees what stands now.
    }
  }

  /// The cards of the log with `words`. Only while the tab "Log" is open.
  cards(words: string | RegExp): Locator {
    return this.log.getByRole("article").filter({ hasText: words });
  }

  /// Which card of the log with `words` is the newest in which something was rolled; empty: none. However long the log is.
  async newestRolled(words: string | RegExp): Promise<string> {
    const cards = this.cards(words).filter({ has: this.page.locator("summary") });
    return (await cards.count()) === 0 ? "" : ((await cards.last().getAttribute("data-group")) ?? "");
  }

  /// The newest card of the log under the heading `title` in which something was rolled.
  rolledCard(title: string): Locator {
    const heading = this.page.getByRole("heading", { name: title, exact: true });
    return this.log.getByRole("article").filter({ has: heading }).filter({ has: this.page.locator("summary") }).last();
  }

  /// Opens a card of the log into its rolls and changes.
  async open(card: Locator): Promise<void> {
    const title = card.getByRole("heading").getByRole("button");
    if ((await title.getAttribute("aria-expanded")) === "false") await title.click();
  }

  async say(line: string): Promise<void> {
    await this.tab("Log");
    await this.page.getByRole("textbox", { name: "Chat" }).fill(line);
    await this.page.keyboard.press("Enter");
  }

  /// The names in the order of their turns.
  async inOrder(): Promise<readonly string[]> {
    const names = this.order.getByRole("listitem").getByRole("button");
    const titles = await names.evaluateAll((buttons) => buttons.map((button) => button.getAttribute("title") ?? ""));
    return titles.map(nameIn);
  }

  /// The name of the creature that is up; "" outside a conflict.
  async whoIsUp(): Promise<string> {
    const up = this.order.locator('[aria-current="true"] button');
    const [title = ""] = await up.evaluateAll((buttons) => buttons.map((button) => button.getAttribute("title") ?? ""));
    return nameIn(title);
  }

  /// Scale and place of the map on the screen, once it rests.
  async camera(): Promise<string> {
    return this.page.locator("canvas[data-camera]").evaluate(cameraAtRest);
  }

  /// The middle of a cell on the screen, once the map rests.
  async screenOf({ column, row }: Cell): Promise<Point> {
    const canvas = this.page.locator("canvas[data-camera]");
    const [scale = 0, left = 0, top = 0] = (await this.camera()).split(" ").map(Number);
    const middle = { x: column + 0.5, y: row + 0.5 };
    if ((await canvas.getAttribute("data-grid")) === "hex_rows") {
      middle.x += row % 2 === 0 ? 0 : 0.5;
      middle.y = (1.5 * row + 1) / Math.sqrt(3);
    }
    return { x: left + middle.x * CELL * scale, y: top + middle.y * CELL * scale };
  }
}

/// Where the camera of `canvas` stands once it no longer moves: a card that opens beside the map may pan it.
async function cameraAtRest(canvas: HTMLElement | SVGElement): Promise<string> {
  const STILL = 6; // frames
  let at = "";
  for (let still = 0; still < STILL; ++still) {
    await new Promise(requestAnimationFrame);
    const now = canvas.dataset["camera"] ?? "";
    if (now !== at) still = 0;
    at = now;
  }
  return at;
}

/// A title in the turn order begins with the creature's name; what is known of it follows.
function nameIn(title: string): string {
  return title.split(", ")[0] ?? "";
}
