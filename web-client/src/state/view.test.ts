import { expect, test } from "vitest";
import { View } from "./view.svelte";

test("Viewing another scene puts down the tool that changes a map, viewing the same one keeps it", () => {
  const view = new View();
  view.lookAt(3);
  view.tool = { kind: "grid_fit" };

  view.lookAt(3);
  expect(view.tool.kind).toBe("grid_fit");

  view.lookAt(0);
  expect(view.tool.kind).toBe("select");
});

test("A menu is meant for all selected creatures if it opens on one of them", () => {
  const view = new View();

  view.selectAll([7, 8]);

  expect(view.meant(8)).toEqual([7, 8]);
  expect(view.meant(9)).toEqual([9]);
});
