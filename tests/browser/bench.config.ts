// What table_pages.bench.ts measures, at a table that steps 2 and 3 have opened.
import evening from "./playwright.config";

export default { ...evening, testMatch: /step_0[23]_.*\.spec\.ts|table_pages\.bench\.ts/, projects: [{ name: "pages" }] };
