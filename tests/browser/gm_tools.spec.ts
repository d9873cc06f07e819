// What the GM does outside the rules; all of it is marked.
import { expect, test } from "./evening";
import { attackOnCyrusThatBeaMayShield } from "./ford_fight";
import { takePictures } from "./pictures";

test.describe.configure({ mode: "serial" });
test.use({ opening: "fordFight" });

test("The GM overrides a rule with a reason that everyone reads", async ({ evening }) => {
  const { gm, ada } = evening;
  await evening.turnOf("Raider in red");
  const before = await gm.table.cellOf("Old Hod");
  await gm.table.choose("Old Hod");
  await gm.page.locator("canvas").focus();

  await gm.page.keyboard.press("ArrowRight");
  await gm.table.toasts.getByRole("button", { name: "Override…" }).click();
  await gm.page.getByRole("dialog").getByLabel("Reason").fill("He is pushed by the crowd");
  await gm.page.getByRole("dialog").getByRole("button", { name: "Override" }).click();

  await evening.playUntil("Old Hod has moved", async () => (await gm.table.cellOf("Old Hod")).column > before.column);
  await ada.table.tab("Log");
  await expect(ada.table.log).toContainText("He is pushed by the crowd");
  await expect(ada.table.cards("He is pushed by the crowd").getByText("GM", { exact: true })).toBeVisible();
});

test("A grey action of the GM names its refusal and takes a reason", async ({ evening }) => {
  const { gm, bea } = evening;
  await gm.table.choose("Old Hod");
  const trip = await gm.table.action(/^Dash/);
  await trip.click();
  const dialog = gm.page.getByRole("dialog", { name: "Override rule?" });

  await expect(dialog).toContainText("It is not Old Hod's turn.");
  await dialog.getByLabel("Reason").fill("He saw it coming");
  await dialog.getByRole("button", { name: "Override" }).click();
  await bea.table.tab("Log");

  await evening.playUntil("all rules are set aside", async () => {
    await gm.table.overrideIfRefused("He saw it coming");
    return (await bea.table.cards("He saw it coming").count()) > 0;
  });
});

test("The GM edits a number, and it is marked", async ({ evening }) => {
  const { ada } = evening;

  await evening.edit("Cyrus", "Condition", "9");

  await ada.table.choose("Cyrus");
  await expect(ada.page.getByRole("region", { name: "Cyrus: state and actions" })).toContainText("9/15");
  await ada.table.tab("Log");
  await expect(ada.table.log.getByTitle("Manual change by the GM").last()).toBeVisible();
});

test("The GM answers for an absent player, and the log says so", async ({ evening }) => {
  const { gm, ada, bea } = evening;
  await attackOnCyrusThatBeaMayShield(evening);
  const asked = await bea.question.text.innerText();
  await bea.page.goto("about:blank");

  await expect(gm.question.any).toContainText(asked);
  await evening.playUntil("the attack goes on", async () => {
    await gm.question.answerIfAsked(gm.question.any);
    return !(await gm.question.isOpen());
  });
  await bea.page.goto(evening.tableAddress);

  await expect(bea.table.connection).toHaveText(/connected/);
  for (const person of [ada, bea]) {
    await person.table.tab("Log");
    await expect(person.table.cards("The GM answered for Aune.").last()).toBeVisible();
  }
});

test("The GM cancels an action in progress, and its effects are undone", async ({ evening }) => {
  const { gm, bea } = evening;
  await attackOnCyrusThatBeaMayShield(evening);

  const notified = [gm, bea].map((person) => expect(person.table.toasts).toContainText("Undone"));
  await gm.page.getByRole("button", { name: "Cancel action" }).click();

  await Promise.all(notified);
  await expect(bea.question.any).toBeHidden();
});

test("The GM undoes the last action", async ({ evening }) => {
  const { gm, ada } = evening;
  const state = ada.page.getByRole("region", { name: "Cyrus: state and actions" });
  await ada.table.choose("Cyrus");
  await evening.edit("Cyrus", "Condition", "14");
  await expect(state).toContainText("14/15");
  await ada.table.tab("Log");

  await gm.table.tab("Game");
  await takePictures(gm, "gm_panel");
  await gm.page.getByRole("button", { name: "Undo last action" }).click();

  await expect(state).not.toContainText("14/15");
  await expect(ada.table.cards(/→\s*14/).last()).toContainText("undone");
});
