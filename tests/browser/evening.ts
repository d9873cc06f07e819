// One evening: a server, its store, a GM and two players in browsers of their own. Every file of tests has one of its own.
import { type Browser, test as base, expect, type Locator } from "@playwright/test";
import { LobbyApi } from "./lobby_api";
import { openings } from "./openings";
import { Person } from "./person";
import { Server } from "./server";
import { openStore, type StoreKind } from "./store";

/// The creature of the sample that players do not see.
export const HIDDEN = "The thing in the mill";

export class Evening {
  /// The campaign's address, once it is made.
  tableAddress = "";

  constructor(
    readonly server: Server,
    readonly gm: Person,
    readonly ada: Person,
    readonly bea: Person,
    /// A person who is not at the table.
    readonly cleo: Person,
  ) {}

  get everyone(): readonly Person[] {
    return [this.gm, this.ada, this.bea];
  }

  get players(): readonly Person[] {
    return [this.ada, this.bea];
  }

  /// Answers every question until `holds`: dice decide which questions come.
  async playUntil(what: string, holds: () => Promise<boolean>): Promise<void> {
    const look = async () => {
      for (const person of this.everyone) {
        await person.question.answerIfAsked();
        await person.declared.passIfAsked();
      }
      return holds();
    };
    await expect.poll(look, { message: what, timeout: 60_000, intervals: [50] }).toBe(true);
  }

  /// The GM has an account, a new campaign of the rulebook `system`, and is at its table.
  async gmOpens(name: string, system: string, scene: "sample" | "empty" = "sample"): Promise<void> {
    const api = new LobbyApi(this.server.address);
    if (this.tableAddress === "") await api.setUp(this.gm, this.server.setupLink);
    this.tableAddress = await api.newCampaign(this.gm, name, system, scene === "sample");
    await this.gm.page.goto(this.tableAddress);
    await expect(this.gm.table.connection).toHaveText(/connected/);
    await this.gm.page.getByRole("button", { name: "Dismiss the guide" }).click();
  }

  /// A player joins the campaign as `hero`.
  async joins(player: Person, hero: string): Promise<void> {
    await new LobbyApi(this.server.address).join(player, await this.inviteLink());
    await player.page.goto(this.tableAddress);
    await player.page.getByRole("button", { name: `Play ${hero}` }).click();
    await expect(player.page.getByRole("region", { name: `${hero}: state and actions` })).toBeVisible();
  }

  /// A link that lets a player in.
  async inviteLink(): Promise<string> {
    return new LobbyApi(this.server.address).invite(this.gm, this.tableAddress);
  }

  /// The creature that is up, as soon as there is one: at the start of a round prompts may come first.
  async up(): Promise<string> {
    let up = "";
    await this.playUntil("a creature is up", async () => {
      up = await this.gm.table.whoIsUp();
      return up !== "";
    });
    return up;
  }

  /// Ends turns, as the GM may for every creature, until `creature` is up.
  async turnOf(creature: string): Promise<void> {
    for (let turns = 0; turns < 20 && (await this.up()) !== creature; turns++) await this.endTurn();
    expect(await this.up()).toBe(creature);
    await this.settle();
  }

  /// The GM does something with `creature` once, overriding refusals, and the log says `says`. No die may decide that: see
  /// `strong` and `gives`.
  async succeeds(act: { creature: string; action: RegExp; target: string }, says: RegExp): Promise<void> {
    const { table, question } = this.gm;
    await this.settle();
    const before = await this.newestSaying(says);
    await table.choose(act.creature);
    await table.tab("Log");
    await table.act(act.action, act.target);
    await this.playUntil(`the log says ${says.source}`, async () => {
      await table.overrideIfRefused("So that the evening goes on");
      return (await this.newestSaying(says)) !== before && !(await question.isOpen());
    });
  }

  /// The GM makes all that `creature` fights with so strong. At 10 and -10 a foe wins every struggle with a hero, who rolls
  /// against the foe's number: no die bridges 20.
  async strong(creature: string, value: number): Promise<void> {
    for (const number of ["Toughness", "Agility", "Coordination"]) await this.edit(creature, number, String(value));
  }

  /// The GM lets `creature` do something that is rolled for, up to its end.
  async rolled(creature: string, act: () => Promise<void>): Promise<void> {
    const { table, question } = this.gm;
    await table.tab("Log");
    const before = await table.newestRolled(creature);
    await act();
    await table.tab("Log");
    await this.playUntil(`${creature} does it`, async () => {
      await table.overrideIfRefused("So that the evening goes on");
      return (await table.newestRolled(creature)) !== before && !(await question.isOpen());
    });
  }

  /// Until no question is open.
  async settle(): Promise<void> {
    await this.playUntil("nothing is asked", async () => !(await this.gm.question.isOpen()));
  }

  /// Whether the GM's log says it anywhere.
  async logSays(words: RegExp): Promise<boolean> {
    await this.gm.table.tab("Log");
    return words.test(((await this.gm.table.log.textContent()) ?? "").replaceAll(/\s+/g, " "));
  }

  /// Which card of the GM's log is the newest that says it; empty: none.
  private async newestSaying(words: RegExp): Promise<string> {
    await this.gm.table.tab("Log");
    const cards = await this.gm.table.log
      .getByRole("article")
      .evaluateAll((all) => all.map((card) => [card.getAttribute("data-group") ?? "", card.textContent ?? ""] as const));
    return cards.findLast(([, text]) => words.test(text.replaceAll(/\s+/g, " ")))?.[0] ?? "";
  }

  /// As turnOf, but a turn that is under way is ended first.
  async nextTurnOf(creature: string): Promise<void> {
    if ((await this.up()) === creature) await this.endTurn();
    await this.turnOf(creature);
  }

  /// A turn in which `player` may do `action` with `creature`: a reaction may have cost it what its next turn had.
  async turnFor(player: Person, creature: string, action: RegExp): Promise<void> {
    await this.turnOf(creature);
    await player.table.choose(creature);
    for (let turns = 0; turns < 4 && (await (await player.table.action(action)).getAttribute("aria-disabled")) === "true"; turns++)
      await this.nextTurnOf(creature);
  }

  /// The GM sets a number of `creature` on its sheet.
  async edit(creature: string, number: string, value: string): Promise<void> {
    const { page, table } = this.gm;
    await table.menu(creature, "Open sheet");
    const sheet = page.getByRole("region", { name: creature, exact: true });
    const shownNumber = sheet.getByRole("button", { name: new RegExp(`^${number}: `) });
    const more = sheet.getByText("More", { exact: true });
    await expect(more).toBeVisible();
    if (!(await shownNumber.isVisible())) await more.click();
    const inactive = sheet.getByRole("button", { name: "Show inactive" });
    await expect(shownNumber.or(inactive).first()).toBeVisible();
    if (!(await shownNumber.isVisible())) await inactive.click();
    await shownNumber.click();
    await page.getByLabel(`Set ${number}`).fill(value.startsWith("-") ? `=${value}` : value); // -10 alone: 10 less
    await page.getByRole("button", { name: "Set", exact: true }).click();
    const shown = value.replace("-", "−");
    await expect(sheet.getByRole("button", { name: new RegExp(`^${number}: ${shown}\\b`) })).toBeVisible();
    await sheet.getByRole("button", { name: "Close", exact: true }).click();
  }

  /// The GM sets a flag of `creature` that it does not have yet.
  async flag(creature: string, name: string): Promise<void> {
    const { page, table } = this.gm;
    await table.menu(creature, "Open sheet");
    const sheet = page.getByRole("region", { name: creature, exact: true });
    const inactive = sheet.getByRole("button", { name: "Show inactive" });
    const more = sheet.getByText("More", { exact: true });
    await expect(more).toBeVisible();
    if (!(await inactive.isVisible())) await more.click();
    await inactive.click();
    await sheet.getByRole("button", { name: new RegExp(`^${name}: `) }).click();
    await page.getByRole("switch", { name }).click();
    await sheet.getByRole("button", { name: "Hide inactive" }).click();
    await expect(sheet.getByText(name, { exact: true })).toBeVisible();
    await sheet.getByRole("button", { name: "Close", exact: true }).click();
  }

  /// The GM gives `creature` a condition, until it is ended.
  async gives(creature: string, condition: string): Promise<void> {
    const { page, table } = this.gm;
    await table.menu(creature, "Open sheet");
    const sheet = page.getByRole("region", { name: creature, exact: true });
    await sheet.getByRole("button", { name: "Add condition" }).click();
    await page.getByRole("searchbox", { name: "Search conditions" }).fill(condition);
    await page.keyboard.press("Enter");
    await expect(this.chip(creature, condition)).toBeVisible();
    await sheet.getByRole("button", { name: "Close", exact: true }).click();
  }

  /// The GM ends a condition of `creature`.
  async ends(creature: string, condition: string): Promise<void> {
    const { page, table } = this.gm;
    await table.menu(creature, "Open sheet");
    await this.chip(creature, condition).click();
    await page.getByRole("button", { name: "Remove", exact: true }).click();
    await expect(this.chip(creature, condition)).toBeHidden();
    await page.getByRole("region", { name: creature, exact: true }).getByRole("button", { name: "Close", exact: true }).click();
  }

  /// A condition on the open sheet of `creature`.
  private chip(creature: string, condition: string): Locator {
    const sheet = this.gm.page.getByRole("region", { name: creature, exact: true });
    return sheet.getByRole("region", { name: "Conditions" }).getByRole("button", { name: new RegExp(`^${condition}, `) });
  }

  /// So much Condition that no luck of the dice ends `creature`.
  async toughen(creature: string): Promise<void> {
    await this.edit(creature, "Max Condition", "300");
    await this.edit(creature, "Condition", "300");
  }

  /// Those of `creatures` that the turn order does not show as down.
  async standing(creatures: readonly string[]): Promise<readonly string[]> {
    const down = this.gm.table.order.getByRole("button").filter({ has: this.gm.page.locator(".down") });
    const names = await down.evaluateAll((buttons) => buttons.map((button) => button.getAttribute("title")));
    return creatures.filter((creature) => !names.includes(creature));
  }

  /// Ends the turn of the creature that is up.
  async endTurn(): Promise<void> {
    const { table } = this.gm;
    await this.up();
    await this.settle();
    const up = await this.up();
    await table.choose(up);
    await table.actions.getByRole("button", { name: "End turn" }).click();
    await this.playUntil(`the turn of ${up} ends`, async () => (await table.whoIsUp()) !== up);
  }
}

export interface Options {
  store: StoreKind;
}

/// The evening of the file that a worker is at.
class Evenings {
  private file = "";
  private evening: Evening | null = null;
  private end = async (): Promise<void> => undefined;

  constructor(
    private readonly browser: Browser,
    private readonly store: StoreKind,
  ) {}

  /// The evening of `file`, which goes on where the test before it stopped, or has just begun.
  async of(file: string, opening: keyof typeof openings): Promise<Evening> {
    if (this.evening !== null && this.file === file) return this.evening;
    await this.close();
    this.file = file;
    this.evening = await this.begin();
    await openings[opening](this.evening);
    return this.evening;
  }

  async close(): Promise<void> {
    await this.end();
    this.end = async () => undefined;
    this.evening = null;
  }

  private async begin(): Promise<Evening> {
    const store = openStore(this.store);
    this.end = async () => store.close();
    const server = await Server.start(store.url);
    this.end = async () => {
      await server.stop();
      store.close();
    };
    const arrives = (name: string) => Person.arrives(this.browser, name);
    const people = [await arrives("Mira"), await arrives("Ada"), await arrives("Bea"), await arrives("Cleo")] as const;
    this.end = async () => {
      await Promise.all(people.map((person) => person.leaves()));
      await server.stop();
      store.close();
    };
    return new Evening(server, ...people);
  }
}

export const test = base.extend<{ opening: keyof typeof openings; evening: Evening }, Options & { evenings: Evenings }>({
  store: ["sqlite", { option: true, scope: "worker" }],
  evenings: [
    async ({ browser, store }, use) => {
      const evenings = new Evenings(browser, store);
      await use(evenings);
      await evenings.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  opening: ["fresh", { option: true }],
  evening: [async ({ evenings, opening }, use, { file }) => use(await evenings.of(file, opening)), { timeout: 120_000 }],
});

export { expect };
