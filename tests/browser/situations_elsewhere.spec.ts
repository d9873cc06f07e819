// Situations of sight away from doors, as the people at a table see them: at the ford by night, and on maps of other rulebooks.
import { attacks, FOE, letItHappen } from "./aura_fight";
import { expect, HIDDEN, test } from "./evening";
import { RED } from "./ford_fight";
import { openings } from "./openings";
import type { Person } from "./person";
import { takePictures } from "./pictures";
import { canvas, darken, knows, lastSeen, lit, saysToAll, sentFromNowOn, walks, walls } from "./sight";
import { editZone } from "./zone_editor";

test.describe.configure({ mode: "serial" });
test.use({ opening: "ford" });

const MARN = "Deadeye Marn";
const [ARCHER, OARSMAN] = ["Eyra of the Fens", "Torvald Red-Oar"] as const;
const mapOf = ({ page }: Person, scene: string) => page.getByLabel(new RegExp(`^Map of ${scene},`));

test("A torch carried past a pillar shows who stands behind it, but for while they stand in its shadow", async ({ evening }) => {
  const { gm, ada, bea, players } = evening;
  await evening.edit("Aune", "Gives dim light", "8");
  await gm.table.place("Cyrus", { column: 9, row: 8 });
  await gm.table.place("Aune", { column: 7, row: 11 });
  await gm.table.place(RED, { column: 11, row: 13 }); // the pillar is the boulder at 9,13
  await darken(gm, "The ford", 10);
  for (const player of players) {
    await knows(player, "Old Hod", false);
    await knows(player, RED, true);
  }
  await takePictures(ada, "situation_5_lit");

  await walks(evening, bea, "Aune", { column: 7, row: 13 });

  for (const player of players) {
    await knows(player, RED, false);
    await expect(lastSeen(player)).toContainText(/Raider in red\s*last seen at cell 11,13/);
  }
  await takePictures(ada, "situation_5_faded");
  const areSent = sentFromNowOn(players);
  await gm.table.place(RED, { column: 10, row: 13 });
  await saysToAll(evening, "Gravel crunches.");
  expect(areSent(RED)).toBe(false);

  await bea.table.drag("Aune", { column: 7, row: 16 });

  for (const player of players) {
    await knows(player, RED, true);
    await expect(player.table.row(RED)).toContainText("cell 10,13");
    await expect(canvas(player)).not.toHaveAttribute("data-ghosts", new RegExp(RED));
  }
  await expect.poll(() => bea.table.cellOf("Aune")).toEqual({ column: 7, row: 14 }); // where she sees him again
});

test("Behind a pillar a light is seen on the ground, and not who carries it", async ({ evening }) => {
  const { gm, ada, bea } = evening;
  await gm.table.place(RED, { column: 24, row: 16 });
  await gm.table.place("Aune", { column: 9, row: 15 });
  await knows(ada, "Aune", false);
  const isSent = sentFromNowOn([ada]);
  await expect.poll(() => lit(ada)).toBeGreaterThan(100);
  const ground = await lit(ada);

  await walks(evening, bea, "Aune", { column: 9, row: 16 });

  await expect.poll(() => lit(ada)).not.toBe(ground);
  await saysToAll(evening, "Water drips.");
  await knows(ada, "Aune", false);
  expect(isSent("Aune")).toBe(false);
  await takePictures(ada, "situation_5_glow");
});

test("A walk across the map ends where an enemy comes into sight, and goes on from there", async ({ evening }) => {
  const { gm, ada, bea, players } = evening;
  await evening.edit("Cyrus", "Gives dim light", "4");
  await gm.table.place("Aune", { column: 21, row: 3 }); // within the walls of the mill
  await gm.table.place("Cyrus", { column: 0, row: 17 });
  for (const player of players) await knows(player, RED, false);
  const [adaIsSent, beaIsSent] = [sentFromNowOn([ada]), sentFromNowOn([bea])];

  await ada.table.drag("Cyrus", { column: 27, row: 17 });

  await ada.table.tab("Log");
  const stops = ada.table.log.getByText("Cyrus stops: Raider in red comes into sight.");
  await evening.playUntil("the raider comes into sight", () => stops.isVisible());
  expect(adaIsSent(RED)).toBe(true);
  await expect.poll(() => ada.table.cellOf("Cyrus")).toEqual({ column: 20, row: 17 }); // the light reaches four cells
  await knows(ada, RED, true);
  await takePictures(ada, "situation_6_sighted");

  await walks(evening, ada, "Cyrus", { column: 27, row: 17 });

  await saysToAll(evening, "The mill creaks.");
  await knows(bea, RED, false);
  expect(beaIsSent(RED)).toBe(false);
});

test("Who is shot from the dark has the wound, and no word of who shot", async ({ evening }) => {
  const { gm, ada, players } = evening;
  await gm.table.place("Cyrus", { column: 9, row: 8 });
  await gm.table.place(MARN, { column: 15, row: 7 });
  await evening.edit("Cyrus", "Agility", "-10"); // no die evades
  const areSent = sentFromNowOn(players);

  await evening.rolled(MARN, async () => {
    await gm.table.choose(MARN);
    await gm.table.act(/^Attack .*pistol/i, "Cyrus");
  });

  await expect(gm.table.cards(/Deadeye Marn\s*Attack/)).toContainText("Cyrus: Evasion failed");
  await ada.table.tab("Log");
  await expect(ada.table.cards(/Cyrus\s*Damage/)).toContainText(/Condition 15 → \d/);
  await saysToAll(evening, "A bang in the night.");
  for (const player of players) {
    await expect(player.table.log).not.toContainText(/Marn|Attack|Evasion/);
    await knows(player, MARN, false);
  }
  expect(areSent(MARN)).toBe(false);
  await takePictures(ada, "situation_4_shot");
});

test("What the GM hides is seen by whom it strikes in the light, and not before", async ({ evening }) => {
  const { gm, ada, players } = evening;
  await gm.table.place(HIDDEN, { column: 10, row: 8 });
  await saysToAll(evening, "Something breathes.");
  await knows(ada, HIDDEN, false);
  for (const player of players) expect(player.wasSent(HIDDEN)).toBe(false);

  await evening.rolled(HIDDEN, async () => {
    await gm.table.choose(HIDDEN);
    await gm.table.act(/^Attack/, "Cyrus");
  });

  await knows(ada, HIDDEN, true);
  await ada.table.tab("Log");
  await expect(ada.table.cards(/The thing in the mill\s*Attack/)).toContainText("Evasion failed");
  await takePictures(ada, "situation_4_struck");
});

test("Of a party on two floors each player has their own, with its fight", async ({ evening }) => {
  const { gm, ada, bea } = evening;
  const { page, table } = gm;
  await table.tab("Game");
  await page.getByRole("button", { name: /^Under Kettle Mill/ }).click();
  await expect(mapOf(gm, "Under Kettle Mill")).toBeVisible();
  await table.tab("Creatures");
  await page.locator("details", { hasText: /^Other scenes/ }).evaluate((list: HTMLDetailsElement) => {
    list.open = true;
  });

  await table.menu("Cyrus", "Move to this scene");
  await expect(mapOf(ada, "Under Kettle Mill")).toBeVisible();
  await table.fightControls.getByRole("button", { name: "Start conflict" }).click();
  await page.getByRole("form").getByRole("button", { name: "Start conflict", exact: true }).click();

  await expect.poll(() => ada.table.inOrder()).toEqual(["Cyrus"]);
  await expect.poll(() => table.inOrder()).toHaveLength(4);
  await saysToAll(evening, "An owl above, a drip below.");
  await expect(mapOf(bea, "The ford")).toBeVisible();
  await expect(bea.table.order).toHaveCount(0);
  await knows(bea, "Cyrus", false);
  await expect(lastSeen(bea)).toContainText(/Cyrus\s*last seen at cell 9,8/);
  for (const foe of ["Fuse Tolliver", "Madam Sarn", "The drowned miller"])
    for (const player of [ada, bea]) expect(player.wasSent(foe)).toBe(false);
  expect(bea.wasSent("Under Kettle Mill")).toBe(false);
  await takePictures(ada, "situation_3_below");
  await takePictures(bea, "situation_3_above");
});

test("A map of five thousand walls is imported with all of them, while players are sent nothing, and is undone", async ({ evening }) => {
  const { gm, players } = evening;
  const { page, table } = gm;
  await table.tab("Game");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Import map…" }).click();
  await (await chooser).setFiles({ name: "maze.uvtt", mimeType: "", buffer: Buffer.from(JSON.stringify(mazeMap())) });
  const dialog = page.getByRole("dialog", { name: "Import map" });
  await expect(dialog).toContainText("100 × 100 squares: 5000 walls");

  await dialog.getByRole("button", { name: "Import" }).click();

  await expect(mapOf(gm, "maze")).toHaveAccessibleName(/, 100 by 100 cells/);
  await walls(gm, "5000");
  await saysToAll(evening, "A long way ahead.");
  for (const player of players) expect(player.wasSent("maze")).toBe(false);
  await takePictures(gm, "situation_11_maze");
  await table.map.focus();
  // A step for each message that carried walls, and one for the scene.
  for (const left of ["4500", "3000", "1500", "0"]) {
    await page.keyboard.press("Control+z");
    await walls(gm, left);
  }
  await page.keyboard.press("Control+z");
  await table.tab("Game");
  await expect(table.panel.getByRole("button", { name: /^maze/ })).toHaveCount(0);
});

test("An enemy that hides behind one hero's back is seen by the other alone, until it strikes", async ({ evening }) => {
  await openings.heronFight(evening);
  const { gm, ada, bea, players } = evening;
  await gm.table.place("Ash", { column: 8, row: 7 });
  await gm.table.place(FOE, { column: 7, row: 7 });
  await gm.table.place("Brug", { column: 5, row: 7 }); // both heroes look east: Brug at the foe
  for (const player of players) await knows(player, FOE, true);

  await gm.table.choose(FOE);
  await gm.table.act(/^Hide/, "Ash");
  await gm.page.getByRole("form").getByRole("button", { name: "Hide", exact: true }).click();
  await ada.table.tab("Creatures");
  await evening.playUntil("it hides", async () => !(await ada.table.row(FOE).isVisible()));

  await knows(ada, "Brug", true);
  await knows(bea, FOE, true);
  await takePictures(ada, "situation_2_unseen");
  const isSent = sentFromNowOn([ada]);
  await attacks(gm, FOE, "Ash");
  await expect(bea.declared.card(FOE)).toBeVisible();
  await saysToAll(evening, "A floorboard creaks.");
  await expect(ada.declared.cards).toHaveCount(0);
  await knows(ada, FOE, false);
  expect(isSent(FOE)).toBe(false);
  await takePictures(bea, "situation_2_declared");

  await letItHappen(evening);
  await knows(ada, FOE, true);
});

test("Darkness over a zone hides no creature, and lets who stands in it hide", async ({ evening }) => {
  await openings.yard(evening);
  const { gm, ada, bea, players } = evening;
  await gm.table.addCreature("Soldier");
  await gm.table.choose("Soldier");
  await gm.table.openZones();
  await gm.table.zone("B2").getByRole("button", { name: "Go to B2" }).click();
  for (const player of players) {
    await player.table.tab("Creatures");
    await expect(player.table.row("Soldier")).toContainText("B2");
  }
  await ada.table.choose(ARCHER);
  const hide = await ada.table.action(/^Hide/);
  await expect(hide).toHaveAttribute("aria-disabled", "true");

  await editZone(gm, "C2", { Darkness: "3" });

  await expect(hide).not.toHaveAttribute("aria-disabled", "true");
  await gm.page.keyboard.press("v");
  await darken(gm, "The yard", 9);
  await expect(canvas(bea)).toHaveAttribute("data-fog", /^\d/);
  for (const player of players) for (const creature of [ARCHER, OARSMAN, "Soldier"]) await knows(player, creature, true);
  await bea.table.openZones();
  await expect(bea.table.zone("C2")).toContainText("Darkness 3.");
  await takePictures(bea, "situation_12_dark");
});

/// Of Universal VTT: 5,000 walls, none of which touches another.
function mazeMap(): object {
  const point = (x: number, y: number) => ({ x, y });
  const lines = Array.from({ length: 5000 }, (_, i) => {
    const [x, y] = [(i % 100) + 0.2, Math.floor(i / 100) * 2 + 0.2];
    return [point(x, y), point(x + 0.6, y + (i % 3) * 0.5)];
  });
  const resolution = { map_origin: point(0, 0), map_size: point(100, 100), pixels_per_grid: 10 };
  return { format: 0.3, resolution, line_of_sight: lines, portals: [], lights: [] };
}
