// How long a page takes to be there, with nothing cached, and what it loads. Measured and printed; nothing fails by it.
import type { Browser, Page } from "@playwright/test";
import { test } from "./evening";

test.use({ opening: "ford" });

const ROUNDS = 5;

test("The lobby's shell and a drawn table", async ({ browser, evening }) => {
  const storageState = await evening.ada.page.context().storageState();
  // each person has a machine of their own
  for (const { page } of evening.everyone) await page.close();
  const shell = await measured(browser, evening.server.address, async (page) => {
    await page.getByRole("button", { name: "Log in" }).waitFor();
  });
  const table = await measured(
    browser,
    evening.tableAddress,
    async (page) => {
      await page.locator("canvas[data-camera]").waitFor();
      await page.getByRole("button", { name: /^connected/ }).waitFor();
    },
    storageState,
  );
  for (const [what, { ms, kib }] of Object.entries({ "lobby shell": shell, "table drawn": table }))
    console.log(`${what}: ${ms.toFixed(0)} ms (median of ${ROUNDS}), ${kib.toFixed(0)} KiB of code on the wire`);
});

type StorageState = Awaited<ReturnType<import("@playwright/test").BrowserContext["storageState"]>>;

/// The median time until `there`, and what scripts, styles and markup came over the network, as it came.
async function measured(
  browser: Browser,
  address: string,
  there: (page: Page) => Promise<void>,
  storageState?: StorageState,
): Promise<{ ms: number; kib: number }> {
  const times: number[] = [];
  let bytes = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext(storageState ? { storageState } : {});
    const page = await context.newPage();
    const sizes: Promise<number>[] = [];
    page.on("requestfinished", (request) => {
      if (["document", "script", "stylesheet"].includes(request.resourceType()))
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    const started = performance.now();
    await page.goto(address, { waitUntil: "commit" });
    await there(page);
    times.push(performance.now() - started);
    bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    await context.close();
  }
  return { ms: times.sort((a, b) => a - b)[ROUNDS >> 1] ?? 0, kib: bytes / 1024 };
}
