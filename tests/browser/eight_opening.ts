// The ready campaign with eight creatures face to face, made by its GM as plumbing.
import type { FightOfEight } from "./fights_of_eight";
import { type Evening, expect } from "./evening";
import type { Person } from "./person";
import type { Cell } from "./table";

export async function opens(evening: Evening, eight: FightOfEight): Promise<void> {
  const { gm, ada, bea } = evening;
  await evening.gmOpens("Eight", eight.system);
  await keepOnly(gm, eight.pairs.flat());
  for (const creature of eight.added ?? []) await gm.table.addCreature(creature);
  await evening.joins(ada, eight.pairs[0]?.[0] ?? "");
  await evening.joins(bea, eight.pairs[1]?.[0] ?? "");
  await standFaceToFace(gm, eight);
  for (const creature of eight.pairs.flat())
    for (const [number, value] of eight.toughness) await evening.edit(creature, number, value);
}

/// Ends with the log open and nothing selected, as a GM looks at a fight.
export async function standFaceToFace(gm: Person, { pairs, at }: FightOfEight): Promise<void> {
  const { page, table } = gm;
  if (at === "corner") await gather(gm, pairs.flat());
  else
    for (const [row, pair] of pairs.entries())
      for (const [column, creature] of pair.entries())
        await puts(gm, creature, { column: at.column + column, row: at.row + row });
  await table.tab("Log");
  await page.locator("canvas").focus();
  await page.keyboard.press("Escape");
}

/// A drag that misses its token moves the map: then the map is fitted again before the next try.
async function puts({ page, table }: Person, creature: string, cell: Cell): Promise<void> {
  const place = async () => {
    try {
      await table.place(creature, cell, 5000);
    } catch (failure) {
      await page.getByRole("button", { name: "Fit map (0)" }).click();
      throw failure;
    }
  };
  await expect(place).toPass({ timeout: 60_000 });
}

/// Deletes all creatures of the scene but `names`.
async function keepOnly({ page, table }: Person, names: readonly string[]): Promise<void> {
  await table.tab("Creatures");
  const rows = page.getByRole("region", { name: "In this scene" }).locator("button[title*='Double click']");
  const titles = await rows.evaluateAll((all) => all.map((row) => row.getAttribute("title") ?? ""));
  for (const name of titles.map((title) => title.replace(/\. Double click.*/, ""))) {
    if (names.includes(name)) continue;
    await table.menu(name, "Delete…");
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(table.row(name)).toBeHidden();
  }
}

/// Steps each creature over the zones into the corner at the lower left.
async function gather({ page, table }: Person, creatures: readonly string[]): Promise<void> {
  const free = page.getByRole("button", { name: /^Free movement/ });
  await free.click();
  for (const creature of creatures) {
    await table.choose(creature);
    await page.locator("canvas").focus();
    for (const key of ["ArrowLeft", "ArrowDown"])
      for (let moves = true; moves; ) {
        const before = await table.row(creature).innerText();
        await page.keyboard.press(key);
        const moved = expect(table.row(creature)).not.toHaveText(before, { timeout: 500, useInnerText: true });
        moves = await moved.then(
          () => true,
          () => false,
        );
      }
  }
  await free.click();
}
