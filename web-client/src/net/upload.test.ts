import { expect, test } from "vitest";
import { mostBytes, whyNotSend } from "./upload";

test("A PNG, JPEG or WebP up to the most may be sent", () => {
  expect(whyNotSend({ type: "image/webp", size: mostBytes })).toBeNull();
  expect(whyNotSend({ type: "image/png", size: 1 })).toBeNull();
});

test("Other types, empty files and larger ones are refused before the upload", () => {
  expect(whyNotSend({ type: "image/svg+xml", size: 10 })).toMatch(/PNG, JPEG and WebP/);
  expect(whyNotSend({ type: "image/png", size: 0 })).toMatch(/empty/);
  expect(whyNotSend({ type: "image/png", size: mostBytes + 1 })).toMatch(/limit 100 MB/);
});
