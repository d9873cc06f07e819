// Roofs: drawings that cover the map for players with no creature beneath.
import { expect, test } from "./evening";
import { takePictures } from "./pictures";

test.describe.configure({ mode: "serial" });
test.use({ opening: "ford" });

test("A GM makes drawings roofs, and every player has them", async ({ evening }) => {
  const { gm, ada, bea } = evening;
  await gm.table.map.focus();
  await gm.page.keyboard.press("Shift+D");
  const bar = gm.page.getByRole("toolbar", { name: "Drawings" });
  await bar.getByRole("button", { name: "Rectangle", exact: true }).click();
  const { column, row } = await gm.table.cellOf("Cyrus");
  await gm.table.stroke({ column: column - 1.5, row: row - 1.5 }, { column: column + 1.5, row: row + 1.5 });
  await gm.table.stroke({ column: 17.5, row: 2.5 }, { column: 22.5, row: 6.5 });
  await expect(gm.table.map).toHaveAttribute("data-drawings", "2");
  await bar.getByRole("button", { name: "Select", exact: true }).click();
  await gm.page.keyboard.press("Control+a");
  await bar.getByRole("button", { name: "Roof", exact: true }).click();

  for (const person of [gm, ada, bea]) await expect(person.table.map).toHaveAttribute("data-roofs", "2");
  for (const person of [gm, ada, bea]) await takePictures(person, `roofs_${person.name}`);

  await bar.getByRole("button", { name: "Roof", exact: true }).click();
  for (const person of [gm, ada, bea]) await expect(person.table.map).toHaveAttribute("data-roofs", "0");
});
