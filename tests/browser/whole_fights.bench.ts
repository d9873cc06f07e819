// A fight of eight in each of two rulebooks to its last foe, with pictures on the way; FT_PAIRS=2: of four.
import { opens } from "./eight_opening";
import { EightRounds } from "./eight_rounds";
import { expect, test } from "./evening";
import { fightsOfEight } from "./fights_of_eight";
import { takePictures } from "./pictures";
import { Tally } from "./tally";
import { WholeFight } from "./whole_fight";

const DOWN: Readonly<Record<string, RegExp>> = {
  vigor: /Dead|Shock|Stabilized|Unconscious|Escaped/,
  threed6: /Dead|Unconscious|Collapsed/,
};
const MOST_TURNS = 400;
const PAIRS = Number(process.env.FT_PAIRS ?? 4);

for (const eight of fightsOfEight.filter(({ system }) => system in DOWN))
  test(`A fight of ${eight.system} to the last foe`, async ({ evening }) => {
    test.setTimeout(1_800_000);
    const sides = { ...eight, pairs: eight.pairs.slice(0, PAIRS), toughness: [] };
    await opens(evening, sides);
    await new EightRounds(evening, sides, await Tally.of(evening.everyone)).start(true);
    const fight = new WholeFight(evening, sides, DOWN[eight.system] ?? /Dead/);
    const pictures = async (round: number) => {
      if (round % 3 !== 1) return;
      for (const [name, person] of Object.entries({ gm: evening.gm, player: evening.ada }))
        await takePictures(person, `${eight.system}_round_${round}_${name}`);
    };

    const { rounds, turns, standing } = await fight.play(MOST_TURNS, pictures);

    console.log(`${eight.system}: ${rounds} rounds, ${turns} turns, left: ${standing.join(", ")}`);
    expect(standing.length).toBeGreaterThan(0);
    for (const [name, person] of Object.entries({ gm: evening.gm, player: evening.ada, other: evening.bea }))
      await takePictures(person, `${eight.system}_ended_${name}`);
  });
