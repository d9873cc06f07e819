import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { RegionSchema } from "../../generated/protocol/wire/v1/state_pb";
import { groupsByBytes } from "./send_regions";

const region = (corners: number) => create(RegionSchema, { corners: Array<number>(2 * corners).fill(-360_000) });

test("Regions travel in as few frames as can be, 500 and 64 KiB in each at most", () => {
  expect(groupsByBytes(Array.from({ length: 501 }, () => region(4))).map((some) => some.length)).toEqual([500, 1]);
  const large = groupsByBytes(Array.from({ length: 60 }, () => region(256)));
  expect(large.map((some) => some.length)).toEqual([26, 26, 8]);
  expect(groupsByBytes([])).toEqual([]);
});
