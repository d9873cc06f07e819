// A fight of eight creatures in the ready campaign of each rulebook: two lines face to face, each creature beside its opponent.
import type { Cell } from "./table";

export interface FightOfEight {
  readonly system: string;
  readonly start: string;
  readonly startIsForm: boolean;
  /// Creatures and their opponents. The first creatures of the first two pairs are played by Ada and Bea.
  readonly pairs: readonly (readonly [creature: string, opponent: string])[];
  /// Creatures of the book that the ready scene lacks.
  readonly added?: readonly string[];
  /// The GM's action that ends a round; absent: creatures have turns.
  readonly endsRound?: string;
  /// Where the first pair stands, with the next ones below it; "corner": all in the zone at the lower left.
  readonly at: Cell | "corner";
  /// Numbers that no blow uses up, and their values.
  readonly toughness: readonly (readonly [number: string, value: string])[];
}

export const fightsOfEight: readonly FightOfEight[] = [
  {
    system: "aura",
    start: "Start encounter",
    startIsForm: true,
    endsRound: "End the Round",
    pairs: [
      ["Ash", "Hob with the maul"],
      ["Brug", "Old Marrow"],
      ["Dara", "Brute"],
      ["Hedge knight", "Shieldbearer"],
    ],
    added: ["Brute", "Hedge knight", "Shieldbearer"],
    at: { column: 8, row: 6 },
    toughness: [["Aura", "200"]],
  },
  {
    system: "grimwire",
    start: "Start conflict",
    startIsForm: true,
    pairs: [
      ["Cyrus", "Raider with a scar"],
      ["Aune", "Raider in red"],
      ["Brakk", "Old Hod"],
      ["Ismene", "Deadeye Marn"],
    ],
    at: { column: 3, row: 6 },
    toughness: [
      ["Max Condition", "300"],
      ["Condition", "300"],
    ],
  },
  {
    system: "heimr",
    start: "Start combat",
    startIsForm: false,
    pairs: [
      ["Sigrun Holt", "Bandit on the bridge"],
      ["Torvald Red-Oar", "Bandit with a limp"],
      ["Kaj Barber-Surgeon", "Maren One-Ear"],
      ["Soldier", "Big Osk"],
    ],
    added: ["Soldier"],
    at: "corner",
    toughness: [
      ["Max hit points", "99"],
      ["Hit points", "99"],
    ],
  },
  {
    system: "vigor",
    start: "Start encounter",
    startIsForm: true,
    pairs: [
      ["Ilse", "Pikeman in the gate"],
      ["Tamar", "Sergeant Hask"],
      ["Corin", "Bandit with the dice"],
      ["Nerys", "Bandit with the whistle"],
    ],
    at: { column: 6, row: 8 },
    toughness: [
      ["Max Durability", "900"],
      ["Durability", "900"],
    ],
  },
  {
    system: "threed6",
    start: "Start a fight",
    startIsForm: false,
    pairs: [
      ["Ada", "Bram"],
      ["Cato", "Guard at the ford"],
      ["Ilka", "Dov"],
      ["Orso", "Captain Veit"],
    ],
    at: { column: 6, row: 8 },
    toughness: [
      ["Max HP", "400"],
      ["HP", "400"],
    ],
  },
];
