// Every screen of lobby and table, wide and narrow, in both themes: axe-core finds nothing.
import { resolve } from "node:path";
import { expect, test } from "./evening";
import { attackOnCyrusThatBeaMayShield } from "./ford_fight";
import { HeroForm } from "./hero_form";
import type { Person } from "./person";
import { DESK, expectNoViolations, type Size } from "./violations";

test.use({ opening: "fordFight" });

const image = resolve(import.meta.dirname, "../../rules/systems/grimwire/sample/ford.webp");

/// Opens a panel, or on a phone its part of the sheet.
async function openPanel({ page, table }: Person, panel: "Log" | "Creatures" | "Game", size: Size): Promise<void> {
  if (size === DESK) return table.tab(panel);
  const part = page.getByRole("toolbar", { name: "Parts" }).getByRole("button", { name: panel });
  if ((await part.getAttribute("aria-pressed")) !== "true") await part.click();
}

test("The table has no violations for a GM and a player", async ({ evening }) => {
  const { gm, ada } = evening;
  await evening.edit("Cyrus", "Condition", "14");
  await gm.table.undo(/^Undo: Cyrus, number set$/);

  await expectNoViolations(gm, "table of the GM");
  await expectNoViolations(ada, "table of a player");
});

test("The panels have no violations", async ({ evening }) => {
  const { gm, ada } = evening;
  for (const panel of ["Log", "Creatures", "Game"] as const)
    await expectNoViolations(gm, `${panel} of the GM`, (size) => openPanel(gm, panel, size));
  for (const panel of ["Log", "Creatures"] as const)
    await expectNoViolations(ada, `${panel} of a player`, (size) => openPanel(ada, panel, size));
});

test("House rules, auto-answers and suggestions for the chat have no violations", async ({ evening }) => {
  const { page } = evening.gm;
  await expectNoViolations(evening.gm, "folds of the panel Game", async (size) => {
    await openPanel(evening.gm, "Game", size);
    for (const fold of ["House rules", "Auto-answers"]) await page.getByText(fold, { exact: true }).click();
  });
  await expectNoViolations(evening.gm, "suggestions", async (size) => {
    await openPanel(evening.gm, "Log", size);
    await page.getByRole("textbox", { name: "Chat" }).fill("/");
    await page.keyboard.press("ArrowDown");
  });
  await page.getByRole("textbox", { name: "Chat" }).fill("");
});

test("A sheet has no violations for a GM and a player", async ({ evening }) => {
  for (const person of [evening.gm, evening.ada]) {
    const { page, table } = person;
    await table.choose("Cyrus");
    await page.getByRole("button", { name: /^Open Cyrus's sheet/ }).click();
    const sheet = page.getByRole("region", { name: "Cyrus", exact: true });
    await sheet.getByText("More", { exact: true }).click();
    await sheet.getByRole("button", { name: "Show inactive" }).click();
    await expectNoViolations(person, `sheet for ${person.name}`);
    await sheet.getByRole("button", { name: "Close", exact: true }).click();
  }
});

test("The rules have no violations", async ({ evening }) => {
  const { page } = evening.ada;
  await page.getByRole("button", { name: "Rules (B)" }).click();
  await expect(page.getByRole("searchbox", { name: "Search the rules" })).toBeFocused();
  await expectNoViolations(evening.ada, "rules");
  await page.keyboard.press("Escape");
});

test("The compendium has no violations", async ({ evening }) => {
  const { gm } = evening;
  await gm.table.tab("Game");
  await gm.page.getByRole("button", { name: /^Edit compendium/ }).first().click();
  const content = gm.page.getByRole("region", { name: "Compendium", exact: true });
  await content.getByRole("region", { name: "Weapon", exact: true }).getByRole("button", { name: "New" }).click();
  const form = content.getByRole("form", { name: "Weapon" });
  await form.getByLabel("Name", { exact: true }).fill("Hook");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.locator('[data-field="class"]')).toContainText("Expected: a value");

  await expectNoViolations(gm, "compendium");
  await gm.page.goto(evening.tableAddress);
});

test("The form of a new character has no violations", async ({ evening }) => {
  const { gm } = evening;
  await gm.table.tab("Creatures");
  await gm.page.getByRole("button", { name: "Create character" }).first().click();
  const hero = new HeroForm(gm.page);
  await hero.name("Ysolde");
  await hero.more("Toughness", 5);
  await expect(hero.problem("attributes.TOG")).toBeVisible();

  await expectNoViolations(gm, "form of a character");
  await gm.page.getByRole("region", { name: "Create character" }).getByRole("button", { name: "Close", exact: true }).click();
});

test("The players and an invite have no violations", async ({ evening }) => {
  const { page } = evening.gm;
  await page.getByRole("button", { name: /^Players/ }).click();
  await page.getByRole("button", { name: /invite link/ }).first().click();
  await expectNoViolations(evening.gm, "players");
  await page.getByRole("region", { name: "Players" }).getByRole("button", { name: "Close", exact: true }).click();
});

test("Palette, settings, controls and a creature's menu have no violations", async ({ evening }) => {
  const { page, table } = evening.gm;
  await page.locator("canvas").focus();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: /^Search commands/ })).toBeFocused();
  await expectNoViolations(evening.gm, "palette");
  await page.keyboard.press("Escape");

  for (const name of ["Settings", "Controls"]) {
    await page.getByRole("button", { name: new RegExp(`^${name}`) }).click();
    await expect(page.getByRole("dialog", { name })).toBeVisible();
    await expectNoViolations(evening.gm, name);
    await page.keyboard.press("Escape");
  }

  await table.tab("Creatures");
  await page.getByRole("button", { name: "Options for Cyrus", exact: true }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await expectNoViolations(evening.gm, "menu of a creature");
  await page.keyboard.press("Escape");
});

test("The setup of a scene has no violations", async ({ evening }) => {
  const { gm } = evening;
  const dialog = gm.page.getByRole("dialog");
  const openDialog = async (size: Size) => {
    await openPanel(gm, "Game", size);
    await gm.page.getByRole("button", { name: "New scene" }).click();
    await expect(dialog).toBeVisible();
  };
  await expectNoViolations(gm, "new scene", openDialog);
  await openDialog(DESK);
  await dialog.locator("input[type=file]").setInputFiles(image);
  await dialog.getByLabel("Name").fill("The cellar");
  await dialog.getByRole("button", { name: "Create", exact: true }).click();
  const setup = gm.page.getByRole("region", { name: "Scene setup" });
  for (const step of ["Map image", "Align grid", "Walls", "Creatures"]) {
    await setup.getByRole("button", { name: new RegExp(`^\\d ${step}$`) }).click();
    await expectNoViolations(gm, `setup of a scene, ${step}`);
  }
});

test("The form of an action and a prompt have no violations", async ({ evening }) => {
  const { gm, bea } = evening;
  await gm.page.goto(evening.tableAddress);
  await expect(gm.table.connection).toHaveText(/connected/);
  await attackOnCyrusThatBeaMayShield(evening);
  await expectNoViolations(bea, "prompt");
  await expectNoViolations(gm, "prompt of another");
  await evening.settle();
  await evening.nextTurnOf("Cyrus");
  await gm.table.choose("Cyrus");
  await (await gm.table.action(/^Attack .*machete/i)).click();
  await expectNoViolations(gm, "form of an action");
});

test("The front page has no violations", async ({ evening }) => {
  await evening.gm.page.goto(evening.server.address);
  await expect(evening.gm.page.getByRole("button", { name: "New campaign" }).first()).toBeVisible();
  await expectNoViolations(evening.gm, "front page");
});

test("The form of a new campaign and the credits have no violations", async ({ evening }) => {
  const { page } = evening.gm;
  await page.getByRole("button", { name: "About and credits" }).click();
  await expect(page.getByRole("term").first()).toBeVisible();
  await expectNoViolations(evening.gm, "credits");
  await page.goto(evening.server.address);
  await page.getByRole("button", { name: "New campaign" }).first().click();
  await expect(page.getByRole("textbox", { name: "Name" })).toBeVisible();
  await expectNoViolations(evening.gm, "new campaign");
});

test("The pages of a newcomer have no violations", async ({ evening }) => {
  const { cleo } = evening;
  const { page } = cleo;
  await page.goto(evening.server.address);
  await expect(page.getByRole("button").first()).toBeVisible();
  await expectNoViolations(cleo, "login");
  await page.goto(evening.server.setupLink);
  await expect(page.getByRole("button", { name: "Create account" })).toBeVisible();
  await expectNoViolations(cleo, "setup of the server");
  await page.goto(await evening.inviteLink());
  await page.getByLabel("Player name").fill("Cleo");
  await expectNoViolations(cleo, "invite");
  await page.getByRole("button", { name: "Join game" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoViolations(cleo, "choice of a character");
});
