// A map without a grid: tokens stay where they are dropped, and the rulebook's distances count on.
import { expect, test } from "./evening";
import type { Person } from "./person";
import { takePictures } from "./pictures";

test.describe.configure({ mode: "serial" });
test.use({ opening: "ford" });

/// How far the own token is from a place between cells, in screen pixels.
async function offBy({ table }: Person, place: { column: number; row: number }): Promise<number> {
  const [x = 0, y = 0] = ((await table.map.getAttribute("data-own")) ?? "").split(" ").map(Number);
  const wanted = await table.screenOf(place);
  return Math.hypot(x - wanted.x, y - wanted.y);
}

test("The GM takes the grid away, and its lines go for everyone", async ({ evening }) => {
  const { gm, ada } = evening;
  await gm.table.tab("Game");
  await gm.page.getByLabel("Grid", { exact: true }).selectOption({ label: "No grid" });

  for (const person of [gm, ada]) await expect(person.table.map).toHaveAttribute("data-lined", "false");
});

test("A token stays where its player drops it, also inside its cell, and for who comes back", async ({ evening }) => {
  const { ada } = evening;
  const from = await ada.table.cellOf("Cyrus");
  const between = { column: from.column + 2.3, row: from.row - 0.2 };
  await ada.table.stroke(from, between);
  await evening.playUntil("Cyrus stands there", async () => (await offBy(ada, between)) < 2);

  const aside = { column: from.column + 1.8, row: from.row + 0.3 };
  await ada.table.stroke(between, aside);
  await expect.poll(() => offBy(ada, aside)).toBeLessThan(2);
  expect(await ada.table.cellOf("Cyrus")).toEqual({ column: from.column + 2, row: from.row });
  await takePictures(ada, "gridless");

  await ada.page.reload();
  await expect(ada.table.map).toHaveAttribute("data-own", /\d/);
  await expect.poll(() => offBy(ada, aside)).toBeLessThan(2);
});

test("With the grid its token stands in the middle of its cell again", async ({ evening }) => {
  const { gm, ada } = evening;
  await gm.page.getByLabel("Grid", { exact: true }).selectOption({ label: "Square grid" });

  await expect(ada.table.map).toHaveAttribute("data-lined", "true");
  await expect.poll(async () => offBy(ada, await ada.table.cellOf("Cyrus"))).toBeLessThan(2);
});
