// Declared actions: who may still react, and in which order they take effect.
import { attacks, FOE, letItHappen, nextRound, standFaceToFace, withEnergy } from "./aura_fight";
import { expect, test } from "./evening";
import { takePictures } from "./pictures";
import { expectNoViolations } from "./violations";

test.describe.configure({ mode: "serial" });
test.use({ opening: "heronFight" });

test("Everyone sees a declared action, its cost, and which players it waits for", async ({ evening }) => {
  const { gm, ada, bea } = evening;
  await standFaceToFace(evening);

  await attacks(gm, FOE, "Ash");

  for (const person of evening.everyone) {
    await expect(person.declared.card(FOE)).toContainText(/Attack Ash, Maul\s*3 Energy/);
    await expect(person.page.getByTitle(withEnergy(FOE, 2))).toBeVisible();
  }
  await expect(ada.declared.card(FOE)).toContainText("Waiting for you");
  await expect(bea.declared.card(FOE)).toContainText("Waiting for Ash");
  await expect(bea.declared.reply(FOE, "Challenge with an action")).toBeVisible();
  await gm.page.keyboard.press("r");
  await expect(gm.declared.card(FOE).locator(".reply:focus")).toBeInViewport();
  await takePictures(ada, "aura_asked");
  await takePictures(gm, "aura_gm");
});

test("A declared action has no violations of accessibility", async ({ evening }) => {
  await expectNoViolations(evening.ada, "declared action");
});

test("An auto-answer applies to the open question too, until it is removed", async ({ evening }) => {
  const { page, declared } = evening.bea;
  const left = page.getByText("Auto-answer:");

  await declared.card(FOE).getByRole("button", { name: "Auto-answer this prompt" }).click();
  await page.getByRole("button", { name: /^Always: Pass/ }).click();
  await expect(left).toBeVisible();
  await expect(declared.reply(FOE, "Challenge with an action")).toHaveCount(0);
  await expect(page.getByText("Already answered.")).toHaveCount(0);

  await page.getByRole("button", { name: "Remove" }).click();
  await expect(left).toHaveCount(0);
});

test("A second action waits in the queue with the reason, and can be canceled", async ({ evening }) => {
  const { gm, ada, bea } = evening;

  await attacks(bea, "Brug", FOE);

  await expect(bea.declared.waiting).toContainText(/2\.\s*Brug: Attack Hob with the maul, Mace\s*behind #1, [\d.]+ s later/);
  for (const person of [gm, ada]) await expect(person.declared.waiting).toContainText("Brug: ");
  await expect(ada.declared.waiting).not.toContainText("Mace");
  await takePictures(bea, "aura_waits");
  await bea.declared.waiting.getByRole("button", { name: /^Cancel/ }).click();
  for (const person of evening.everyone) await expect(person.declared.waiting).toHaveCount(0);
  await expect(bea.page.getByTitle("Brug, Energy 5/5")).toBeVisible();
});

test("A target that passes is attacked, and the outcome is in every log", async ({ evening }) => {
  await letItHappen(evening);

  for (const person of evening.everyone) {
    await person.table.tab("Log");
    await expect(person.table.rolledCard(`${FOE} Attack`)).toContainText(/Combat roll against Ash/);
  }
});

test("A target challenges the attack, and the challenged player answers with a roll", async ({ evening }) => {
  const { gm, ada, bea } = evening;
  await attacks(ada, "Ash", FOE);

  await gm.declared.reply("Ash", "Challenge with an action").click();
  await gm.declared.card("Ash").getByRole("button", { name: /^Defend/ }).click();
  await expect(ada.question.mine).toContainText(/Hob with the maul challenges your action/);
  await expect(bea.declared.card("Ash")).toContainText(/Hob with the maul: Defend/);
  await takePictures(ada, "aura_challenged");
  await ada.question.choice("Roll").click();
  await letItHappen(evening);

  for (const { table } of evening.everyone) {
    await table.tab("Log");
    await expect(table.rolledCard("Ash Attack")).toContainText(/Initiative/);
    await expect(table.log).toContainText(/Hob with the maul is (not )?faster than Ash: (higher|equal|lower) Initiative\./);
  }
});

test("The form shows how an action is paid for where Energy is short", async ({ evening }) => {
  const { page, table } = evening.ada;
  await table.act(/^Attack /, FOE);

  const form = page.getByRole("form", { name: "Attack" });
  await expect(form.getByRole("heading")).toContainText("Pay with Stamina: 1");
  await form.getByRole("button", { name: "Attack", exact: true }).click();

  await expect(form).toBeHidden();
  await expect(page.getByRole("region", { name: "Ash: state and actions" })).toContainText(/Stamina\s*11\/12/);
  await letItHappen(evening);
});

test("A path beyond the Energy left is paid for with Stamina once its player agrees", async ({ evening }) => {
  const { gm, ada } = evening;
  await nextRound(evening);
  await gm.table.place("Ash", { column: 3, row: 7 });
  await evening.edit("Ash", "Energy", "1");

  await ada.table.drag("Ash", { column: 6, row: 7 }, async () => {
    await expect(ada.table.onTheMap).toContainText("all Energy, the rest paid with Stamina");
  });
  await expect(ada.table.toasts).toContainText("Not enough Energy: 2 needed, 1 left.");
  expect(await ada.table.cellOf("Ash")).toEqual({ column: 3, row: 7 });
  await takePictures(ada, "aura_way_paid");
  await ada.table.toasts.getByRole("button", { name: "Pay with Stamina: 1" }).click();

  await evening.playUntil("Ash has run", async () => (await gm.table.cellOf("Ash")).column === 6);
  await expect(ada.page.getByRole("region", { name: "Ash: state and actions" })).toContainText(/Energy\s*0\/5\s*Stamina\s*10\/12/);
  await letItHappen(evening);
});
