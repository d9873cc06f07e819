// Rounds of a fight as three people play them: each creature attacks its opponent once, each question gets its default.
import { expect, type Locator } from "@playwright/test";
import type { FightOfEight } from "./fights_of_eight";
import { standFaceToFace } from "./eight_opening";
import type { Evening } from "./evening";
import type { Person } from "./person";
import { press } from "./press";
import type { Cost, Tally } from "./tally";

interface Acts {
  readonly turns: number;
  readonly attacks: number;
}

export interface Round extends Cost, Acts {}

/// How long an action may take to be offered, and to be rolled.
const OFFERED_MS = 5000;
const ROLLED_MS = 60_000;

export class EightRounds {
  constructor(
    private readonly evening: Evening,
    private readonly eight: FightOfEight,
    private readonly tally: Tally,
  ) {}

  /// The GM begins the fight. foesTakeDefaults: sets, once, that no GM creature is asked.
  async start(foesTakeDefaults = false): Promise<void> {
    const { gm } = this.evening;
    if (foesTakeDefaults) await gm.table.autoAnswers("Take the default");
    const { start, startIsForm } = this.eight;
    await gm.table.command(start);
    if (startIsForm) await gm.page.getByRole("form", { name: start }).getByRole("button", { name: start }).click();
    await this.until("the fight has begun", async () => (await gm.table.round()) > 0 && this.isReady());
    await gm.table.tab("Log");
  }

  /// From one round's first turn to the next one's.
  async play(): Promise<Round> {
    const { gm } = this.evening;
    const round = await gm.table.round();
    await standFaceToFace(gm, this.eight);
    await this.tally.begin();
    const acts =
      this.eight.endsRound === undefined ? await this.turns(round) : await this.withoutTurns(this.eight.endsRound, round);
    return { ...(await this.tally.end()), ...acts };
  }

  private async turns(round: number): Promise<Acts> {
    const { gm } = this.evening;
    let [turns, attacks] = [0, 0];
    for (; (await gm.table.round()) === round; turns++) {
      const up = await gm.table.whoIsUp();
      if (await this.attacks(up, round)) attacks++;
      await this.endTurn(up, round);
    }
    return { turns, attacks };
  }

  /// Each creature acts in the order in which combatants stand, and the GM ends the round with the action `ends`.
  private async withoutTurns(ends: string, round: number): Promise<Acts> {
    const { gm } = this.evening;
    const creatures = await gm.table.fightersAmong(this.eight.pairs.flat());
    let attacks = 0;
    for (const creature of creatures) if (await this.attacks(creature, round)) attacks++;
    await this.tally.counting(gm, () => press(gm.table.fightControls.getByRole("button", { name: ends })));
    await this.until("the round ends", async () => (await gm.table.round()) !== round && this.isReady());
    return { turns: creatures.length, attacks };
  }

  /// One attack of `creature`, up to its end. False: it has no opponent, or no attack to make.
  private async attacks(creature: string, round: number): Promise<boolean> {
    const { gm } = this.evening;
    const { table } = this.playerOf(creature);
    if (this.opponentOf(creature) === "") return false;
    if (this.eight.endsRound === undefined) await expect.poll(() => table.whoIsUp()).toBe(creature);
    await this.tally.counting(this.playerOf(creature), () => table.take(creature));
    const attack = table.legal(/^Attack/);
    if (!(await this.isOffered(attack))) return false;
    const before = await gm.table.newestRolled(creature);
    const goesOn = await table.againAndOn.isVisible();
    const endsTurn = goesOn && this.eight.endsRound === undefined;
    await this.tally.counting(this.playerOf(creature), async () => {
      if (goesOn) return press(table.againAndOn);
      const again = table.again(this.opponentOf(creature));
      if (await again.isVisible()) return press(again);
      await press(attack);
      await table.aim(this.opponentOf(creature));
    });
    await this.until(
      `${creature} has attacked`,
      async () =>
        (await gm.table.newestRolled(creature)) !== before &&
        (await this.isReady()) &&
        (!endsTurn || (await this.isOver(creature, round))),
    );
    return true;
  }

  private async endTurn(up: string, round: number): Promise<void> {
    const { gm } = this.evening;
    const { table } = this.playerOf(up);
    if ((await gm.table.whoIsUp()) !== up) return;
    const end = table.legal(/^End turn/);
    await this.until(`${up} may end its turn`, () => end.isVisible());
    await this.tally.counting(this.playerOf(up), async () => {
      await table.take(up);
      await press(end);
    });
    await this.until(`the turn of ${up} ends`, async () => (await this.isOver(up, round)) && (await this.isReady()));
  }

  private async isOver(turnOf: string, round: number): Promise<boolean> {
    const { table } = this.evening.gm;
    return (await table.whoIsUp()) !== turnOf || (await table.round()) !== round;
  }

  /// Whether nothing is asked, and the next creature may act.
  private async isReady(): Promise<boolean> {
    const { table, question, declared } = this.evening.gm;
    if (await question.isOpen()) return false;
    return this.eight.endsRound === undefined ? (await table.whoIsUp()) !== "" : (await declared.cards.count()) === 0;
  }

  /// Waiting for an action that is not offered is no part of a round.
  private async isOffered(action: Locator): Promise<boolean> {
    const startedMs = performance.now();
    const isThere = await action.waitFor({ timeout: OFFERED_MS }).then(
      () => true,
      () => false,
    );
    if (!isThere) this.tally.leaveOut(performance.now() - startedMs);
    return isThere;
  }

  /// Each person answers what it is asked, until `holds`.
  private async until(what: string, holds: () => Promise<boolean>): Promise<void> {
    const look = async () => {
      for (const person of this.evening.everyone) {
        const { question, declared } = person;
        if (await question.mine.isVisible()) await this.tally.counting(person, () => question.answerIfAsked());
        if (await declared.isAsked()) await this.tally.counting(person, () => declared.passAll());
      }
      return holds();
    };
    await expect.poll(look, { message: what, timeout: ROLLED_MS, intervals: [20] }).toBe(true);
  }

  private playerOf(creature: string): Person {
    const { gm, ada, bea } = this.evening;
    const at = this.eight.pairs.findIndex(([hero]) => hero === creature);
    return [ada, bea][at] ?? gm;
  }

  private opponentOf(creature: string): string {
    const pair = this.eight.pairs.find((pair) => pair.includes(creature)) ?? ["", ""];
    return pair[0] === creature ? pair[1] : pair[0];
  }
}
