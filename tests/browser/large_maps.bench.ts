// The largest maps: how soon a player sees one over a slow line, and how smoothly a token is dragged among five hundred. Measured and
// printed; nothing fails by it.
import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { create, fromBinary, toBinary } from "@bufbuild/protobuf";
import type { Page } from "@playwright/test";
import { Place_Kind } from "../../web-client/src/generated/protocol/wire/v1/common_pb";
import { ClientFrameSchema, ServerFrameSchema } from "../../web-client/src/generated/protocol/wire/v1/envelope_pb";
import { expect, test } from "./evening";
import type { Person } from "./person";

test.use({ opening: "ford" });

const ford = resolve(import.meta.dirname, "../../rules/systems/grimwire/sample/ford.webp");
/// As of a phone in a train.
const SLOW = { offline: false, latency: 100, downloadThroughput: 500_000, uploadThroughput: 250_000 }; // bytes a second

test("A map of 16,384 pixels over a slow line", async ({ evening }, testInfo) => {
  test.setTimeout(900_000);
  const { gm, ada } = evening;
  const file = testInfo.outputPath("large.jpg");
  const width = Number(execFileSync("vipsheader", ["-f", "width", ford], { encoding: "utf8" }));
  execFileSync("vips", ["resize", ford, `${file}[Q=80]`, String(16_384 / width)]);
  await newScene(gm, file);
  const tiles = gm.page.waitForResponse((response) => response.url().includes("/tiles/") && response.ok(), { timeout: 600_000 });
  const saved = performance.now();
  await gm.page.getByRole("button", { name: "Save grid" }).click();
  await tiles;
  console.log(`cut into tiles ${(performance.now() - saved).toFixed(0)} ms after the grid is saved`);

  const { first, quiet } = await slowly(ada.page, async () => {
    await gm.page.getByRole("button", { name: "Show to players" }).first().click();
    await expect(ada.table.map).toHaveAccessibleName(/Map of large/, { timeout: 60_000 });
  });
  console.log(`the first part of the picture after ${first.toFixed(0)} ms, all of the screen after ${quiet.toFixed(0)} ms`);
});

async function newScene({ page, table }: Person, file: string): Promise<void> {
  await table.tab("Game");
  await page.getByRole("button", { name: "New scene" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("input[type=file]").setInputFiles(file);
  await expect(dialog.getByText("large.jpg")).toBeVisible({ timeout: 300_000 });
  await dialog.getByRole("button", { name: "Create", exact: true }).click({ timeout: 300_000 });
}

/// Milliseconds until the first tiles have come over a slow line, and until no more of them come.
async function slowly(page: Page, show: () => Promise<void>): Promise<{ first: number; quiet: number }> {
  const line = await page.context().newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", SLOW);
  const came: number[] = [];
  page.on("requestfinished", (request) => {
    if (request.url().includes("/tiles/")) came.push(performance.now());
  });
  const began = performance.now();
  await show();
  await expect.poll(() => performance.now() - (came.at(-1) ?? Number.POSITIVE_INFINITY), { timeout: 120_000 }).toBeGreaterThan(3_000);
  return { first: (came[0] ?? began) - began, quiet: (came.at(-1) ?? began) - began };
}

test("Dragging a token among 500", async ({ evening }) => {
  test.setTimeout(900_000);
  const { gm } = evening;
  const alone = await framesOfDrag(gm);
  await crowd(gm.page, evening.tableAddress, 500);
  const among = await framesOfDrag(gm);
  console.log(`frames in 4 s: ${alone} with a few tokens, ${among} among 500: ${(among / alone).toFixed(2)}`);
});

/// Frames that a page draws while a GM drags a token to and fro for 4 s.
async function framesOfDrag({ page, table }: Person): Promise<number> {
  const from = await table.cellOf("Cyrus");
  await table.choose("Cyrus");
  const [start, end] = [await table.screenOf(from), await table.screenOf({ column: from.column + 3, row: from.row - 2 })];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  const frames = page.evaluate(async () => {
    let count = 0;
    for (const until = performance.now() + 4_000; performance.now() < until; ++count) await new Promise(requestAnimationFrame);
    return count;
  });
  let dragged = true;
  void frames.then(() => (dragged = false));
  while (dragged) {
    await page.mouse.move(end.x, end.y, { steps: 10 });
    await page.mouse.move(start.x, start.y, { steps: 10 });
  }
  await page.keyboard.press("Escape");
  await page.mouse.up();
  return frames;
}

/// Adds creatures to the shown scene by a second connection of the GM.
async function crowd(page: Page, table: string, many: number): Promise<void> {
  const campaign = table.split("/").pop() ?? "";
  const hello = create(ClientFrameSchema, { is: { case: "hello", value: { protocol: 8 } } });
  const welcome = await page.evaluate(
    ([address, bytes]) =>
      new Promise<number[]>((resolve) => {
        const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/ws/table/${address}`);
        socket.binaryType = "arraybuffer";
        socket.onopen = () => socket.send(new Uint8Array(bytes));
        socket.onmessage = ({ data }) => {
          if (resolve !== undefined) resolve([...new Uint8Array(data)]);
        };
        Object.assign(window, { second: socket });
      }),
    [campaign, [...toBinary(ClientFrameSchema, hello)]] as const,
  );
  const is = fromBinary(ServerFrameSchema, new Uint8Array(welcome)).deltas[0]?.is;
  if (is?.case !== "welcome") throw new Error("no welcome");
  const record = is.value.names.indexOf("raider");
  const edits = Array.from({ length: many }, (_, index) => {
    const place = { kind: Place_Kind.CELL, column: index % 28, row: Math.floor(index / 28) };
    const edit = { clientId: index + 1, what: { case: "addCreature", value: { record, place } } } as const;
    return [...toBinary(ClientFrameSchema, create(ClientFrameSchema, { is: { case: "edit", value: edit } }))];
  });
  await page.evaluate(async (frames) => {
    const { second } = window as unknown as { second: WebSocket };
    for (const frame of frames) {
      second.send(new Uint8Array(frame));
      await new Promise((resolve) => setTimeout(resolve, 60)); // as fast as a person may edit
    }
  }, edits);
}
