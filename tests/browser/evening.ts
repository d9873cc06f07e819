// One evening: a server, its store, a GM and two players in browsers of their own.
import { test as base, expect } from "@playwright/test";
import { Person } from "./person";
import { Server } from "./server";
import { openStore, type StoreKind } from "./store";

export class Evening {
  /// The campaign's address, once it is made.
  tableAddress = "";

  constructor(
    readonly server: Server,
    readonly gm: Person,
    readonly ada: Person,
    readonly bea: Person,
  ) {}

  get everybody(): readonly Person[] {
    return [this.gm, this.ada, this.bea];
  }

  get players(): readonly Person[] {
    return [this.ada, this.bea];
  }

  /// Answers whatever anybody is asked until `holds`: dice decide which questions come.
  async playUntil(what: string, holds: () => Promise<boolean>): Promise<void> {
    const look = async () => {
      for (const person of this.everybody) await person.question.answerIfAsked();
      return holds();
    };
    await expect.poll(look, { message: what, timeout: 30_000, intervals: [50] }).toBe(true);
  }

  /// Ends turns, as the GM may for everybody, until `creature` is up.
  async turnOf(creature: string): Promise<void> {
    const { table } = this.gm;
    for (let turns = 0; turns < 20 && (await table.whoIsUp()) !== creature; turns++) {
      const up = await table.whoIsUp();
      if (up !== "") await this.endTurn(up);
      else await this.playUntil("somebody is up", async () => (await table.whoIsUp()) !== "");
    }
    expect(await table.whoIsUp()).toBe(creature);
  }

  private async endTurn(up: string): Promise<void> {
    const { table } = this.gm;
    await table.choose(up);
    await table.actions.getByRole("button", { name: "End turn" }).click();
    await this.playUntil(`the turn of ${up} ends`, async () => (await table.whoIsUp()) !== up);
  }
}

export interface Evenings {
  store: StoreKind;
  evening: Evening;
}

export const test = base.extend<object, Evenings>({
  store: ["sqlite", { option: true, scope: "worker" }],
  evening: [
    async ({ browser, store }, use) => {
      const open = openStore(store);
      const server = await Server.start(open.url);
      const [gm, ada, bea] = await Promise.all(["Mira", "Ada", "Bea"].map((name) => Person.arrives(browser, name)));
      if (gm === undefined || ada === undefined || bea === undefined) throw new Error("three people come");
      const evening = new Evening(server, gm, ada, bea);
      await use(evening);
      await Promise.all(evening.everybody.map((person) => person.leaves()));
      await server.stop();
      open.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

export { expect };
