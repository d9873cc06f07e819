// What the *.bench.ts measure.
import evening from "./playwright.config";

const args = evening.use?.launchOptions?.args?.filter((arg) => !/gpu-compositing|antialiasing/.test(arg)) ?? [];

/// Drawn as people see it, unlike in the tests.
const drawn = {
  ...evening.use,
  deviceScaleFactor: 1,
  contextOptions: {},
  launchOptions: { ...evening.use?.launchOptions, args },
};

export default {
  ...evening,
  workers: 1,
  projects: [
    { name: "pages", testMatch: /table_pages\.bench\.ts/, use: drawn },
    { name: "maps", testMatch: /large_maps\.bench\.ts/, use: drawn },
    { name: "fights", testMatch: /\/fights\.bench\.ts/ },
    { name: "whole", testMatch: /whole_fights\.bench\.ts/ },
  ],
};
