import { create, toBinary } from "@bufbuild/protobuf";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TileBundleSchema } from "../../generated/protocol/wire/v1/tiles_pb";
import { TileFetcher } from "./fetch_tiles";
import { requestsFor } from "./tiles_in_view";

const request = requestsFor([{ level: 0, x: 9, y: 0 }]);
const other = requestsFor([{ level: 1, x: 1, y: 0 }]);
const bundle = () => new Response(toBinary(TileBundleSchema, create(TileBundleSchema, { tiles: [{ number: 1 }] })));
const busy = () => new Response("", { status: 503, headers: { "Retry-After": "1" } });
const none = () => new Response("", { status: 404 });

let asked: string[] = [];
let answers: (() => Response)[] = [];
let came: string[] = [];
let waits = 0;
let fetcher: TileFetcher;

beforeEach(() => {
  vi.useFakeTimers();
  [asked, answers, came, waits] = [[], [], [], 0];
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    return (answers.shift() ?? bundle)();
  });
  vi.stubGlobal("createImageBitmap", async () => ({ close: () => undefined }));
  fetcher = new TileFetcher("/tiles/7/2/abc", {
    came: (tiles) => came.push(...tiles.map(({ key }) => key)),
    busy: () => waits++,
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("Tiles come by the address of their bundle, each asked for once", async () => {
  fetcher.want(request);
  fetcher.want(request);
  await vi.advanceTimersByTimeAsync(0);

  expect(asked).toEqual(["/tiles/7/2/abc/0/1.0.0000000000000002"]);
  expect(came).toEqual(["0/9.0"]);
});

test("While the picture is being cut, it is asked again each second", async () => {
  answers = [busy, busy];
  fetcher.want(request);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(asked).toHaveLength(2);
  expect(came).toEqual([]);
  expect(waits).toBe(2);

  await vi.advanceTimersByTimeAsync(1);

  expect(asked).toHaveLength(3);
  expect(came).toEqual(["0/9.0"]);
});

test("What is refused is not asked again until more is seen", async () => {
  answers = [none];
  fetcher.want(request);
  await vi.advanceTimersByTimeAsync(60_000);
  fetcher.want(request);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);

  fetcher.forgetRefusals();
  fetcher.want(request);
  await vi.advanceTimersByTimeAsync(0);

  expect(came).toEqual(["0/9.0"]);
});

test("What is no longer wanted is not asked again", async () => {
  answers = [busy];
  fetcher.want(request);
  await vi.advanceTimersByTimeAsync(500);

  fetcher.want(other);
  await vi.advanceTimersByTimeAsync(0);
  expect(came).toEqual(["1/1.0"]);

  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveLength(2);
});

test("After the end nothing comes", async () => {
  answers = [busy];
  fetcher.want(request);
  await vi.advanceTimersByTimeAsync(500);

  fetcher.stop();
  await vi.advanceTimersByTimeAsync(10_000);

  expect(asked).toHaveLength(1);
  expect(came).toEqual([]);
});
