// A fight of the rulebook with zones: whose turn it is, what is done in it, who is down.
import { expect } from "@playwright/test";
import type { Evening } from "./evening";
import type { Person } from "./person";

export class HeimrFight {
  /// heroes: their players; all other creatures are the GM's.
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

  /// The player of the creature that is up ends its turn; open questions get default answers.
  async endTurn(): Promise<void> {
    const up = await this.evening.up();
    const { table } = this.playerOf(up);
    await table.choose(up);
    await table.actions.getByRole("button", { name: "End turn" }).click();
    await this.evening.playUntil(`the turn of ${up} ends`, async () => (await this.evening.gm.table.whoIsUp()) !== up);
    await this.evening.settle();
  }

  /// Until `creature` is up; a turn of its own that is under way is ended first.
  async nextTurnOf(creature: string): Promise<void> {
    if ((await this.evening.up()) === creature) await this.endTurn();
    await this.turnOf(creature);
  }

  async turnOf(creature: string): Promise<void> {
    for (let turns = 0; turns < 12 && (await this.evening.up()) !== creature; turns++) await this.endTurn();
    expect(await this.evening.up()).toBe(creature);
  }

  /// The player of `creature` does something with it that is rolled for, up to its end.
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
}
