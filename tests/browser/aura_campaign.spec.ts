// A rulebook without turns: its ready scene, two heroes, a fight in which everyone may act.
import { startFight, withEnergy } from "./aura_fight";
import { expect, test } from "./evening";
import { HeroForm } from "./hero_form";
import { takePictures } from "./pictures";

test.describe.configure({ mode: "serial" });

const HIDDEN_FOES = ["The quiet guest", "What the bog kept"];

test("A campaign of a rulebook without turns begins with its ready scene", async ({ evening }) => {
  const { table } = evening.gm;

  await evening.gmOpens("The Heron", "aura");

  await table.tab("Creatures");
  for (const name of ["Ash", "Brug", "Hob with the maul", ...HIDDEN_FOES]) await expect(table.row(name)).toBeVisible();
  await expect(table.row("Ash")).toContainText("faces east");
});

test("Two players take its heroes and see what they have", async ({ evening }) => {
  await evening.joins(evening.ada, "Ash");
  await evening.joins(evening.bea, "Brug");

  const bar = evening.ada.page.getByRole("region", { name: "Ash: state and actions" });
  for (const pool of [/Aura\s*28\/28/, /Stamina\s*12\/12/]) await expect(bar).toContainText(pool);
});

test("The form of a character begins at average Scores, and says what is unspent", async ({ evening }) => {
  const { cleo } = evening;
  await cleo.page.goto(await evening.inviteLink());
  await cleo.page.getByLabel("Player name").fill("Cleo");
  await cleo.page.getByRole("button", { name: "Join game" }).click();
  await cleo.page.getByRole("button", { name: "Create character" }).click();
  const hero = new HeroForm(cleo.page);
  const strength = hero.form.getByRole("textbox", { name: "Strength", exact: true });
  await expect(strength).toHaveValue("10");

  await hero.name("Wren");
  await hero.more("Strength", 1);

  await expect(strength).toHaveValue("11");
  await expect(hero.form.getByText(/^Ready to create\. Unspent: /)).toBeVisible();
});

test("In a fight everyone sees each combatant's Energy, and there are no turns", async ({ evening }) => {
  await startFight(evening);

  for (const person of evening.everyone) {
    const fight = person.page.getByRole("region", { name: "Combatants" });
    await expect(fight).toContainText("Round1");
    for (const who of ["Ash", "Hob with the maul"]) await expect(fight.getByTitle(withEnergy(who, 5))).toBeVisible();
  }
  await expect(evening.ada.page.getByRole("region", { name: "Ash: state and actions" })).toContainText(/Agility\s*3\/3/);
  await takePictures(evening.ada, "aura_fight");
});

test("A hidden foe, and what foes have, is in nothing that a player's page was sent", async ({ evening }) => {
  for (const player of evening.players)
    for (const name of HIDDEN_FOES) {
      expect(player.wasSent(name)).toBe(false);
      await expect(player.page.getByTitle(name)).toBeHidden();
    }
  for (const name of HIDDEN_FOES) expect(evening.gm.wasSent(name)).toBe(true);
});
