// What axe-core finds on a screen: names, roles, structure, contrast and sizes, wide and narrow, in both themes.
import AxeBuilder from "@axe-core/playwright";
import { expect } from "./evening";
import type { Person } from "./person";

/// WCAG 2.2 at AA, and what axe advises on landmarks, headings and roles.
const STANDARD = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

export const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
export type Size = typeof DESK;

/// What axe finds on the page as it is: all of it in one theme, in the other what its colors change.
async function violations({ page }: Person, theme: "night" | "day"): Promise<readonly string[]> {
  await expect(page.locator("[role=menu][data-state=closed]"), "closing menus").toHaveCount(0);
  await page.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme);
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const found = await (theme === "night" ? axe.withTags(STANDARD) : axe.withRules("color-contrast")).analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes
      .map(({ html, any: [why] }) => `${id}: ${html.slice(0, 160)} ${why?.message ?? ""}`)
      .filter((text) => !text.includes("partially obscured")), // a button at the edge of a scrolled list is not small
  );
}

/// show: brings the screen up once the page has its width.
export async function expectNoViolations(person: Person, screen: string, show = async (_size: Size) => {}): Promise<void> {
  for (const size of [DESK, PHONE]) {
    await person.page.setViewportSize(size);
    await show(size);
    for (const theme of ["night", "day"] as const)
      expect.soft(await violations(person, theme), `${screen}, ${size.width} wide, ${theme}`).toEqual([]);
  }
  await person.page.setViewportSize(DESK);
}
