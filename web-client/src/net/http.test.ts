import { create, toBinary } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { ProblemSchema } from "../generated/protocol/wire/v1/lobby_pb";
import { problemText } from "./http";

const problem = toBinary(ProblemSchema, create(ProblemSchema, { text: "That name is taken." }));

test("A Problem is shown in the server's words", () => {
  expect(problemText(409, "application/x-protobuf", problem)).toBe("That name is taken.");
});

test("An answer without a Problem gets a sentence of its own", () => {
  expect(problemText(413, "text/html", new Uint8Array([1, 2]))).toMatch(/Too large/);
  expect(problemText(429, "text/plain", new Uint8Array([1, 2]))).toMatch(/Too many requests/);
  expect(problemText(502, null, new Uint8Array())).toMatch(/Server error/);
  expect(problemText(0, null, new Uint8Array())).toMatch(/unreachable/);
});
