// A grapple whole, shove and trip. The GM acts for everyone, overrides turns and budgets, and lets no die decide: the paralysed
// cannot resist, and the winner of a struggle has the numbers to win it.
import { expect, test } from "./evening";
import { takePictures } from "./pictures";

test.describe.configure({ mode: "serial" });
test.use({ opening: "fordFight" });

const BRAKK = "Brakk";
const HELD = "Raider with a scar";
const HOD = "Old Hod";

test("A grab holds, and both sheets say so", async ({ evening }) => {
  const { gm } = evening;
  await evening.toughen(HELD);
  await gm.table.place(BRAKK, { column: 9, row: 4 }); // with room around
  await gm.table.place(HELD, { column: 10, row: 4 });
  await evening.gives(HELD, "Paralysed");

  await evening.succeeds({ creature: BRAKK, action: /^Grapple/, target: HELD }, /Brakk holds Raider with a scar/);

  await gm.table.menu(BRAKK, "Open sheet");
  await expect(gm.page.getByRole("region", { name: BRAKK, exact: true })).toContainText(`${BRAKK} holds ${HELD}`);
  await takePictures(gm, "sheet");
  await gm.page.keyboard.press("Escape");
});

test("The held one is dragged along", async ({ evening }) => {
  const { gm } = evening;
  await evening.nextTurnOf(BRAKK);
  await evening.flag(BRAKK, "May move while held"); // he has rolled for it
  const from = await gm.table.cellOf(BRAKK);
  const before = await gm.table.cellOf(HELD);

  await gm.table.drag(BRAKK, { column: from.column - 2, row: from.row });

  await evening.playUntil("both have moved", async () => (await gm.table.cellOf(HELD)).column < before.column);
  expect((await gm.table.cellOf(BRAKK)).column).toBe(from.column - 2);
});

test("The held one is knocked down and choked", async ({ evening }) => {
  const act = (action: RegExp) => ({ creature: BRAKK, action, target: HELD });

  await evening.succeeds(act(/^Knock down held/), /Raider with a scar gains Knocked down/);
  await evening.succeeds(act(/^Choke/), /chokes Raider with a scar/);
});

test("A second holder takes hold too, and the held one holds back", async ({ evening }) => {
  const { gm } = evening;
  const { column, row } = await gm.table.cellOf(HELD);
  await gm.table.place("Aune", { column: column + 1, row });

  await evening.succeeds({ creature: "Aune", action: /^Grapple/, target: HELD }, /Aune holds Raider with a scar/);
  await evening.ends(HELD, "Paralysed");
  for (const holder of [BRAKK, "Aune"]) await evening.strong(holder, -10);
  await evening.strong(HELD, 10);
  await evening.succeeds({ creature: HELD, action: /^Counter grapple/, target: BRAKK }, /Raider with a scar holds Brakk/);
});

test("The held one breaks out of all holds", async ({ evening }) => {
  await evening.succeeds({ creature: HELD, action: /^Break out/, target: "" }, /Ended: .* holds Raider with a scar/);
});

test("A shove and a trip", async ({ evening }) => {
  const { gm } = evening;
  const { column, row } = await gm.table.cellOf(BRAKK);
  await evening.strong(HOD, 10);
  await gm.table.place(HOD, { column, row: row - 1 });

  await evening.succeeds({ creature: HOD, action: /^Shove/, target: BRAKK }, /Brakk gains Knocked down/);
  await expect.poll(() => gm.table.cellOf(BRAKK)).toEqual({ column, row: row + 3 });
  await evening.ends(BRAKK, "Knocked down");
  await gm.table.place(HOD, { column, row: row + 2 });
  await evening.succeeds({ creature: HOD, action: /^Trip/, target: BRAKK }, /Brakk gains Knocked down/);
});
