// Regions: the GM marks stairs, traps, damage and stops on the map; players walk into them and see no mark.
import { type Evening, expect, test } from "./evening";
import type { Person } from "./person";
import { takePictures } from "./pictures";
import type { Cell } from "./table";
import { expectNoViolations } from "./violations";

test.describe.configure({ mode: "serial" });
test.use({ opening: "ford" });

/// The upper left corner of a cell.
const corner = (column: number, row: number): Cell => ({ column: column - 0.5, row: row - 0.5 });
const canvas = ({ page }: Person) => page.locator("canvas");
const barOf = ({ page }: Person) => page.getByRole("toolbar", { name: "Regions" });
const regions = (person: Person, count: string) => expect(canvas(person)).toHaveAttribute("data-regions", count);
const doing = (gm: Person, kind: string) => barOf(gm).getByLabel("What it does").selectOption({ label: kind });
/// Deadeye Marn is asked for each step toward her.
const stands = (evening: Evening, creature: string, at: Cell) =>
  evening.playUntil(`${creature} stands at ${at.column},${at.row}`, async () => {
    const { column, row } = await evening.ada.table.cellOf(creature);
    return column === at.column && row === at.row;
  });

async function named(gm: Person, name: string): Promise<void> {
  const field = barOf(gm).getByLabel("Name", { exact: true });
  await field.fill(name);
  await field.blur();
}

/// No region is selected before.
async function draws(gm: Person, from: Cell, to: Cell, kind: string, name: string): Promise<void> {
  await gm.table.stroke(from, to);
  await expect(barOf(gm).getByLabel("What it does")).toBeVisible();
  await doing(gm, kind);
  await named(gm, name);
}

test("The GM draws a trap, which ends a player's walk and tells the GM alone", async ({ evening }) => {
  const { gm, ada } = evening;
  await gm.table.place("Cyrus", { column: 4, row: 10 });
  await gm.table.map.focus();
  await gm.page.keyboard.press("g");
  await expect(barOf(gm)).toBeVisible();

  await draws(gm, corner(6, 9), corner(8, 12), "Trap", "Pit under leaves");

  await regions(gm, "1");
  await expectNoViolations(gm, "region tool");
  await takePictures(gm, "regions_trap");
  await barOf(gm).getByRole("button", { name: "Done" }).click();
  await regions(gm, "");

  await ada.table.drag("Cyrus", { column: 9, row: 10 });

  await stands(evening, "Cyrus", { column: 6, row: 9 });
  await ada.table.tab("Log");
  await expect(ada.table.log).toContainText("Cyrus has to stop here.");
  await gm.table.tab("Log");
  await expect(gm.table.log).toContainText("Cyrus enters: Pit under leaves.");
  expect(ada.wasSent("Pit under leaves")).toBe(false);
});

test("A polygon is drawn corner by corner, changed and undone", async ({ evening }) => {
  const { gm } = evening;
  await gm.table.map.focus();
  await gm.page.keyboard.press("g");
  for (const [column, row] of [
    [12, 4],
    [16, 4],
    [16, 8],
    [13, 7],
  ] as const)
    await gm.table.click(corner(column, row));
  await barOf(gm).getByRole("button", { name: "Close shape" }).click();
  await regions(gm, "2");
  await expect(barOf(gm).getByLabel("Name", { exact: true })).toHaveValue("Region 2");

  await gm.table.stroke(corner(16, 8), corner(17, 9));
  await takePictures(gm, "regions_polygon");
  await gm.table.map.focus();
  await gm.page.keyboard.press("Delete");
  await regions(gm, "1");
  await gm.page.keyboard.press("Control+z");
  await regions(gm, "2");
});

test("Stairs lead to others, and back", async ({ evening }) => {
  const { gm, ada } = evening;
  await gm.table.map.focus();
  await gm.page.keyboard.press("Escape");
  await gm.page.keyboard.press("g");
  await draws(gm, corner(20, 9), corner(21, 10), "Stairs or portal", "Tower, top");
  await gm.table.map.focus();
  await gm.page.keyboard.press("Escape");
  await draws(gm, corner(6, 13), corner(7, 14), "Stairs or portal", "Tower, foot");

  await barOf(gm).getByLabel("Leads to").selectOption({ label: "Tower, top" });
  await barOf(gm).getByRole("button", { name: "Make it lead back" }).click();

  await expect(barOf(gm).getByRole("button", { name: "Make it lead back" })).toBeHidden();
  await takePictures(gm, "regions_stairs");
  await barOf(gm).getByRole("button", { name: "Done" }).click();

  await ada.table.drag("Cyrus", { column: 6, row: 13 });
  await stands(evening, "Cyrus", { column: 20, row: 9 });
  await takePictures(ada, "regions_player");
  await ada.table.drag("Cyrus", { column: 20, row: 11 });
  await stands(evening, "Cyrus", { column: 20, row: 11 });
  await ada.table.drag("Cyrus", { column: 20, row: 9 });
  await stands(evening, "Cyrus", { column: 6, row: 13 });
});

test("A region that is off does nothing", async ({ evening }) => {
  const { gm, ada } = evening;
  await gm.table.map.focus();
  await gm.page.keyboard.press("g");
  await gm.table.click({ column: 7, row: 11 });
  await barOf(gm).getByRole("button", { name: "On", exact: true }).click();
  await expect(barOf(gm).getByRole("button", { name: "Off", exact: true })).toBeVisible();
  await barOf(gm).getByRole("button", { name: "Done" }).click();

  await ada.table.drag("Cyrus", { column: 6, row: 8 });

  await stands(evening, "Cyrus", { column: 6, row: 8 });
});

test("Damage harms a player's creature that walks into it", async ({ evening }) => {
  const { gm, ada } = evening;
  await gm.table.map.focus();
  await gm.page.keyboard.press("g");
  await draws(gm, corner(8, 6), corner(10, 8), "Damage", "Lava");
  const damage = barOf(gm).getByLabel("Damage", { exact: true });
  await expect(damage).toHaveValue("1d6");
  await damage.fill("2d6-1");
  await damage.blur();
  await expect(barOf(gm)).toContainText("Write dice such as 2d6+3, or a number such as 4.");
  await expectNoViolations(gm, "damage of a region");
  await takePictures(gm, "regions_damage_wrong");
  await damage.fill("3");
  await damage.press("Enter");
  await expect(barOf(gm)).not.toContainText("Write dice");
  await takePictures(gm, "regions_damage");
  await barOf(gm).getByRole("button", { name: "Done" }).click();
  const state = ada.page.getByRole("region", { name: "Cyrus: state and actions" });
  await expect(state).toContainText("15/15");

  await ada.table.drag("Cyrus", { column: 9, row: 7 });

  await stands(evening, "Cyrus", { column: 8, row: 7 });
  await expect(state).toContainText("12/15");
  await ada.table.tab("Log");
  await takePictures(ada, "regions_damage_player");
});
