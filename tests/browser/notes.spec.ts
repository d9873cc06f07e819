// Notes: the GM pins them to the map, and players read those that are for them.
import type { Page } from "@playwright/test";
import { expect, test } from "./evening";
import type { Person } from "./person";
import { takePictures } from "./pictures";
import type { Cell } from "./table";
import { expectNoViolations } from "./violations";

test.describe.configure({ mode: "serial" });
test.use({ opening: "ford" });

const trap: Cell = { column: 11, row: 13 };
const well: Cell = { column: 7, row: 12 };
const moved: Cell = { column: 9, row: 10 };
const empty: Cell = { column: 4, row: 10 };

const canvas = ({ page }: { readonly page: Page }) => page.locator("canvas");
const barOf = ({ page }: { readonly page: Page }) => page.getByRole("toolbar", { name: "Notes" });
const titleOf = (gm: Person) => barOf(gm).getByLabel("Title", { exact: true });
const notes = (person: Person, count: number) => expect(canvas(person)).toHaveAttribute("data-notes", `${count}`);
const seenBy = (gm: Person, audience: string) => barOf(gm).getByLabel("Who sees it").selectOption({ label: audience });

/// No note is selected before.
async function pins(gm: Person, at: Cell, title: string, text: string): Promise<void> {
  await gm.table.click(at);
  await expect(titleOf(gm)).toBeFocused();
  await titleOf(gm).fill(title);
  const field = barOf(gm).getByLabel("Text", { exact: true });
  await field.fill(text);
  await field.blur();
}

async function undoes(gm: Person): Promise<void> {
  await gm.table.map.focus();
  await gm.page.keyboard.press("Control+z");
}

test("A note that the GM pins is the GM's alone", async ({ evening }) => {
  const { gm, ada } = evening;
  await gm.table.map.focus();
  await gm.page.keyboard.press("n");
  await expect(barOf(gm)).toBeVisible();

  await pins(gm, trap, "Trapdoor", "The third step gives way.");

  await notes(gm, 1);
  await expect(barOf(gm).getByLabel("Who sees it").locator("option:checked")).toHaveText("GM only");
  await expectNoViolations(gm, "note tool");
  await takePictures(gm, "notes_tool");
  await notes(ada, 0);
});

test("A note for all players comes to them, a secret one does not", async ({ evening }) => {
  const { gm, ada, bea } = evening;
  await gm.table.click(empty); // ends the selection
  await expect(titleOf(gm)).toBeHidden();
  await pins(gm, well, "Old well", "Forty feet deep.\nSomething moves down there.");
  await notes(gm, 2);

  await seenBy(gm, "All players");

  await notes(ada, 1);
  await notes(bea, 1);
  expect(ada.wasSent("Old well")).toBe(true);
  expect(ada.wasSent("Trapdoor") || ada.wasSent("third step")).toBe(false);
});

test("A player opens it with a click on its pin, or from the list", async ({ evening }) => {
  const { ada } = evening;
  const card = ada.page.getByRole("dialog", { name: "Old well" });

  await ada.table.click(well);
  await expect(card).toContainText("Something moves down there.");
  await expect(card.getByRole("button", { name: "Edit" })).toBeHidden();
  await takePictures(ada, "notes_card");
  await ada.page.keyboard.press("Escape");
  await expect(card).toBeHidden();

  await ada.table.tab("Creatures");
  const list = ada.page.getByRole("region", { name: "Notes" });
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await list.getByRole("button", { name: "Old well" }).press("Enter");
  await expect(card).toContainText("Forty feet deep.");
  await ada.page.keyboard.press("Escape");
  await expect(list.getByRole("button", { name: "Old well" })).toBeFocused();
});

test("Undo takes it back from the players", async ({ evening }) => {
  const { gm, ada } = evening;

  await undoes(gm);

  await notes(ada, 0);
  await notes(gm, 2);
});

test("A note for one character is read by its player alone", async ({ evening }) => {
  const { gm, ada, bea } = evening;
  await seenBy(gm, "Chosen characters");

  await barOf(gm).getByRole("group", { name: "Characters" }).getByRole("button", { name: "Cyrus" }).click();

  await notes(ada, 1);
  await notes(bea, 0);
});

test("A note moves by a drag, is edited from its card, and is deleted", async ({ evening }) => {
  const { gm, ada } = evening;
  await gm.table.stroke(well, moved);
  await barOf(gm).getByRole("button", { name: "Done" }).click();
  await expect(barOf(gm)).toBeHidden();

  await gm.table.click(moved);
  const card = gm.page.getByRole("dialog", { name: "Old well" });
  await expect(card).toContainText("Seen by: Cyrus");
  await card.getByRole("button", { name: "Edit" }).click();
  await expect(titleOf(gm)).toHaveValue("Old well");

  await gm.table.map.focus();
  await gm.page.keyboard.press("Delete");

  await notes(gm, 1);
  await notes(ada, 0);
});
