// Names, roles, contrast and sizes of the table and the lobby, wide and narrow, in both themes: axe-core finds nothing against WCAG.
import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "./evening";
import type { Person } from "./person";

test.use({ opening: "fordFight" });

/// WCAG 2.2 at AA, but for target sizes: axe takes buttons at the edge of a scrolled list for small ones.
const STANDARD = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

async function expectNoViolations({ page }: Person, screen: string): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const theme of ["night", "day"]) {
      await page.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme);
      const { violations } = await new AxeBuilder({ page }).withTags(STANDARD).disableRules("target-size").setLegacyMode().analyze();
      const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ""}`));
      expect.soft(found, `${screen}, ${size.width} wide, ${theme}`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

test("The table has no violations for a GM and a player", async ({ evening }) => {
  await expectNoViolations(evening.gm, "table of the GM");
  await expectNoViolations(evening.ada, "table of a player");
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

test("The login has no violations", async ({ evening }) => {
  await evening.cleo.page.goto(evening.server.address);
  await expect(evening.cleo.page.getByRole("button").first()).toBeVisible();
  await expectNoViolations(evening.cleo, "login");
});
