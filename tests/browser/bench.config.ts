// What table_pages.bench.ts measures.
import evening from "./playwright.config";

const args = evening.use?.launchOptions?.args?.filter((arg) => !/gpu-compositing|antialiasing/.test(arg)) ?? [];

/// Drawn as people see it, unlike in the tests.
const use = { ...evening.use, deviceScaleFactor: 1, contextOptions: {}, launchOptions: { ...evening.use?.launchOptions, args } };

export default { ...evening, use, workers: 1, testMatch: /table_pages\.bench\.ts/, projects: [{ name: "pages" }] };
