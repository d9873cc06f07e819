// Players on a map of zones: a ready hero, a new character, ways and what bars them.
import { type Evening, expect, test } from "./evening";
import { HeroForm } from "./hero_form";
import type { Person } from "./person";
import { takePictures } from "./pictures";
import { edgeBetween, middleOf, zoneCalled } from "./zone_map";

test.describe.configure({ mode: "serial" });
test.use({ opening: "ward" });

const ARCHER = "Hilde of the Long Fen";
const zone = (name: string) => zoneCalled(name, 3);

test("A ready hero of the book stands in the zone where it is put, and a player takes it", async ({ evening }) => {
  const { gm, bea } = evening;
  await gm.table.addCreature("Torvald Red-Oar");
  await expect(gm.table.row("Torvald Red-Oar")).toContainText("C2");
  await bea.page.goto(await evening.inviteLink());
  await bea.page.getByLabel("Player name").fill("Bea");
  await bea.page.getByRole("button", { name: "Join game" }).click();

  await bea.page.getByRole("button", { name: "Play Torvald Red-Oar" }).click();

  await expect(bea.page.getByRole("region", { name: "Torvald Red-Oar: state and actions" })).toBeVisible();
  await expect(bea.table.map).toHaveAccessibleName(/Map of The ward, 4 by 3 zones/);
});

test("A hero is made by another rulebook's form: points, training, what is wrong and why", async ({ evening }) => {
  const { ada } = evening;
  await ada.page.goto(await evening.inviteLink());
  await ada.page.getByLabel("Player name").fill("Ada");
  await ada.page.getByRole("button", { name: "Join game" }).click();
  await ada.page.getByRole("button", { name: "Create character" }).click();
  const hero = new HeroForm(ada.page);
  await hero.name(ARCHER);
  await hero.more("Dexterity", 4);

  await expect(hero.problem("attributes.dex")).toContainText("Dexterity must be −2 to 3.");
  await hero.less("Dexterity");
  await hero.more("Stamina", 1);
  await hero.form.getByLabel("Add to Trained consistency").selectOption({ label: "Archery" });
  await hero.more("Archery", 4);
  await expect(hero.toSpend).toContainText("55 of 30");
  await expect(hero.problem("trained_c")).toBeVisible();
  await takePictures(ada, "heimr_hero_problem");
  await hero.less("Archery");
  await expect(hero.toSpend).toContainText("30 of 30");

  await expect(hero.form.getByText(/^Ready to create/)).toBeVisible();
});

test("A hero with gear in its hands and within reach is its player's, on the map of zones", async ({ evening }) => {
  const { gm, ada } = evening;
  const hero = new HeroForm(ada.page);
  await hero.add("Bow", "In hand");
  await hero.add("Arrows", "Within reach");
  await hero.openFormula("Base fatigue", async (formula) => {
    await expect(formula).toContainText("Stamina");
    await takePictures(ada, "heimr_hero");
  });

  await hero.make();

  await expect(ada.page.getByRole("region", { name: `${ARCHER}: state and actions` })).toBeVisible();
  await gm.table.tab("Creatures");
  await expect(gm.table.row(ARCHER)).toContainText("C2");
});

test("The list of zones says how many turns each is away, and what blocks the way", async ({ evening }) => {
  const { bea } = evening;
  await bea.table.choose("Torvald Red-Oar");
  await bea.table.openZones();

  await expect(bea.table.zone("C3")).toContainText("1 turn.");
  await expect(bea.table.zone("A3")).toContainText("3 turns.");
  await expect(bea.table.zone("B2")).toContainText("3 turns. Direct move blocked: Regular door is in the way.");
  await takePictures(bea, "zones_reach");
});

test("A player moves from zone to zone: from the list, and by dragging", async ({ evening }) => {
  const { gm, ada, bea } = evening;
  await bea.table.openZones();

  await bea.table.zone("C3").getByRole("button", { name: "Go to C3" }).click();
  await expect(bea.table.row("Torvald Red-Oar")).toContainText("C3");
  await bea.table.stroke(middleOf(zone("C3")), middleOf(zone("D3")));

  for (const person of [gm, ada, bea]) {
    await person.table.tab("Creatures");
    await expect(person.table.row("Torvald Red-Oar")).toContainText("D3");
  }
});

test("A closed door sends the way round until the GM opens it", async ({ evening }) => {
  const { gm, ada, bea } = evening;
  await ada.table.choose(ARCHER);
  await ada.table.stroke(middleOf(zone("C2")), middleOf(zone("B2")), async () => {
    await expect(ada.table.onTheMap).toContainText("3 turns");
  });
  await expect(ada.table.row(ARCHER)).toContainText("B2");

  await gm.table.tab("Game");
  await gm.page.getByRole("button", { name: "Edit borders" }).click();
  const bar = gm.page.getByRole("group", { name: "Borders" });
  await gm.table.click(edgeBetween(zone("B2"), zone("C2")));
  await bar.getByRole("button", { name: /^Regular door/ }).click();
  await bar.getByText("Properties").click();
  await bar.getByLabel(/^Toughness/).fill("0");
  await bar.getByRole("button", { name: "Save" }).click();
  await expect(bar.getByRole("list", { name: "Borders here" })).not.toContainText("Toughness");
  await bar.getByRole("button", { name: "Done" }).click();

  await bea.table.choose("Torvald Red-Oar");
  await bea.table.openZones();
  await expect(bea.table.zone("B2")).not.toContainText("in the way");
  for (const [from, to] of [["B2", "C2"], ["C2", "B2"]] as const) {
    await ada.table.stroke(middleOf(zone(from)), middleOf(zone(to)), async () => {
      await expect(ada.table.onTheMap).toContainText(/^1 turn/);
    });
    await expect(ada.table.row(ARCHER)).toContainText(to);
  }
});

test("A hero climbs the GM's rope ladder with a free hand, or falls: the log says which, and against what", async ({ evening }) => {
  const { gm, ada } = evening;
  await placeAt(evening, "B2", "A1");
  await ada.table.choose(ARCHER);
  await (await ada.table.action(/^Climb.*A2 The long gallery/)).click({ force: true });
  await expect(ada.table.toasts).toContainText("No free hand.");
  await handle(ada, "Put away", "Bow");
  await gm.table.tab("Log");

  await (await ada.table.action(/^Climb.*A2/)).click();
  const form = ada.page.getByRole("form", { name: "Climb" });
  await form.getByLabel("Up or down").selectOption({ label: "up" });
  await form.getByRole("button", { name: "Climb", exact: true }).click();

  const climbed = gm.table.rolledCard(`${ARCHER} Climb`);
  const over = climbed.filter({ hasText: /is now at height 1|falls/ });
  await evening.playUntil("she has climbed or fallen, tired or not", () => over.isVisible());
  await expect(climbed).toContainText(/vs 2\b/);
  await takePictures(ada, "zones_climb");
  await gm.table.undo(new RegExp(`^Undo: ${ARCHER}, `));
  await expect(gm.table.row(ARCHER)).not.toContainText("level");
  await handle(ada, "Draw", "Bow");
  await placeAt(evening, "A1", "B2");
});

/// As GMs place: the lone creature in the zone `from`.
async function placeAt({ gm }: Evening, from: string, to: string): Promise<void> {
  await gm.page.keyboard.down("Shift");
  await gm.table.stroke(middleOf(zone(from)), middleOf(zone(to)));
  await gm.page.keyboard.up("Shift");
  await gm.table.tab("Creatures");
  await expect(gm.table.row(ARCHER)).toContainText(to);
}

async function handle({ page, table }: Person, action: string, item: string): Promise<void> {
  await table.choose(ARCHER);
  await (await table.action(new RegExp(`^${action}`))).click();
  const form = page.getByRole("form", { name: action });
  await form.getByRole("button", { name: item }).click();
  const submit = form.getByRole("button", { name: action, exact: true });
  if (await submit.isVisible()) await submit.click();
  await expect(form).toBeHidden();
}
