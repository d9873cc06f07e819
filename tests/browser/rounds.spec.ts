// Two rounds of each rulebook's ready sample by a GM, a player at a desk and one with a phone, who press as little as they can.
import type { Browser } from "@playwright/test";
import { standFaceToFace } from "./eight_opening";
import { EightRounds } from "./eight_rounds";
import { Evening, expect, test } from "./evening";
import { type FightOfEight, fightsOfEight } from "./fights_of_eight";
import { Person } from "./person";
import { takePictures } from "./pictures";
import { roundBounds } from "./round_bounds";
import { Tally } from "./tally";

const ROUNDS = 2;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/// The people of all samples: the second player holds a phone.
let people: Evening | null = null;

async function withPhone({ server, gm, ada, cleo }: Evening, browser: Browser): Promise<Evening> {
  return new Evening(server, gm, ada, await Person.arrives(browser, "Bea", PHONE), cleo);
}

for (const eight of fightsOfEight)
  test(`Rounds of ${eight.system} take no more clicks and questions than they may`, async ({ evening, browser }) => {
    test.setTimeout(300_000);
    const sample = { ...eight, pairs: eight.pairs.slice(0, 2) };
    const bounds = roundBounds[sample.system];
    people ??= await withPhone(evening, browser);
    const { gm, ada, bea } = people;
    await people.gmOpens("The sample", sample.system);
    for (const [at, player] of [ada, bea].entries()) await people.joins(player, sample.pairs[at]?.[0] ?? "");
    await standFaceToFace(gm, sample);
    const fight = new EightRounds(people, sample, await Tally.of(people.everyone));
    await fight.start();
    await toughen(gm, sample);

    for (let round = 1; round <= ROUNDS; round++) {
      const { questions, clicks, keys, attacks } = await fight.play();

      expect(attacks).toBeGreaterThan(0);
      expect(questions).toBeLessThanOrEqual(bounds?.questions ?? 0);
      expect(clicks).toBeLessThanOrEqual(bounds?.clicks ?? 0);
      expect(keys).toBe(0);
    }
    await takePictures(gm, `rounds_${sample.system}`);
  });

/// All creatures of the scene at once, so that none falls.
async function toughen({ page, table }: Person, { toughness, pairs }: FightOfEight): Promise<void> {
  const [number = "", value = ""] = toughness.at(-1) ?? [];
  await table.tab("Creatures");
  await page.locator("canvas").focus();
  await page.keyboard.press("Control+a");
  await page.getByRole("button", { name: `Options for ${pairs[0]?.[0]}`, exact: true }).click();
  await page.getByLabel(`Change ${number}`).fill(`=${value}`);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await page.locator("canvas").focus();
  await page.keyboard.press("Escape");
  await table.tab("Log");
}
