import { create } from "@bufbuild/protobuf";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { QuestionSchema } from "../generated/protocol/wire/v1/play_pb";
import { seenOf } from "./seen";

let show: (isIntersecting: boolean) => void;
let observed = 0;

beforeEach(() => {
  observed = 0;
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        show = (isIntersecting) => report([{ isIntersecting }]);
      }
      observe = () => observed++;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const mine = create(QuestionSchema, { id: "1.1", mine: true, totalMs: 60_000 });

function seenBy(...questions: (typeof mine)[]) {
  const seen = vi.fn();
  seenOf({ seen }, questions)({} as Element);
  return seen;
}

test("A prompt is seen once its card is visible", () => {
  const seen = seenBy(mine, { ...mine, id: "1.2" });
  show(false);
  expect(seen).not.toHaveBeenCalled();
  show(true);
  expect(seen.mock.calls).toEqual([["1.1"], ["1.2"]]);
});

test("A prompt to others, a running timer and a prompt without one need no notice", () => {
  seenBy({ ...mine, mine: false }, { ...mine, running: true }, { ...mine, totalMs: 0 });
  expect(observed).toBe(0);
});
