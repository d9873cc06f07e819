// The setup link and the first attack, an empty campaign, a campaign with the ready scene.
import { expect, HIDDEN, test } from "./evening";
import type { Person } from "./person";
import { takePictures } from "./pictures";

const HEROES = ["Cyrus", "Aune", "Brakk", "Ismene"];

test.describe.configure({ mode: "serial" });

/// Counts presses of the pointer, on every page that this browser opens.
async function countClicks({ page }: Person): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const count = () => sessionStorage.setItem("clicks", String(Number(sessionStorage.getItem("clicks")) + 1));
    addEventListener("pointerdown", count, { capture: true });
  });
  return async () => Number(await page.evaluate(() => sessionStorage.getItem("clicks")));
}

test("From the setup link to the first attack a new GM clicks four times, prompts aside", async ({ evening }) => {
  const { gm } = evening;
  const { page, table } = gm;
  const clicks = await countClicks(gm);
  const steps = page.getByRole("region", { name: "First steps" });

  await page.goto(evening.server.setupLink);
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await page.keyboard.type("Mira");
  await page.keyboard.press("Tab");
  await page.keyboard.type("a long evening at the ford");
  await page.keyboard.press("Enter");
  for (const choice of [/^Prepare your own map/, /^Explore the rules/]) await expect(page.getByRole("button", { name: choice })).toBeVisible();
  await takePictures(gm, "first_choices");
  await page.getByRole("button", { name: /^Play a sample/ }).click();
  await takePictures(gm, "first_steps");
  await steps.getByRole("button", { name: "Start" }).click();
  const started = await clicks();
  const attacker = await evening.up();
  const ties = (await clicks()) - started;
  const before = await table.newestRolled(attacker);
  await table.act(/^(Attack .*pistol|Throw weapon)/i, HEROES.includes(attacker) ? "Raider with a scar" : "Cyrus");
  await expect(page.getByRole("form")).toBeHidden();
  expect((await clicks()) - ties).toBe(4);
  await evening.playUntil("the attack is rolled", async () => (await table.newestRolled(attacker)) !== before);
  await evening.settle(); // a natural 20 asks more, which takes the place of the steps

  await expect(steps).not.toContainText("Start conflict");
});

test("The GM finds an empty campaign empty, and is shown the first steps until they are dismissed", async ({ evening }) => {
  const { page, table } = evening.gm;
  const steps = page.getByRole("region", { name: "First steps" });

  await page.getByRole("link", { name: "All campaigns" }).click();
  await page.getByRole("button", { name: "New campaign" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Nothing yet");
  await page.getByRole("radio", { name: /GRIMWIRE/ }).check();
  await page.getByText("Empty campaign").click();
  await expect(page.getByRole("button", { name: "Create campaign" })).toBeInViewport();
  await page.getByRole("button", { name: "Create campaign" }).click();

  await expect(table.connection).toHaveText(/connected/);
  await steps.getByRole("button", { name: "Go to creatures" }).click();
  await expect(page.getByText("No creatures in this scene")).toBeVisible();
  await steps.getByRole("button", { name: "Dismiss the guide" }).click();
  await expect(steps).toBeHidden();
  await page.reload();
  await expect(table.connection).toHaveText(/connected/);
  await expect(steps).toBeHidden();
});

test("The GM begins with the ready scene", async ({ evening }) => {
  const { page, table } = evening.gm;

  await page.getByRole("link", { name: "All campaigns" }).click();
  await takePictures(evening.gm, "lobby");
  await page.getByRole("button", { name: "New campaign" }).first().click();
  await page.getByRole("textbox", { name: "Name" }).fill("The Ford");
  await page.getByRole("radio", { name: /GRIMWIRE/ }).check();
  await page.getByRole("button", { name: "Create campaign" }).click();

  await expect(table.connection).toHaveText(/connected/);
  await table.tab("Creatures");
  for (const name of ["Cyrus", "Aune", "Brakk", "Old Hod", HIDDEN]) await expect(table.row(name)).toBeVisible();

  await page.goto(`${page.url()}#rules`);
  await page.reload();
  await expect(page.getByRole("searchbox", { name: "Search the rules" })).toBeVisible();
  await page.keyboard.press("Escape");
});

test("The credits name every rulebook with its source", async ({ evening }) => {
  const { page } = evening.gm;
  await page.getByRole("link", { name: "All campaigns" }).click();
  await page.getByRole("button", { name: "About and credits" }).click();

  for (const title of ["GRIMWIRE", "Vigor", "Heimr", "3d6", "Reality Check"]) await expect(page.getByRole("term").getByText(title, { exact: true })).toBeVisible();
  await expect(page.getByText(/CC BY-SA 3\.0/)).toBeVisible();
  await takePictures(evening.gm, "about");
});
