// How much code and how many faces a table's page loads (W8): the same on every machine, unlike the time that takes.
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "@playwright/test";
import { type Evening, expect, test } from "./evening";
import type { Person } from "./person";

test.use({ opening: "ford" });

const MOST_KIB = 300;
/// The creatures panel, open from the start, and what adds and shows things are a GM's alone.
const MOST_KIB_OF_A_GM = 320;
const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/// What the page loads in a new browser in which `person` is logged in, in KiB, with gzip; per file, the heaviest first.
async function loaded(browser: Browser, { tableAddress }: Evening, person: Person, viewport: typeof desk): Promise<Map<string, number>> {
  const { cookies } = await person.page.context().storageState();
  const context = await browser.newContext({ storageState: { cookies, origins: [] }, viewport });
  const page = await context.newPage();
  const files = weighed(page);
  await page.goto(tableAddress);
  await page.locator("canvas[data-camera]").waitFor();
  await page.waitForLoadState("networkidle");
  const sizes = await Promise.all(files.map(async ({ path, kib }) => [path, await kib] as const));
  await context.close();
  return new Map(sizes.sort(([, one], [, other]) => other - one));
}

function weighed(page: Page): { path: string; kib: Promise<number> }[] {
  const files: { path: string; kib: Promise<number> }[] = [];
  page.on("response", (response) => {
    const kind = response.request().resourceType();
    if (!["document", "script", "stylesheet", "font"].includes(kind)) return;
    const bytes = response.body().then((body) => (kind === "font" ? body : gzipSync(body, { level: 9 })).length);
    files.push({ path: new URL(response.url()).pathname, kib: bytes.then((length) => length / 1024) });
  });
  return files;
}

test(`A player's table loads at most ${MOST_KIB} KiB of code and faces, a GM's ${MOST_KIB_OF_A_GM} with the panels`, async ({ browser, evening }) => {
  const { gm, ada } = evening;

  for (const [who, person, size, most] of [
    ["the GM at a desk", gm, desk, MOST_KIB_OF_A_GM],
    ["a player at a desk", ada, desk, MOST_KIB],
    ["a player with a phone", ada, phone, MOST_KIB],
  ] as const) {
    const files = await loaded(browser, evening, person, size);
    const sum = [...files.values()].reduce((one, other) => one + other, 0);
    const list = [...files].map(([path, kib]) => `${kib.toFixed(1)} ${path}`).join("\n");
    console.log(`${who}: ${sum.toFixed(0)} KiB`);
    expect(sum, `${who}:\n${list}`).toBeLessThanOrEqual(most);
  }
});
