// A hero and a foe face to face in a book's ready campaign: the fight begins, each attacks, and the fight ends.
import { expect } from "@playwright/test";
import type { Evening } from "./evening";
import type { Person } from "./person";
import { takePictures } from "./pictures";
import type { Cell } from "./table";

export interface Duel {
  readonly start: string;
  readonly startIsForm: boolean;
  readonly end: string;
  readonly hero: string;
  readonly player: (evening: Evening) => Person;
  readonly foe: string;
  readonly heroAt: Cell;
  readonly foeAt: Cell;
  /// The attack of the action bar.
  readonly attack: RegExp;
  /// What no blow uses up: numbers and their values.
  readonly toughness: readonly (readonly [number: string, value: string])[];
  readonly pictures: string;
}

/// The GM begins the fight; the two stand beside each other.
export async function begin(evening: Evening, duel: Duel): Promise<void> {
  const { gm } = evening;
  await gm.table.command(duel.start);
  if (duel.startIsForm) await gm.page.getByRole("form", { name: duel.start }).getByRole("button", { name: duel.start }).click();
  await evening.up();
  await evening.settle();
  await gm.table.place(duel.hero, duel.heroAt);
  await gm.table.place(duel.foe, duel.foeAt);
  for (const creature of [duel.hero, duel.foe])
    for (const [number, value] of duel.toughness) await evening.edit(creature, number, value);
  await takePictures(gm, `${duel.pictures}_gm`);
  await takePictures(duel.player(evening), `${duel.pictures}_player`);
}

/// The hero's player attacks the foe, and all three read it in the log.
export async function attackOfHero(evening: Evening, duel: Duel): Promise<void> {
  await evening.nextTurnOf(duel.hero);
  const player = duel.player(evening);
  await evening.rolled(duel.hero, async () => {
    await player.table.choose(duel.hero);
    await player.table.act(duel.attack, duel.foe);
  });
  for (const { table } of evening.everyone) {
    await table.tab("Log");
    await expect(table.log).toContainText(duel.foe);
  }
  await takePictures(player, `${duel.pictures}_attacked`);
}

/// The foe attacks, and the hero's player is asked how to defend.
export async function attackOfFoe(evening: Evening, duel: Duel): Promise<void> {
  const { gm } = evening;
  await evening.nextTurnOf(duel.foe);
  await evening.rolled(duel.foe, async () => {
    await gm.table.choose(duel.foe);
    await gm.table.act(duel.attack, duel.hero);
  });
}

export async function end({ gm, everyone }: Evening, duel: Duel): Promise<void> {
  await gm.table.endFight(duel.end);
  for (const { page } of everyone) await expect(page.getByRole("region", { name: "Combatants" })).toBeHidden();
}
