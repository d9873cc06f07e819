// What table_pages.bench.ts measures.
import evening from "./playwright.config";

export default { ...evening, testMatch: /table_pages\.bench\.ts/, projects: [{ name: "pages" }] };
