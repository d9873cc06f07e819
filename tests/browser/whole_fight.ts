// A fight of eight to its last foe, in browsers: the creature that is up attacks the nearest standing enemy; each question gets its default.
import { expect } from "@playwright/test";
import type { Evening } from "./evening";
import type { FightOfEight } from "./fights_of_eight";
import type { Person } from "./person";
import { press } from "./press";
import type { Cell } from "./table";

const ROLLED_MS = 60_000;

export interface Ended {
  readonly rounds: number;
  readonly turns: number;
  readonly standing: readonly string[];
}

export class WholeFight {
  /// down: the conditions in a creature's line by which it is out of the fight.
  constructor(
    private readonly evening: Evening,
    private readonly eight: FightOfEight,
    private readonly down: RegExp,
  ) {}

  /// Plays until one side has no creature left standing. seen: called after each round.
  async play(mostTurns: number, seen: (round: number) => Promise<void>): Promise<Ended> {
    const { gm } = this.evening;
    let round = await gm.table.round();
    for (let turns = 0; turns < mostTurns; turns++) {
      const up = await gm.table.whoIsUp();
      const enemies = await this.enemiesOf(up);
      if (enemies.length === 0) return { rounds: round, turns, standing: await this.standing(this.creatures()) };
      if (!(await this.isDown(up))) await this.attack(up, enemies);
      if ((await gm.table.whoIsUp()) === up) await this.endTurn(up);
      if ((await gm.table.round()) === round) continue;
      await seen(round);
      round = await gm.table.round();
    }
    throw new Error(`after ${mostTurns} turns both sides stand: ${(await this.standing(this.creatures())).join(", ")}`);
  }

  private creatures(): string[] {
    return this.eight.pairs.flat();
  }

  private async isDown(creature: string): Promise<boolean> {
    const { table } = this.evening.gm;
    await table.tab("Creatures");
    return this.down.test(await table.row(creature).innerText());
  }

  private async standing(creatures: readonly string[]): Promise<string[]> {
    const all: string[] = [];
    for (const creature of creatures) if (!(await this.isDown(creature))) all.push(creature);
    return all;
  }

  /// The enemies of `creature` who stand: its opponent first.
  private async enemiesOf(creature: string): Promise<string[]> {
    const pair = this.eight.pairs.find((pair) => pair.includes(creature)) ?? ["", ""];
    const side = pair[0] === creature ? 1 : 0;
    return this.standing([...new Set([pair[side], ...this.eight.pairs.map((other) => other[side])])]);
  }

  /// An attack at the first of `enemies` with room beside it; none: no attack.
  private async attack(up: string, enemies: readonly string[]): Promise<void> {
    const { gm } = this.evening;
    let enemy = "";
    for (const one of enemies) if (enemy === "" && (await this.standsBeside(up, one))) enemy = one;
    if (enemy === "") return;
    const { page, table } = this.playerOf(up);
    await table.take(up);
    const attack = table.legal(/^Attack/);
    if (!(await attack.isVisible())) return;
    await press(attack);
    const target = await table.target(enemy);
    if ((await target.getAttribute("aria-disabled")) === "true") return page.keyboard.press("Escape");
    await gm.table.tab("Log");
    const before = await gm.table.newestRolled(up);
    await press(target);
    await this.until(`${up} has attacked`, async () => {
      if ((await gm.table.whoIsUp()) !== up) return true;
      return (await gm.table.newestRolled(up)) !== before;
    });
  }

  /// The GM sets `creature` on a free cell beside `enemy`, from where it faces it: heroes look east, foes west. False: none is free.
  private async standsBeside(creature: string, enemy: string): Promise<boolean> {
    const { page, table } = this.evening.gm;
    const places = new Map<string, Cell>();
    for (const name of this.creatures()) places.set(name, await table.cellOf(name));
    const at = places.get(enemy) ?? { column: 0, row: 0 };
    const side = this.eight.pairs.some(([hero]) => hero === creature) ? -1 : 1;
    const isHexes = (await page.locator("canvas").getAttribute("data-grid")) === "hex_rows";
    /// A row of hexes lies half a hex beside the next one, odd ones to the right.
    const shift = isHexes ? (side < 0 ? at.row % 2 : (at.row % 2) - 1) : 0;
    const beside = [0, -1, 1].map((by) => ({ column: at.column + side + (by === 0 ? 0 : shift), row: at.row + by }));
    const isAt = (cell: Cell, other: Cell | undefined) => other?.column === cell.column && other.row === cell.row;
    if (beside.some((cell) => isAt(cell, places.get(creature)))) return true;
    const free = beside.find((cell) => ![...places.values()].some((other) => isAt(cell, other)));
    if (free === undefined) return false;
    await table.place(creature, free);
    await page.locator("canvas").focus();
    await page.keyboard.press("Escape");
    return true;
  }

  private async endTurn(up: string): Promise<void> {
    const { gm } = this.evening;
    const { table } = this.playerOf(up);
    const round = await gm.table.round();
    const end = table.legal(/^End turn/);
    const isOver = async () => (await gm.table.whoIsUp()) !== up || (await gm.table.round()) !== round;
    await this.until(`${up} may end its turn`, async () => (await isOver()) || (await end.isVisible()));
    if (await isOver()) return;
    await table.take(up);
    await press(end);
    await this.until(`the turn of ${up} ends`, isOver);
  }

  /// Each person answers what it is asked, until `holds` and nothing is asked.
  private async until(what: string, holds: () => Promise<boolean>): Promise<void> {
    const { everyone, gm } = this.evening;
    const look = async () => {
      for (const { question } of everyone) if (await question.mine.isVisible()) await question.answerIfAsked();
      return (await holds()) && !(await gm.question.isOpen()) && (await gm.table.whoIsUp()) !== "";
    };
    await expect.poll(look, { message: what, timeout: ROLLED_MS, intervals: [50] }).toBe(true);
  }

  private playerOf(creature: string): Person {
    const { gm, ada, bea } = this.evening;
    return [ada, bea][this.eight.pairs.findIndex(([hero]) => hero === creature)] ?? gm;
  }
}
