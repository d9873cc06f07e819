// The conflict begins; moving by dragging; what it costs; a refusal; a reaction in the middle of a move.
import { expect, test } from "./evening";

test.describe.configure({ mode: "serial" });
test.use({ opening: "ford" });

test("The GM starts the conflict; everyone sees whose turn it is and what is left of it", async ({ evening }) => {
  const { gm } = evening;

  await gm.table.command("Start conflict");
  const form = gm.page.getByRole("form", { name: "Start conflict" });
  await form.getByRole("button", { name: "Start conflict" }).click();
  const up = await evening.up();
  for (const player of evening.players) await expect.poll(() => player.table.whoIsUp()).toBe(up);
  for (const person of evening.everyone)
    await expect(person.table.order.getByTitle(/^Auxiliary action/)).toBeVisible();
  await gm.table.tab("Log");
  await expect(gm.table.log).toContainText(/initiative/i);
});

test("A dragged token shows its path's cost and what is left, and everyone sees the move", async ({ evening }) => {
  const { gm, ada, bea } = evening;
  await evening.turnOf("Cyrus");
  const from = await ada.table.cellOf("Cyrus");

  await ada.table.drag("Cyrus", { column: from.column + 2, row: from.row }, async () => {
    await expect(ada.table.onTheMap).toContainText(/2 m · .*\d+ m left/s);
  });
  const there = `cell ${from.column + 2},${from.row}`;
  await evening.playUntil("Cyrus has moved", async () => (await ada.table.row("Cyrus").innerText()).includes(there));

  for (const person of [gm, bea]) {
    await person.table.tab("Creatures");
    await expect(person.table.row("Cyrus")).toContainText(there);
  }
});

test("A path that is too long is refused with the reason", async ({ evening }) => {
  const { ada } = evening;
  const from = await ada.table.cellOf("Cyrus");

  await ada.table.drag("Cyrus", { column: from.column + 12, row: from.row + 6 }, async () => {
    await expect(ada.table.onTheMap).toContainText(/too far/i);
  });

  await expect(ada.table.toasts).toContainText(/too far/i);
  expect(await ada.table.cellOf("Cyrus")).toEqual(from);
});

test("A player moves only their own token, and a gray action says why", async ({ evening }) => {
  const { ada } = evening;
  const before = await ada.table.cellOf("Aune");

  await ada.table.drag("Aune", { column: before.column + 1, row: before.row });
  await ada.table.choose("Cyrus");
  const breakOut = await ada.table.action(/^Break out/);
  await expect(breakOut).toHaveAttribute("aria-disabled", "true");
  await breakOut.focus();
  await ada.page.keyboard.press("Enter");

  await expect(ada.table.toasts).toContainText("not held");
  await ada.page.keyboard.press("Escape"); // closes the list of all actions
  expect(await ada.table.cellOf("Aune")).toEqual(before);
});

test("A reaction interrupts a move halfway", async ({ evening }) => {
  const { gm, ada, bea } = evening;
  await evening.turnOf("Raider in red");
  const { column, row } = await gm.table.cellOf("Cyrus");
  await gm.table.place("Raider in red", { column: column + 6, row });

  await gm.table.drag("Raider in red", { column: column + 2, row });
  await expect(ada.question.mine).toContainText(/Kneecap.*Costs 3 Focus and .*action/i);
  await expect(bea.question.any).toBeHidden();
  await expect(bea.page.getByRole("status").filter({ hasText: /^\s*Waiting for / })).toBeVisible();
  await expect.poll(() => bea.table.cellOf("Raider in red")).toEqual({ column: column + 5, row });
  await ada.question.choice("Yes").click();
  await ada.table.tab("Log");
  const shot = ada.table.cards("Kneecap").filter({ has: ada.page.locator("summary") });
  await evening.playUntil("the shot is rolled", async () => (await shot.count()) > 0);

  await expect(bea.question.any).toBeHidden();
  await expect(shot.last()).toContainText(/Cyrus, Kneecap on Raider in red: \w+/);
});

test("A press beside the mark of an entry of the log opens it, and scrolls to its end", async ({ evening }) => {
  const { table } = evening.ada;
  const card = table.cards("Kneecap").last();
  const folded = (await card.boundingBox()) ?? { width: 0 };

  await card.click({ position: { x: folded.width - 20, y: 16 } });

  await expect(card.getByRole("heading").getByRole("button")).toHaveAttribute("aria-expanded", "true");
  await expect(card.locator("summary").last()).toBeInViewport({ ratio: 1 });
});

test("Two keys attack: the action, then the nearest target; Escape goes back", async ({ evening }) => {
  const { gm, ada } = evening;
  const { column, row } = await gm.table.cellOf("Cyrus");
  await gm.table.place("Old Hod", { column: column - 1, row });
  await evening.turnFor(ada, "Cyrus", /^Attack Machete/);
  const form = ada.page.getByRole("form", { name: "Attack" });

  await ada.page.keyboard.press("1");
  await expect(form.getByRole("button", { name: /^Old Hod \d+ m$/ })).toBeFocused();
  await ada.page.keyboard.press("Escape");
  await expect(form).toBeHidden();

  await evening.rolled("Cyrus", async () => {
    await ada.page.keyboard.press("1");
    await expect(form.getByRole("button", { name: "Old Hod" })).toBeFocused();
    await ada.page.keyboard.press("1");
    await expect(form).toBeHidden();
  });
});

test("The creature whose turn begins is selected for its player and the GM", async ({ evening }) => {
  const { gm, ada } = evening;
  await ada.table.choose("Aune");
  await evening.nextTurnOf("Cyrus");

  for (const { page } of [gm, ada]) await expect(page.getByRole("region", { name: "Cyrus: state and actions" })).toBeVisible();
});

test("An action keeps the key that its player gave it", async ({ evening }) => {
  const { page, table } = evening.ada;
  const dash = table.actions.getByRole("button", { name: /^Dash/ });
  const key = async () => Number(await dash.getAttribute("aria-keyshortcuts"));
  const before = await key();

  await dash.click({ button: "right" });
  await page.getByRole("menuitem", { name: `Move to key ${before - 1}` }).click();
  await expect.poll(key).toBe(before - 1);
  await page.reload();
  await table.choose("Cyrus");

  await expect.poll(key).toBe(before - 1);
});
