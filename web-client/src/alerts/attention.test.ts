// W30: what waits for a person, and what of it is new.
import { describe, expect, test } from "vitest";
import { type Attention, alertOf, attentionText } from "./attention";

const quiet: Attention = { prompts: 0, turn: false, whispers: 0 };

describe("Alerts", () => {
  test("A prompt is told before a turn, a turn before a private message", () => {
    expect(alertOf(quiet, { prompts: 1, turn: true, whispers: 1 })).toBe("prompt");
    expect(alertOf(quiet, { prompts: 0, turn: true, whispers: 1 })).toBe("turn");
    expect(alertOf(quiet, { prompts: 0, turn: false, whispers: 1 })).toBe("whisper");
  });

  test("What was there before is not news", () => {
    const before: Attention = { prompts: 2, turn: true, whispers: 1 };

    expect(alertOf(before, before)).toBeNull();
    expect(alertOf(before, { prompts: 1, turn: true, whispers: 0 })).toBeNull();
    expect(alertOf(before, quiet)).toBeNull();
  });

  test("The title names the most urgent of what waits", () => {
    expect(attentionText({ prompts: 1, turn: true, whispers: 2 })).toBe("1 prompt");
    expect(attentionText({ prompts: 3, turn: false, whispers: 0 })).toBe("3 prompts");
    expect(attentionText({ prompts: 0, turn: true, whispers: 2 })).toBe("Your turn");
    expect(attentionText({ prompts: 0, turn: false, whispers: 2 })).toBe("Message");
    expect(attentionText(quiet)).toBe("");
  });
});
