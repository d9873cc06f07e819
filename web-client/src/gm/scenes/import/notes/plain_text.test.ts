import { expect, test } from "vitest";
import { inOneLine, plainText, titled } from "./plain_text";

test.each([
  ["Inn", "Inn"],
  ["  Inn \u0000\u200b", "Inn"],
  ["<b>Old</b> <i class='x'>mill</i>", "Old mill"],
  ["<p>Inn</p><p>Two floors<br>and a cellar</p>", "Inn\nTwo floors\nand a cellar"],
  ["<script>steal()</script>Inn<style>p { color: red }</style>", "Inn"],
  ["Inn<SCRIPT src=x>steal()", "Inn"],
  ["Smith &amp; Sons &lt;b&gt;", "Smith & Sons <b>"],
  ["HP < 5 and > 3", "HP < 5 and > 3"],
  ["a\r\nb", "a\nb"],
  ["\ud83c\udfe0 \ud83c", "\ud83c\udfe0"],
])("%j is %j as plain text", (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

test("What is no text is none", () => {
  for (const value of [undefined, null, 7, true, [], {}]) expect(plainText(value)).toBe("");
});

test("Crowds of open tags are read once", () => {
  expect(plainText("<script".repeat(1_000_000))).toBe("");
  expect(plainText("<a".repeat(10_000))).toBe("<a".repeat(10_000));
});

test("A line is cut to whole characters", () => {
  expect(inOneLine("a\n\t b", 10)).toBe("a b");
  expect(inOneLine("\ud83c\udfe0\ud83c\udfe0\ud83c\udfe0", 2)).toBe("\ud83c\udfe0\ud83c\udfe0");
});

test("A text that a title cannot hold stands whole below it", () => {
  expect(titled("Inn")).toEqual({ title: "Inn", text: "" });
  expect(titled("Inn\nof the old mill")).toEqual({ title: "Inn of the old mill", text: "Inn\nof the old mill" });
  expect(titled("x".repeat(81))).toEqual({ title: "x".repeat(80), text: "x".repeat(81) });
  expect(titled("x".repeat(4001)).text).toHaveLength(4000);
});
