// A killed server, a killed browser, a lost network: the question stays, no roll is lost or repeated.
import { expect, test } from "./evening";
import { attackOnCyrusThatBeaMayShield } from "./ford_fight";
import { takePictures } from "./pictures";

test.describe.configure({ mode: "serial" });
test.use({ opening: "fordFight" });

test("A killed server comes back with the same question open", async ({ evening }) => {
  const { ada, bea, server } = evening;
  await attackOnCyrusThatBeaMayShield(evening);
  const asked = await bea.question.text.innerText();
  await ada.table.tab("Log");
  const read = await ada.table.log.getByRole("article").allInnerTexts();

  await server.kill();
  for (const person of evening.everyone) await expect(person.table.connection).toHaveText(/reconnecting/);
  await server.startAgain();

  for (const person of evening.everyone) await expect(person.table.connection).toHaveText(/connected/);
  await expect(bea.question.mine).toBeVisible();
  expect(await bea.question.text.innerText()).toBe(asked);
  expect(await ada.table.log.getByRole("article").allInnerTexts()).toEqual(read);
  await bea.question.answerIfAsked();
  await evening.settle();
  await expect(ada.table.rolledCard("Raider in red Attack")).toBeVisible();
});

test("A question is not lost behind the sheet on a phone", async ({ evening }) => {
  const { bea, gm } = evening;
  await attackOnCyrusThatBeaMayShield(evening);
  await takePictures(bea, "question");
  await takePictures(gm, "fight");
  const desk = bea.page.viewportSize() ?? { width: 1440, height: 900 };
  await bea.page.setViewportSize({ width: 390, height: 844 });
  await bea.page.getByRole("button", { name: "Sheet", exact: true }).click();
  const sheet = bea.page.getByRole("region", { name: "Aune", exact: true });
  await expect(sheet.getByRole("button", { name: "1 prompt pending" })).toBeInViewport();
  await bea.page.screenshot({ path: "output/pictures/question_waits_390.png" });

  await sheet.getByRole("button", { name: "1 prompt pending" }).click();

  await expect(sheet).toBeHidden();
  await expect(bea.question.choice("Yes")).toBeInViewport();
  await bea.page.setViewportSize(desk);
});

test("A killed browser opened again has the same question and its seat", async ({ evening }) => {
  const { bea } = evening;
  const asked = await bea.question.text.innerText();

  await bea.reopensBrowser(evening.tableAddress);

  await expect(bea.table.connection).toHaveText(/connected/);
  await expect(bea.question.mine).toBeVisible();
  expect(await bea.question.text.innerText()).toBe(asked);
  await bea.question.answerIfAsked();
  await evening.settle();
});

test("A player whose network was gone catches up by itself", async ({ evening }) => {
  const { gm, ada } = evening;

  await ada.goesOffline();
  await expect(ada.table.connection).toHaveText(/reconnecting/);
  await gm.table.say("Ada is in a tunnel");
  await gm.table.say("/r 1d6 # while she is away");
  await ada.comesBack();

  await expect(ada.table.connection).toHaveText(/connected/);
  await ada.table.tab("Log");
  await expect(ada.table.log.getByText("Ada is in a tunnel")).toHaveCount(1);
  await expect(ada.table.cards("while she is away")).toHaveCount(1);
});

test("A part of the page that the server no longer has is reported", async ({ evening }) => {
  const { ada } = evening;
  const part = "**/app/key_help-*.js";
  await ada.page.route(part, (route) => route.fulfill({ status: 404 }));
  const missing = ada.page.getByRole("alert").filter({ hasText: "could not be loaded" });

  await ada.page.getByRole("button", { name: "Controls and shortcuts (?)" }).click();
  await expect(missing).toBeVisible();
  await ada.page.unroute(part);
  await missing.getByRole("button", { name: "Reload" }).click();

  await expect(ada.table.connection).toHaveText(/connected/);
  await expect(missing).toBeHidden();
});

test("An image that the server refused for a moment is asked for again", async ({ evening }) => {
  const { page, table } = evening.ada;
  const answers: string[] = [];
  page.on("response", (answer) => {
    if (answer.url().includes("/assets/")) answers.push(`${answer.status()} ${answer.url()}`);
  });
  await page.route("**/assets/*", (route) => route.fulfill({ status: 503 }), { times: 1 });

  await page.reload();

  await expect(table.connection).toHaveText(/connected/);
  await expect.poll(() => answers.find((answer) => answer.startsWith("503 "))).toBeDefined();
  const refused = answers.find((answer) => answer.startsWith("503 ")) ?? "";
  await expect.poll(() => answers).toContain(refused.replace("503", "200"));
});
