// A fight of the rulebook with turns of a second, begun, played and ended by three people.
import { attackOfFoe, attackOfHero, begin, type Duel, end } from "./duel";
import { test } from "./evening";

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

test("The GM ends the fight for all", ({ evening }) => end(evening, duel));
