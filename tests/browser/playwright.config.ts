// One evening of play, on SQLite and again on PostgreSQL, in real browsers against the real server.
import { defineConfig } from "@playwright/test";
import type { Evenings } from "./evening";

export default defineConfig<object, Evenings>({
  outputDir: "output/traces",
  workers: 1,
  maxFailures: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [["list"]],
  use: {
    actionTimeout: 30_000,
    viewport: { width: 1440, height: 900 },
    trace: "off",
    launchOptions: {
      executablePath: process.env.FT_CHROMIUM ?? "/usr/bin/chromium",
      args: [
        "--headless",
        "--no-sandbox",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--use-angle=swiftshader",
        "--enable-unsafe-swiftshader",
      ],
    },
  },
  projects: [
    { name: "sqlite", use: { store: "sqlite" } },
    { name: "postgresql", use: { store: "postgresql" } },
  ],
});
