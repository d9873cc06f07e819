// What the GM does outside the rules; all of it is marked.
import { expect, test } from "./evening";
import { attackOnCyrusThatBeaMayShield } from "./ford_fight";
import { takePictures } from "./pictures";

test.describe.configure({ mode: "serial" });
test.use({ opening: "fordFight" });

test("The GM overrides a rule with a reason that everyone reads", async ({ evening }) => {
  const { gm, ada } = evening;
  await evening.turnOf("Raider in red");
  const before = await gm.table.cellOf("Old Hod");
  await gm.table.choose("Old Hod");
  await gm.page.locator("canvas").focus();

  await gm.page.keyboard.press("ArrowRight");
  await gm.table.toasts.getByRole("button", { name: "Override…" }).click();
  await gm.page.getByRole("dialog").getByLabel("Reason").fill("He is pushed by the crowd");
  await gm.page.getByRole("dialog").getByRole("button", { name: "Override" }).click();

  await evening.playUntil("Old Hod has moved", async () => (await gm.table.cellOf("Old Hod")).column > before.column);
  await ada.table.tab("Log");
  await expect(ada.table.log).toContainText("He is pushed by the crowd");
  await expect(ada.table.cards("He is pushed by the crowd").getByText("GM", { exact: true })).toBeVisible();
});

test("A grey action of the GM names its refusal and takes a reason", async ({ evening }) => {
  const { gm, bea } = evening;
  await gm.table.choose("Old Hod");
  const trip = await gm.table.action(/^Dash/);
  await trip.click();
  const dialog = gm.page.getByRole("dialog", { name: "Override rule?" });

  await expect(dialog).toContainText("It is not Old Hod's turn.");
  await expect(dialog.getByLabel("Reason")).toBeFocused();
  await dialog.getByLabel("Reason").fill("He saw it coming");
  await dialog.getByRole("button", { name: "Override" }).click();
  await bea.table.tab("Log");

  await evening.playUntil("all rules are set aside", async () => {
    await gm.table.overrideIfRefused("He saw it coming");
    return (await bea.table.cards("He saw it coming").count()) > 0;
  });
});

test("The key that ends a turn offers no override for a creature that is not up", async ({ evening }) => {
  const { gm } = evening;
  await evening.turnOf("Raider in red");
  await gm.table.choose("Old Hod");
  await gm.table.map.focus();

  await gm.page.keyboard.press("End");

  await expect(gm.table.toasts).toContainText("It is not Old Hod's turn.");
  await expect(gm.page.getByRole("dialog", { name: "Override rule?" })).toBeHidden();
  expect(await gm.table.whoIsUp()).toBe("Raider in red");
});

test("The GM edits a number, and it is marked", async ({ evening }) => {
  const { ada } = evening;

  await evening.edit("Cyrus", "Condition", "9");

  await ada.table.choose("Cyrus");
  await expect(ada.page.getByRole("region", { name: "Cyrus: state and actions" })).toContainText("9/15");
  await ada.table.tab("Log");
  await expect(ada.table.log.getByTitle("Manual change by the GM").last()).toBeVisible();
});

test("A prompt to a player is a line for the GM, whose keys do not answer it", async ({ evening }) => {
  const { gm, bea } = evening;
  await attackOnCyrusThatBeaMayShield(evening);
  const asked = await bea.question.text.innerText();
  await expect(gm.question.any).toContainText(asked);

  await expect(gm.question.any.getByRole("button", { name: "Answer for Aune" })).toBeVisible();
  await expect(gm.question.any.locator("button.choice")).toHaveCount(0);
  await gm.table.map.focus();
  await gm.page.keyboard.press("1");

  await gm.table.say("Still waiting for Aune"); // what the key did is there before this is
  await bea.table.tab("Log");
  await expect(bea.table.log).toContainText("Still waiting for Aune");
  await expect(bea.question.mine).toContainText(asked);
  await evening.settle();
});

test("The GM answers for an absent player, and the log says so", async ({ evening }) => {
  const { gm, ada, bea } = evening;
  await attackOnCyrusThatBeaMayShield(evening);
  const asked = await bea.question.text.innerText();
  await bea.page.goto("about:blank");

  await expect(gm.question.any).toContainText(asked);
  await evening.playUntil("the attack goes on", async () => {
    await gm.question.answerIfAsked(gm.question.any);
    return !(await gm.question.isOpen());
  });
  await bea.page.goto(evening.tableAddress);

  await expect(bea.table.connection).toHaveText(/connected/);
  for (const person of [ada, bea]) {
    await person.table.tab("Log");
    await expect(person.table.cards("The GM answered for Aune.").last()).toBeVisible();
  }
});

test("The GM cancels an action in progress, and its effects are undone", async ({ evening }) => {
  const { gm, bea } = evening;
  await attackOnCyrusThatBeaMayShield(evening);

  const notified = [gm, bea].map((person) => expect(person.table.toasts).toContainText("Undone"));
  await gm.page.getByRole("button", { name: "Cancel action", exact: true }).click();

  await Promise.all(notified);
  await expect(bea.question.any).toBeHidden();
});

test("The GM undoes the last action", async ({ evening }) => {
  const { gm, ada } = evening;
  const state = ada.page.getByRole("region", { name: "Cyrus: state and actions" });
  await ada.table.choose("Cyrus");
  await evening.edit("Cyrus", "Condition", "14");
  await expect(state).toContainText("14/15");
  await ada.table.tab("Log");

  await gm.table.tab("Game");
  await takePictures(gm, "gm_panel");
  await gm.table.undo(/^Undo: Cyrus, number set$/);

  await expect(state).not.toContainText("14/15");
  await expect(ada.table.cards(/→\s*14/).last()).toContainText("undone");
});

test("The GM damages and marks a creature from the menu of its token", async ({ evening }) => {
  const { gm, ada } = evening;
  const { page, table } = gm;
  const state = ada.page.getByRole("region", { name: "Cyrus: state and actions" });
  await evening.edit("Cyrus", "Condition", "15");
  await table.rightClick(await table.cellOf("Cyrus"));
  const menu = page.getByRole("dialog", { name: "Options for Cyrus" });

  await menu.getByLabel("Change Condition").fill("-4");
  await page.keyboard.press("Enter");
  await expect(state).toContainText("11/15");
  await menu.getByLabel("Change Condition").fill("+40");
  await page.keyboard.press("Enter");
  await expect(state).toContainText("15/15");
  await menu.getByRole("button", { name: "Add condition" }).click();
  await page.getByRole("searchbox", { name: "Search conditions" }).fill("Limping");
  await page.keyboard.press("Enter");
  await takePictures(gm, "gm_token_menu");
  await menu.getByRole("button", { name: "Remove Limping" }).click();
  await expect(menu.getByRole("button", { name: "Remove Limping" })).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
});

test("New creatures have numbers, and cells of their own", async ({ evening }) => {
  const { gm } = evening;
  const { page, table } = gm;
  await table.tab("Creatures");
  await page.getByLabel("Search creatures").fill("Raider");
  const raider = page.getByRole("button", { name: /^Raider/ }).last();
  await raider.dblclick();

  await expect(table.row("Raider 2")).toBeVisible();
  expect(await table.cellOf("Raider")).not.toEqual(await table.cellOf("Raider 2"));
  await table.choose("Raider 2");
  await table.map.focus();
  await page.keyboard.press("Control+d");
  await expect(table.row("Raider 3")).toHaveAttribute("aria-pressed", "true");
});

test("The GM copies, hides and deletes several creatures at once", async ({ evening }) => {
  const { gm, bea } = evening;
  const { page, table } = gm;
  const raiders = ["Raider", "Raider 2", "Raider 3"];
  const cells = [];
  for (const name of raiders) cells.push(await table.cellOf(name));
  const [columns, rows] = [cells.map(({ column }) => column), cells.map(({ row }) => row)];
  const first = { column: Math.min(...columns) - 1, row: Math.min(...rows) - 1 };
  await table.stroke(first, { column: Math.max(...columns) + 1, row: Math.max(...rows) + 1 });
  for (const name of raiders) await expect(table.row(name)).toHaveAttribute("aria-pressed", "true");
  await table.map.focus();
  await page.keyboard.press("Escape");
  await table.choose("Raider");
  await table.map.focus();
  await page.keyboard.down("Shift");
  await table.click(await table.cellOf("Raider 2"));
  await table.click(await table.cellOf("Raider 3"));
  await page.keyboard.up("Shift");
  await page.keyboard.press("Control+c");
  await page.keyboard.press("Control+v");
  for (const name of ["Raider 4", "Raider 5", "Raider 6"]) await expect(table.row(name)).toBeVisible();

  await page.keyboard.press("h");
  await bea.table.tab("Creatures");
  for (const name of ["Raider 4", "Raider 5", "Raider 6"]) await expect(bea.table.row(name)).toBeHidden();
  await takePictures(gm, "gm_many_tokens");
  await page.keyboard.press("Delete");
  await table.toasts.getByRole("button", { name: "Delete" }).click();

  for (const name of ["Raider 4", "Raider 5", "Raider 6"]) await expect(table.row(name)).toBeHidden();
  await page.keyboard.press("Control+z");
  await expect(table.toasts).toContainText("Undone: Raider 6, deleted");
});

test("The palette finds commands, creatures and rules by keys alone", async ({ evening }) => {
  const { page } = evening.gm;
  const search = page.getByRole("combobox", { name: /^Search commands/ });
  await page.keyboard.press("Control+k");
  await expect(search).toBeFocused();
  await takePictures(evening.gm, "gm_palette");
  await search.fill("brakk");
  await expect(page.getByRole("listbox", { name: "Results" }).getByRole("option", { selected: true })).toContainText("Brakk");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Brakk: state and actions" })).toBeVisible();

  await page.keyboard.press("Control+k");
  await search.fill("add to conflict");
  await page.keyboard.press("Enter");

  await expect(page.getByRole("form", { name: "Add to conflict" })).toBeVisible();
  await page.keyboard.press("Escape");
});

test("The turn ends at the turn order, and a fight only after a question", async ({ evening }) => {
  const { gm } = evening;
  const up = await evening.up();
  await evening.settle();
  const controls = gm.table.fightControls;
  await controls.getByRole("button", { name: "End turn" }).dblclick();
  await evening.playUntil("the turn ends", async () => (await gm.table.whoIsUp()) !== up);

  await controls.getByRole("button", { name: "Combat commands" }).click();
  await gm.page.getByRole("menuitem", { name: "End conflict" }).click();
  await expect(gm.table.toasts).toContainText("End conflict?");
  await expect(gm.table.order).toBeVisible();
});
