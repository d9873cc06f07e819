// What stands when the first test of a file begins: a campaign, players at its table, a fight. Made through the server's own API as
// far as that goes; what the lobby's pages do is tested in lobby.spec.ts and invites.spec.ts.
import { startFight } from "./aura_fight";
import type { Evening } from "./evening";
import { addBorders, editZone, makeZones, WARD_BORDERS } from "./zone_editor";

/// Nothing: the server has just started, the setup link is unused.
async function fresh(): Promise<void> {}

/// The ready campaign of GRIMWIRE, with the GM alone.
async function fordWithoutPlayers(evening: Evening): Promise<void> {
  await evening.gmOpens("The Ford", "grimwire");
}

/// The ready campaign of GRIMWIRE: Ada plays Cyrus, Bea plays Aune.
async function ford(evening: Evening): Promise<void> {
  await fordWithoutPlayers(evening);
  await evening.joins(evening.ada, "Cyrus");
  await evening.joins(evening.bea, "Aune");
}

/// A conflict at the ford, with a raider that no luck of the dice ends.
async function fordFight(evening: Evening): Promise<void> {
  await ford(evening);
  const { page, table } = evening.gm;
  await table.command("Start conflict");
  await page.getByRole("form", { name: "Start conflict" }).getByRole("button", { name: "Start conflict" }).click();
  await evening.up();
  await evening.toughen("Raider in red");
}

/// The ready campaign of Reality Check, without time limits: Ada plays Ash, Bea plays Brug, the fight has begun.
async function heronFight(evening: Evening): Promise<void> {
  await evening.gmOpens("The Heron", "aura");
  const { gm, ada, bea } = evening;
  await gm.table.setHouseRules([
    ["Reaction window", "120"],
    ["Reply window", "0"],
    ["Prompt timeout", "300"],
  ]);
  await evening.joins(ada, "Ash");
  await evening.joins(bea, "Brug");
  await startFight(evening);
}

/// The ready campaign of Vigor: Ada plays Ilse, Bea Tamar.
async function tollGate(evening: Evening): Promise<void> {
  await evening.gmOpens("The Toll Gate", "vigor");
  await evening.joins(evening.ada, "Ilse");
  await evening.joins(evening.bea, "Tamar");
}

/// The ready campaign of the 3d6 rulebook: Ada plays Ada, Bea Cato.
async function graylingFord(evening: Evening): Promise<void> {
  await evening.gmOpens("Grayling Ford", "threed6");
  await evening.joins(evening.ada, "Ada");
  await evening.joins(evening.bea, "Cato");
}

/// An empty campaign of Heimr, with the GM alone.
async function keep(evening: Evening): Promise<void> {
  await evening.gmOpens("The keep", "heimr", "empty");
}

/// The same with a map of zones and borders between them.
async function ward(evening: Evening): Promise<void> {
  const { gm } = evening;
  await keep(evening);
  await makeZones(gm, "The ward");
  await addBorders(gm, WARD_BORDERS);
  await gm.page.getByRole("group", { name: "Borders" }).getByRole("button", { name: "Done" }).click();
  await editZone(gm, "A2", { Name: "The long gallery above the gate", "Highest level": "3", "Lowest level": "2" });
  await gm.page.keyboard.press("v");
}

/// A map of zones without borders, and two ready heroes: Ada plays the archer, Bea the oarsman.
async function yard(evening: Evening): Promise<void> {
  const { gm, ada, bea } = evening;
  await keep(evening);
  await makeZones(gm, "The yard");
  for (const [player, hero] of [
    [ada, "Eyra of the Fens"],
    [bea, "Torvald Red-Oar"],
  ] as const) {
    await gm.table.addCreature(hero);
    await evening.joins(player, hero);
  }
}

export const openings = { fresh, fordWithoutPlayers, ford, fordFight, heronFight, tollGate, graylingFord, keep, ward, yard };
