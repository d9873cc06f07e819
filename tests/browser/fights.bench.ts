// What a round of eight creatures costs a GM and two players, in each rulebook. Measured and printed; nothing fails by its figures.
import { fightsOfEight } from "./fights_of_eight";
import { opens } from "./eight_opening";
import { EightRounds, type Round } from "./eight_rounds";
import { test } from "./evening";
import { heading, medians, promptsByNumber } from "./round_report";
import { Tally } from "./tally";

const ROUNDS = Number(process.env.FT_ROUNDS ?? 3);

for (const eight of fightsOfEight)
  test(`Rounds of ${eight.system}`, async ({ evening }) => {
    test.setTimeout(900_000);
    await opens(evening, eight);
    const fight = new EightRounds(evening, eight, await Tally.of(evening.everyone));
    await fight.start(process.env.FT_DEFAULTS !== undefined);
    const rounds: Round[] = [];
    while (rounds.length < ROUNDS) rounds.push(await fight.play());
    const each = rounds.map(({ questions, clicks, seconds }) => `${questions}/${clicks}/${Math.round(seconds)}`);
    console.log([heading, medians(eight.system, rounds)].join("\n"));
    console.log(["questions/clicks/seconds:", ...each].join(" "));
    console.log(promptsByNumber(rounds, eight.pairs.flat()).join("\n"));
  });
