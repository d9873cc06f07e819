// Somebody in a fight of the rulebook with zones: whose turn it is, what they do in it, who is down.
import { expect } from "@playwright/test";
import type { Evening } from "./evening";
import type { Person } from "./person";

export class HeimrFight {
  /// heroes: who plays them; everybody else is the GM's.
  constructor(
    private readonly evening: Evening,
    private readonly heroes: ReadonlyMap<string, Person>,
    readonly foes: readonly string[],
  ) {}

  playerOf(creature: string): Person {
    return this.heroes.get(creature) ?? this.evening.gm;
  }

  order(): Promise<readonly string[]> {
    return this.evening.gm.table.inOrder();
  }

  async foesStanding(): Promise<readonly string[]> {
    return this.evening.standing(this.foes);
  }

  /// Whoever plays the one who is up ends its turn, whatever is asked meanwhile.
  async endTurn(): Promise<void> {
    const up = await this.up();
    const { table } = this.playerOf(up);
    await table.choose(up);
    await table.actions.getByRole("button", { name: "End turn" }).click();
    await this.evening.playUntil(`the turn of ${up} ends`, async () => (await this.evening.gm.table.whoIsUp()) !== up);
    await this.evening.settle();
  }

  /// Until `creature` is up; a turn of its own that is under way is ended first.
  async nextTurnOf(creature: string): Promise<void> {
    if ((await this.up()) === creature) await this.endTurn();
    await this.turnOf(creature);
  }

  async turnOf(creature: string): Promise<void> {
    for (let turns = 0; turns < 12 && (await this.up()) !== creature; turns++) await this.endTurn();
    expect(await this.up()).toBe(creature);
  }

  /// Whoever plays `creature` does something with it that is rolled for, up to its end.
  async rolled(creature: string, act: (person: Person) => Promise<void>): Promise<void> {
    const { gm } = this.evening;
    const person = this.playerOf(creature);
    await gm.table.tab("Log");
    const before = await gm.table.newestRolled(creature);
    await person.table.choose(creature);
    await act(person);
    await gm.table.tab("Log");
    await this.evening.playUntil(`${creature} does it`, async () => {
      return (await gm.table.newestRolled(creature)) !== before && !(await gm.question.isOpen());
    });
  }

  /// Who is up, as soon as somebody is.
  async up(): Promise<string> {
    await this.evening.playUntil("somebody is up", async () => (await this.evening.gm.table.whoIsUp()) !== "");
    return this.evening.gm.table.whoIsUp();
  }
}
