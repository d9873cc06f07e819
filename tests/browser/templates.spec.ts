// Templates: areas drawn over the map that name the creatures that they touch and fill the form of an action.
import { expect, HIDDEN, test } from "./evening";
import type { Person } from "./person";
import { takePictures } from "./pictures";
import type { Cell } from "./table";
import { expectNoViolations } from "./violations";

test.describe.configure({ mode: "serial" });
test.use({ opening: "fordFight" });

const MARN = "Deadeye Marn";
const cyrus: Cell = { column: 5, row: 8 };
const aune: Cell = { column: 6, row: 9 };
const hidden: Cell = { column: 7, row: 8 };
const marn: Cell = { column: 6, row: 7 };
/// Beside all of them.
const origin: Cell = { column: 6, row: 8 };
const edge: Cell = { column: 8, row: 8 };

const barOf = ({ page }: Person) => page.getByRole("toolbar", { name: "Template" });
const shape = (person: Person, name: string) => barOf(person).getByRole("button", { name, exact: true });

async function takesTool(person: Person): Promise<void> {
  await person.table.map.focus();
  await person.page.keyboard.press("Shift+A");
  await expect(barOf(person)).toBeVisible();
}

test("A player's circle names the creatures that they see in it, and the others see its outline", async ({ evening }) => {
  const { gm, ada, bea } = evening;
  await evening.turnOf("Cyrus");
  await gm.table.place("Cyrus", cyrus);
  await gm.table.place("Aune", aune);
  await gm.table.place(HIDDEN, hidden);
  await gm.table.place(MARN, marn);
  await takesTool(ada);

  await ada.table.stroke(origin, edge, async () => {
    for (const { table } of [ada, bea]) await expect(table.onTheMap).toContainText("Measured: 2 m");
    for (const name of ["Cyrus", "Aune", MARN]) await expect(barOf(ada).locator(".touched")).toContainText(name);
    await takePictures(bea, "templates_seen");
  });

  await expect(bea.table.onTheMap).not.toContainText("Measured");
  await expect(barOf(ada).getByRole("status")).toHaveText(/^Touches: /);
  await expect(barOf(ada)).not.toContainText(HIDDEN);
  expect(ada.wasSent(HIDDEN)).toBe(false);
  await expectNoViolations(ada, "template tool");
  await takePictures(ada, "templates_circle");
});

test("The GM's names the hidden one too, and selects them all", async ({ evening }) => {
  const { gm } = evening;
  await takesTool(gm);
  await gm.table.stroke(origin, edge);
  await expect(barOf(gm).locator(".touched")).toContainText(HIDDEN);

  await barOf(gm).getByRole("button", { name: "Select these" }).click();

  await gm.table.tab("Creatures");
  for (const name of ["Cyrus", "Aune", HIDDEN, MARN]) await expect(gm.table.row(name)).toHaveAttribute("aria-pressed", "true");
  await takePictures(gm, "templates_gm");
  await barOf(gm).getByRole("button", { name: "Done" }).click();
  await expect(barOf(gm)).toBeHidden();
});

test("The circle becomes a cone, a line and a square, moves by keys and goes with Esc", async ({ evening }) => {
  const { ada } = evening;
  const touched = barOf(ada).locator(".touched");
  await shape(ada, "Cone").click();
  await barOf(ada).getByLabel("Angle").selectOption({ label: "90°" });
  await takePictures(ada, "templates_cone");
  await expect(touched).toHaveText("Touches no creature.");

  await shape(ada, "Line").click();
  await ada.table.stroke({ column: 3, row: 8 }, { column: 6, row: 8 });
  await expect(touched).toHaveText("Touches: Cyrus");
  await ada.page.keyboard.press("ArrowDown");
  await expect(touched).toHaveText("Touches: Aune");
  await barOf(ada).getByLabel("Size (m)").fill("2");
  await ada.page.keyboard.press("Enter");
  await expect(touched).toHaveText("Touches no creature.");
  await ada.table.map.focus();

  await shape(ada, "Square").click();
  await takePictures(ada, "templates_square");
  await ada.table.map.focus();
  await ada.page.keyboard.press("Escape");
  await expect(touched).toBeHidden();
  await expect(barOf(ada)).toBeVisible();
  await ada.page.keyboard.press("Escape");
  await expect(barOf(ada)).toBeHidden();
});

test("It fills the target of an open form with a legal one that it touches, and sends nothing", async ({ evening }) => {
  const { ada } = evening;
  await ada.table.choose("Cyrus");
  await (await ada.table.action(/^Attack .*machete/i)).click();
  const form = ada.page.getByRole("form");
  await expect(form).toBeVisible();
  await takesTool(ada);
  await shape(ada, "Circle").click();
  await ada.table.stroke(marn, { column: 6, row: 6 });

  await barOf(ada).getByRole("button", { name: `Target ${MARN}` }).click();

  await expect(form.getByRole("button", { name: MARN })).toHaveAttribute("aria-pressed", "true");
  await expect(form).toBeVisible();
  await takePictures(ada, "templates_target");
  await form.getByRole("button", { name: "Cancel" }).click();
  await expect(form).toBeHidden();
  await barOf(ada).getByRole("button", { name: "Done" }).click();
});

test("Its origin fills the place of an action, and the form takes the map back", async ({ evening }) => {
  const { ada } = evening;
  await (await ada.table.action(/^Jump/)).click();
  const form = ada.page.getByRole("form");
  await expect(form).toContainText("pick on the map");
  await takesTool(ada);
  await ada.table.stroke({ column: 4, row: 8 }, { column: 3, row: 8 });

  await barOf(ada).getByRole("button", { name: "Aim here" }).click();

  await expect(form).toContainText("4,8");
  await takePictures(ada, "templates_place");
  await barOf(ada).getByRole("button", { name: "Done" }).click();
  for (const tool of [/^Select and move/, /^Template/])
    await expect(ada.page.getByRole("button", { name: tool })).toHaveAttribute("aria-pressed", "false");
  await form.getByRole("button", { name: "Jump", exact: true }).click();
  await expect(form).toBeHidden();
});
