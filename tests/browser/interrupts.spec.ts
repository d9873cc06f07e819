// Two players acting in one instant, interrupts before an action takes effect, answers in advance.
import { attacks, FOE, letItHappen, nextRound, OTHER_FOE, standFaceToFace, withEnergy } from "./aura_fight";
import { expect, test } from "./evening";
import { takePictures } from "./pictures";

test.describe.configure({ mode: "serial" });
test.use({ opening: "heronFight" });

test("Two players attacking in the same instant see who was first and by how much", async ({ evening }) => {
  const { gm, ada, bea } = evening;
  await standFaceToFace(evening);
  await nextRound(evening);
  const target = ({ page }: typeof ada) => page.getByRole("form").getByRole("button", { name: FOE });
  for (const [person, hero] of [
    [ada, "Ash"],
    [bea, "Brug"],
  ] as const) {
    await person.table.choose(hero);
    await (await person.table.action(/^Attack /)).click();
    await expect(target(person)).toBeVisible();
  }

  await Promise.all([ada, bea].map((person) => target(person).dispatchEvent("click")));

  await expect(gm.declared.waiting).toContainText(/^2\. (Ash|Brug): Attack Hob with the maul/);
  const [first, second] = (await gm.declared.waiting.innerText()).startsWith("2. Ash") ? ["Brug", "Ash"] : ["Ash", "Brug"];
  for (const { declared } of evening.everyone) {
    await expect(declared.card(FOE)).toContainText(`${first}: Attack Hob with the maul`);
    await expect(declared.waiting).toContainText(`${second}: `);
    await expect(declared.waiting).toContainText(/behind #1, (\d+ ms later|[\d.]+ s later|same millisecond)/);
  }
  await letItHappen(evening);

  for (const { table } of evening.everyone) {
    await table.tab("Log");
    const card = table.cards(`${second} Attack`).last();
    await expect(card).toContainText(`${second} declares Attack`);
    await expect(card).toContainText(new RegExp(`${first} (acted \\d+ ms before|and) ${second}`));
  }
});

test("An interrupt takes effect before the declared action, which then fails", async ({ evening }) => {
  const { gm, ada, bea } = evening;
  await gm.table.place("Ash", { column: 5, row: 7 });
  await nextRound(evening);
  await ada.table.choose("Ash");
  await ada.table.act(/^Defend/, ""); // what it costs earns an Agile Move
  await letItHappen(evening);
  await attacks(gm, FOE, "Ash");

  await ada.declared.reply(FOE, "Agile Move").click();
  const form = ada.page.getByRole("form", { name: "Agile Move" });
  await expect(form).toBeVisible();
  await ada.table.click({ column: 4, row: 7 });

  for (const { declared, table } of evening.everyone) {
    await expect(declared.card(FOE)).toContainText(/Ash: Agile Move, to 4,7, Interrupt\s*1 Agility/);
    await table.tab("Creatures");
    await expect(table.row("Ash")).toContainText("cell 4,7");
  }
  await expect(bea.declared.card(FOE)).toContainText(/Waiting for (Hob with the maul and Ash|Ash and Hob with the maul)/);
  await takePictures(bea, "aura_interrupted");
  await letItHappen(evening);

  for (const { page, table } of evening.everyone) {
    await expect(page.getByTitle(withEnergy(FOE, 4))).toBeVisible();
    await table.tab("Log");
    const far = page === gm.page ? "3" : "…"; // how far a foe reaches is not theirs to know
    await expect(table.log).toContainText(new RegExp(`Hob with the maul's action is interrupted: Attack\\.\\s*Ash is ${far} cells`));
  }
});

test("A player with an auto-answer is not waited for, until they remove it", async ({ evening }) => {
  const { gm, bea } = evening;
  await nextRound(evening);
  await attacks(gm, OTHER_FOE, "Brug");
  await bea.declared.inAdvance(OTHER_FOE, "Always: Pass");
  await letItHappen(evening);
  const order = bea.page.getByText("Auto-answer: Pass when a declared action can be reacted to");
  await expect(order).toBeVisible();
  await takePictures(bea, "aura_in_advance");

  await nextRound(evening);
  await gm.table.tab("Log");
  const before = await gm.table.newestRolled(`${OTHER_FOE} Attack`);
  await attacks(gm, OTHER_FOE, "Brug");
  await gm.table.tab("Log");
  await expect.poll(() => gm.table.newestRolled(`${OTHER_FOE} Attack`)).not.toBe(before);

  await bea.page.getByRole("button", { name: "Remove" }).click();
  await expect(order).toBeHidden();
  await nextRound(evening);
  await attacks(gm, OTHER_FOE, "Brug");
  await expect(bea.declared.card(OTHER_FOE)).toContainText("Waiting for you");
  await letItHappen(evening);
});

test("A declared action outlives a killed server", async ({ evening }) => {
  const { gm, everyone, server } = evening;
  await gm.table.place("Ash", { column: 6, row: 7 });
  await nextRound(evening);
  await attacks(gm, FOE, "Ash");
  for (const { declared } of everyone) await expect(declared.card(FOE)).toContainText(`${FOE}: Attack Ash`);

  await server.kill();
  for (const { table } of everyone) await expect(table.connection).toHaveText(/reconnecting/);
  await server.startAgain();

  for (const { declared } of everyone) await expect(declared.card(FOE)).toContainText(`${FOE}: Attack Ash`);
  await letItHappen(evening);
  await expect(gm.page.getByTitle(withEnergy(FOE, 2))).toBeVisible();
});
