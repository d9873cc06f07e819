// W147: the damage of a region, as a GM writes it.
import { expect, test } from "vitest";
import { damageText, readDamage } from "./region_damage";

test("Dice, dice with a number, and a number alone are damage", () => {
  expect(readDamage("2d6+3")).toEqual({ dice: 2, sides: 6, damage: 3 });
  expect(readDamage(" 1 D8 ")).toEqual({ dice: 1, sides: 8, damage: 0 });
  expect(readDamage("d4")).toEqual({ dice: 1, sides: 4, damage: 0 });
  expect(readDamage("4")).toEqual({ dice: 0, sides: 0, damage: 4 });
});

test("Damage is as much as the protocol bounds it", () => {
  expect(readDamage("20d100+1000")).toEqual({ dice: 20, sides: 100, damage: 1000 });
  expect(readDamage("21d6")).toBe("Write 1 to 20 dice.");
  expect(readDamage("0d6")).toBe("Write 1 to 20 dice.");
  expect(readDamage("1d101")).toBe("Write dice of 1 to 100 sides.");
  expect(readDamage("1d0")).toBe("Write dice of 1 to 100 sides.");
  expect(readDamage("1d6+1001")).toBe("Add 1,000 at most.");
  expect(readDamage("1001")).toBe("Write 1 to 1,000.");
  expect(readDamage("0")).toBe("Write 1 to 1,000.");
});

test("What is no damage says what would be", () => {
  for (const typed of ["", "2d", "2d6-1", "2d6+1d4", "much", "-3", "1.5"])
    expect(readDamage(typed)).toBe("Write dice such as 2d6+3, or a number such as 4.");
});

test("Damage is written as it is read", () => {
  for (const text of ["2d6+3", "1d8", "4"]) expect(damageText(readDamage(text) as never)).toBe(text);
});
