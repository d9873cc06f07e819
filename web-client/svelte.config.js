import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** @type {import("@sveltejs/vite-plugin-svelte").SvelteConfig} */
const config = { preprocess: vitePreprocess() };
// biome-ignore lint/style/noDefaultExport: the tools read the default export.
export default config;
