// A fight of the rulebook with turns of a second, begun, played and ended by three people.
import { attackOfFoe, attackOfHero, begin, type Duel, end } from "./duel";
import { expect, test } from "./evening";

test.describe.configure({ mode: "serial" });
test.use({ opening: "graylingFord" });

const duel: Duel = {
  start: "Start a fight",
  startIsForm: false,
  end: "End the fight",
  hero: "Ada",
  player: ({ ada }) => ada,
  foe: "Bram",
  heroAt: { column: 6, row: 9 },
  foeAt: { column: 7, row: 9 },
  attack: /^Attack/,
  toughness: [["Max HP", "200"], ["HP", "200"]],
  pictures: "threed6_fight",
};

test("The GM begins the fight of the ready campaign", ({ evening }) => begin(evening, duel));

test("A hero attacks a foe, and all read it", ({ evening }) => attackOfHero(evening, duel));

test("A foe attacks the hero, whose player may defend", ({ evening }) => attackOfFoe(evening, duel));

for (const [action, field, yards] of [
  ["Move and Attack", "Way", 3],
  ["Attack", "Step", 1],
] as const)
  test(`A hero whose token is dragged for "${action}" reaches a foe that was too far away`, async ({ evening }) => {
    const { gm, ada } = evening;
    await gm.table.place("Bram", { column: 11, row: 9 });
    await gm.table.place("Ada", { column: 10 - yards, row: 9 });
    await evening.nextTurnOf("Ada");
    await ada.table.choose("Ada");
    await (await ada.table.action(new RegExp(`^${action}\\b`))).click();
    const form = ada.page.getByRole("form", { name: action, exact: true });
    await expect(form).toContainText(new RegExp(`${field}\\s*drag Ada on the map`));
    await expect(await ada.table.target("Bram")).toContainText("Out of reach");

    await evening.rolled("Ada", async () => {
      await ada.table.drag("Ada", { column: 10, row: 9 });
      await expect(form).toContainText(new RegExp(`${field}\\s*to `));
      await expect(await ada.table.target("Bram")).not.toContainText("Out of reach");
      await ada.table.aim("Bram");
    });

    expect(await ada.table.cellOf("Ada")).toEqual({ column: 10, row: 9 });
  });

test("The GM ends the fight for all", ({ evening }) => end(evening, duel));
