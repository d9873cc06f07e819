// Evenings of play in real browsers against the real server: all on SQLite, and on PostgreSQL those that the store can change.
import { defineConfig } from "@playwright/test";
import type { Options } from "./evening";

/// Accounts, seats, pictures, journals, content of a campaign's own, and a server that is killed.
const touchesTheStore = /(account|lobby|invites|scene_map|recovery|compendium|character)\.spec\.ts/;

/// Five minutes in one file: begun first, beside the others.
const takesLongest = /\/rounds\.spec\.ts/;

/// Otherwise coarse and with rough edges: without a graphics card most of the time would go into drawing.
const forPictures = process.env.FT_PICTURES !== undefined;

export default defineConfig<object, Options>({
  outputDir: "output/traces",
  workers: 2,
  maxFailures: 5,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [["list"]],
  use: {
    actionTimeout: 30_000,
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: forPictures ? 1 : 0.25,
    contextOptions: { reducedMotion: "reduce" },
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
        "--disable-gpu-compositing",
        ...(forPictures ? [] : ["--webgl-antialiasing-mode=none"]),
      ],
    },
  },
  projects: [
    { name: "rounds", use: { store: "sqlite" }, testMatch: takesLongest },
    { name: "sqlite", use: { store: "sqlite" }, testIgnore: takesLongest },
    { name: "postgresql", use: { store: "postgresql" }, testMatch: touchesTheStore },
  ],
});
