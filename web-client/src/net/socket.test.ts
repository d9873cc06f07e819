import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { browserEnvironment } from "./socket";

const listener = { opened: () => undefined, received: () => undefined, dropped: () => undefined };
let opened: string[] = [];

beforeEach(() => {
  opened = [];
  vi.stubGlobal("location", { origin: "https://table.example" });
  vi.stubGlobal(
    "WebSocket",
    class {
      constructor(address: string) {
        opened.push(address);
      }
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

test("A page connects to its table", () => {
  browserEnvironment("7").open(listener);

  expect(opened).toEqual(["wss://table.example/ws/table/7"]);
});

// W134
test("A page that looks through a player's eyes connects as such, each time", () => {
  const environment = browserEnvironment("7", 3);

  environment.open(listener);
  environment.open(listener);

  expect(opened).toEqual(["wss://table.example/ws/table/7?as=3", "wss://table.example/ws/table/7?as=3"]);
});
