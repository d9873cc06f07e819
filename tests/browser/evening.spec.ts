// The evening, step by step, in one campaign: each test goes on where the one before it stopped.
// Dice are real. Nothing here expects a certain roll: whoever is asked answers with the default.
import { expect, test } from "./evening";
import { takePictures } from "./pictures";

const HIDDEN = "The thing in the mill";

test.describe.configure({ mode: "serial" });

test("The GM opens the setup link and begins with the ready scene", async ({ evening }) => {
  const { page } = evening.gm;

  await page.goto(evening.server.setupLink);
  await page.getByLabel("Your name").fill("Mira");
  await page.getByLabel("Password").fill("a long evening at the ford");
  await page.getByRole("button", { name: "Take my seat" }).click();
  await page.getByRole("button", { name: "New campaign" }).first().click();
  await page.getByRole("textbox", { name: "Name" }).fill("The Ford");
  await page.getByRole("button", { name: "Open the table" }).click();

  await expect(evening.gm.table.connection).toHaveText(/live/);
  evening.tableAddress = page.url();
  await evening.gm.table.tab("Creatures");
  for (const name of ["Cyrus", "Aune", "Brakk", "Old Hod", HIDDEN]) await expect(evening.gm.table.row(name)).toBeVisible();
});

test("Two players join by the button of an invite and choose their heroes", async ({ evening }) => {
  const { gm, ada, bea } = evening;
  await gm.page.getByRole("button", { name: /^People/ }).click();
  await gm.page.getByRole("button", { name: "Make an invite link" }).click();
  const link = await gm.page.getByLabel("Invite link").inputValue();
  await gm.page.getByRole("button", { name: "Copy" }).click();
  await expect(gm.page.getByText("Copied.")).toBeVisible();

  for (const [person, hero] of [[ada, "Cyrus"], [bea, "Aune"]] as const) {
    await person.page.goto(link);
    await person.page.getByLabel("Your name at this table").fill(person.name);
    await person.page.getByRole("button", { name: "Join the table" }).click();
    await person.page.getByRole("button", { name: `Play ${hero}` }).click();
    await expect(person.page.getByRole("region", { name: `${hero}: state and actions` })).toBeVisible();
  }

  await expect(gm.page.getByText("plays Cyrus")).toBeVisible();
  await expect(gm.page.getByText("plays Aune")).toBeVisible();
  await gm.page.getByRole("region", { name: "People" }).getByRole("button", { name: "Close" }).click();
});

test("A hidden creature is in nothing that a player's page was sent", async ({ evening }) => {
  for (const player of evening.players) {
    await player.table.tab("Creatures");
    await expect(player.table.row("Old Hod")).toBeVisible();
    await expect(player.page.locator("body")).not.toContainText(HIDDEN);
    expect(player.wasTold(HIDDEN)).toBe(false);
    expect(player.wasTold("Old Hod")).toBe(true);
  }
  expect(evening.gm.wasTold(HIDDEN)).toBe(true);
});

test("They talk, whisper and roll dice", async ({ evening }) => {
  const { gm, ada, bea } = evening;

  await ada.table.say("Who goes first?");
  await gm.table.say("/w Ada the barrels are full of lamp oil");
  await bea.table.say("/r 2d6+3 # for luck");
  await ada.table.say("/gr 1d20");

  for (const person of evening.everybody) {
    await person.table.tab("Log");
    await expect(person.table.log).toContainText("Who goes first?");
    await expect(person.table.log).toContainText("Bea rolls 2d6+3");
  }
  await expect(ada.table.log).toContainText("lamp oil");
  await expect(gm.table.log).toContainText("Ada rolls 1d20 to the GM");
  expect(bea.wasTold("lamp oil")).toBe(false);
  await expect(bea.table.log).not.toContainText("1d20");
});

test("The GM starts the conflict and everybody sees who is up", async ({ evening }) => {
  const { gm } = evening;
  await gm.table.tab("Table");

  await gm.page.getByRole("button", { name: "Start conflict" }).click();
  const form = gm.page.getByRole("form", { name: "Start conflict" });
  await form.getByRole("button", { name: "Start conflict" }).click();
  await evening.playUntil("somebody is up", async () => (await gm.table.whoIsUp()) !== "");

  const up = await gm.table.whoIsUp();
  for (const player of evening.players) await expect.poll(() => player.table.whoIsUp()).toBe(up);
  await gm.table.tab("Log");
  await expect(gm.table.log).toContainText(/initiative/i);
});

test("A player drags their token and everybody sees it there", async ({ evening }) => {
  const { gm, ada, bea } = evening;
  await evening.turnOf("Cyrus");
  const from = await ada.table.cellOf("Cyrus");
  const to = { column: from.column + 2, row: from.row };

  await ada.table.drag("Cyrus", to, "by the rules");
  const cell = `cell ${to.column},${to.row}`;
  await evening.playUntil("Cyrus has moved", async () => (await ada.table.row("Cyrus").innerText()).includes(cell));

  for (const person of [gm, bea]) {
    await person.table.tab("Creatures");
    await expect(person.table.row("Cyrus")).toContainText(cell);
  }
});

test("A player cannot move somebody else's token, and a grey action says why", async ({ evening }) => {
  const { ada } = evening;
  const before = await ada.table.cellOf("Aune");

  await ada.table.drag("Aune", { column: before.column + 1, row: before.row }, "by the rules");
  await ada.table.choose("Cyrus");
  const breakOut = await ada.table.action(/^Break out/);
  await expect(breakOut).toHaveAttribute("aria-disabled", "true");
  await breakOut.click();

  await expect(ada.table.toasts).toContainText(/\w/);
  expect(await ada.table.cellOf("Aune")).toEqual(before);
});

test("An attack is rolled before everybody's eyes, with its questions", async ({ evening }) => {
  const { gm, ada } = evening;
  const cyrus = await gm.table.cellOf("Cyrus");
  await gm.table.drag("Raider in red", { column: cyrus.column + 1, row: cyrus.row }, "freely");
  await expect.poll(() => gm.table.cellOf("Raider in red")).toEqual({ column: cyrus.column + 1, row: cyrus.row });

  await ada.table.choose("Cyrus");
  await ada.table.act(/^Attack .*machete/i, "Raider in red");
  await ada.table.tab("Log");
  const attack = ada.table.log.getByRole("article").filter({ hasText: "Cyrus" }).filter({ hasText: "Attack" }).last();
  await evening.playUntil("the attack is rolled", () => attack.locator("summary").first().isVisible());

  await attack.locator("summary").first().click();
  await expect(attack.getByRole("list", { name: "Dice" }).first()).toBeVisible();
  for (const person of evening.everybody) {
    await person.table.tab("Log");
    await expect(person.table.log.getByRole("article").filter({ hasText: "Attack" }).last()).toBeVisible();
  }
});

test("A grapple is played whole", async ({ evening }) => {
  const { gm } = evening;
  await evening.turnOf("Brakk");
  const brakk = await gm.table.cellOf("Brakk");
  await gm.table.drag("Raider with a scar", { column: brakk.column + 1, row: brakk.row }, "freely");
  await expect.poll(() => gm.table.cellOf("Raider with a scar")).toEqual({ column: brakk.column + 1, row: brakk.row });

  await gm.table.choose("Brakk");
  await gm.table.act(/^Grapple/, "Raider with a scar");
  await gm.table.tab("Log");
  const grapple = gm.table.log.getByRole("article").filter({ hasText: "Grapple" }).last();
  await evening.playUntil("the grab is rolled", () => grapple.locator("summary").first().isVisible());

  await expect(evening.bea.table.log.getByRole("article").filter({ hasText: "Grapple" }).last()).toBeVisible();
});

test("The GM sets a rule aside with a reason that everybody reads", async ({ evening }) => {
  const { gm, ada } = evening;
  const hod = await gm.table.cellOf("Old Hod");
  await gm.table.choose("Old Hod");
  await gm.page.locator("canvas").focus();

  await gm.page.keyboard.press("ArrowLeft");
  await gm.table.toasts.getByRole("button", { name: "Override…" }).click();
  await gm.page.getByRole("dialog").getByLabel("Reason").fill("He is pushed by the crowd");
  await gm.page.getByRole("dialog").getByRole("button", { name: "Override" }).click();

  const there = `cell ${hod.column - 1},${hod.row}`;
  await evening.playUntil("Old Hod has moved", async () => (await gm.table.row("Old Hod").innerText()).includes(there));
  await ada.table.tab("Log");
  await expect(ada.table.log).toContainText("Rule set aside by the GM");
  await expect(ada.table.log).toContainText("He is pushed by the crowd");
});

test("The GM edits a number, and it is marked", async ({ evening }) => {
  const { gm, ada } = evening;
  await gm.table.menu("Cyrus", "Open sheet");
  const sheet = gm.page.getByRole("region", { name: "Cyrus", exact: true });

  await sheet.getByRole("button", { name: /^Condition: / }).click();
  await gm.page.getByLabel("New value of Condition").fill("9");
  await gm.page.getByRole("button", { name: "Set" }).click();

  await expect(sheet.getByRole("button", { name: /^Condition: 9/ })).toBeVisible();
  await sheet.getByRole("button", { name: "Close" }).click();
  await expect(ada.page.getByRole("region", { name: "Cyrus: state and actions" })).toContainText("9/15");
  await expect(ada.table.log.getByTitle("The GM did this outside the rules").last()).toBeVisible();
});

test("The GM takes back the last action", async ({ evening }) => {
  const { gm, bea } = evening;
  await bea.table.tab("Log");
  const takenBack = bea.table.log.getByText("taken back");
  const before = await takenBack.count();

  await gm.table.tab("Table");
  await gm.page.getByRole("button", { name: "Take back the last action" }).click();

  await expect.poll(() => takenBack.count()).toBeGreaterThan(before);
});

test("A killed server comes back with the same question open", async ({ evening }) => {
  const { gm, ada, bea, server } = evening;
  await evening.turnOf("Raider in red");
  const { column, row } = await gm.table.cellOf("Cyrus");
  await gm.table.drag("Raider in red", { column: column + 1, row }, "freely");
  await gm.table.drag("Aune", { column, row: row + 1 }, "freely");
  await expect.poll(() => gm.table.cellOf("Aune")).toEqual({ column, row: row + 1 });
  await gm.table.choose("Raider in red");
  await gm.table.act(/^Attack .*machete/i, "Cyrus");
  await expect(bea.question.mine).toBeVisible();
  const asked = await bea.question.text.innerText();

  await server.kill();
  for (const person of evening.everybody) await expect(person.table.connection).toHaveText(/reconnecting/);
  await server.startAgain();

  await Promise.all(
    evening.everybody.map((person) => expect(person.table.connection).toHaveText(/live/, { timeout: 2000 })),
  );
  await expect(bea.question.mine).toBeVisible();
  expect(await bea.question.text.innerText()).toBe(asked);
  await bea.question.answerIfAsked();
  await ada.table.tab("Log");
  const attack = ada.table.log.getByRole("article").filter({ hasText: "Raider in red" }).filter({ hasText: "Attack" });
  await evening.playUntil("the attack is rolled", () => attack.last().locator("summary").first().isVisible());
});

test("A closed tab opened again keeps its seat", async ({ evening }) => {
  const { ada } = evening;

  await ada.reopens(evening.tableAddress);

  await expect(ada.table.connection).toHaveText(/live/);
  await expect(ada.page.getByRole("region", { name: "Cyrus: state and actions" })).toBeVisible();
});

test("A revealed creature appears before everybody", async ({ evening }) => {
  const { gm, ada } = evening;
  for (const player of evening.players) expect(player.wasTold(HIDDEN)).toBe(false);

  await gm.table.menu(HIDDEN, "Reveal to players");
  await ada.table.tab("Creatures");

  await expect(ada.table.row(HIDDEN)).toBeVisible();
  expect(ada.wasTold(HIDDEN)).toBe(true);
  await gm.table.menu(HIDDEN, "Hide from players");
  await expect(ada.table.row(HIDDEN)).toBeHidden();
});

test("The screens are drawn at every size", async ({ evening }, { project }) => {
  await takePictures(evening, project.name);
});

test("The GM ends the conflict", async ({ evening }) => {
  const { gm } = evening;
  await gm.table.tab("Table");

  await gm.page.getByRole("button", { name: "End conflict" }).click();

  for (const person of evening.everybody) await expect(person.table.order).toBeHidden();
});
