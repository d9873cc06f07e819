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
