import { expect, test } from "vitest";
import { readPanels, withPanel } from "./panels_open";

test("At first all panels are open", () => {
  expect(readPanels(null)).toEqual(["log", "creatures", "table"]);
});

test("The panels open last time are open again", () => {
  expect(readPanels("table,log,other")).toEqual(["log", "table"]);
  expect(readPanels("")).toEqual([]);
});

test("Panels keep their order", () => {
  expect(withPanel(["table"], "log", true)).toEqual(["log", "table"]);
  expect(withPanel(["log", "table"], "log", false)).toEqual(["table"]);
});
