// A fight of the rulebook with bonus dice, begun, played and ended by three people.
import { attackOfFoe, attackOfHero, begin, type Duel, end } from "./duel";
import { test } from "./evening";

test.describe.configure({ mode: "serial" });
test.use({ opening: "tollGate" });

const duel: Duel = {
  start: "Start encounter",
  startIsForm: true,
  end: "End encounter",
  hero: "Ilse",
  player: ({ ada }) => ada,
  foe: "Bandit with the dice",
  heroAt: { column: 6, row: 9 },
  foeAt: { column: 7, row: 9 },
  attack: /^Attack/,
  toughness: [["Max Durability", "200"], ["Durability", "200"]],
  pictures: "vigor_fight",
};

test("The GM begins the fight of the ready campaign", ({ evening }) => begin(evening, duel));

test("A hero attacks a foe, and all read it", ({ evening }) => attackOfHero(evening, duel));

test("A foe attacks the hero, whose player may defend", ({ evening }) => attackOfFoe(evening, duel));

test("The GM ends the fight for all", ({ evening }) => end(evening, duel));
