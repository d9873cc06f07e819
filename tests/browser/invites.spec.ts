// Invites, seats, and what a player's browser is never sent.
import { expect, HIDDEN, test } from "./evening";
import { takePictures } from "./pictures";
import { expectNoViolations } from "./violations";

test.describe.configure({ mode: "serial" });
test.use({ opening: "fordWithoutPlayers" });

test("Two players join by the button of an invite, watch first, and choose their heroes", async ({ evening }) => {
  const { gm, ada, bea } = evening;
  await gm.page.getByRole("button", { name: /^Players/ }).click();
  await gm.page.getByRole("button", { name: "Create invite link" }).click();
  const link = await gm.page.getByLabel("Invite link").inputValue();
  await gm.page.getByRole("button", { name: "Copy" }).click();
  await expect(gm.page.getByText("Copied.")).toBeVisible();

  for (const [person, hero] of [
    [ada, "Cyrus"],
    [bea, "Aune"],
  ] as const) {
    await person.page.goto(link);
    await person.page.getByLabel("Player name").fill(person.name);
    await expect(gm.page.getByText(person.name, { exact: true })).toBeHidden();
    await person.page.getByRole("button", { name: "Join game" }).click();
    await person.page.getByRole("button", { name: "Join as spectator" }).click();
    await person.page.getByRole("button", { name: "Choose your character" }).click();
    await person.page.getByRole("button", { name: `Play ${hero}` }).click();
    await expect(person.page.getByRole("region", { name: `${hero}: state and actions` })).toBeVisible();
    await expect(gm.page.getByText(`plays ${hero}`)).toBeVisible();
  }
});

test("A revoked invite lets no one in", async ({ evening }) => {
  const { gm, cleo } = evening;
  await gm.page.getByRole("button", { name: "New invite link" }).click();
  await gm.page.getByRole("button", { name: "Create invite link" }).click();
  const link = await gm.page.getByLabel("Invite link").inputValue();
  const withdraw = gm.page.getByRole("button", { name: "Revoke" });

  while ((await withdraw.count()) > 0) {
    const before = await withdraw.count();
    await withdraw.first().click();
    await expect(withdraw).toHaveCount(before - 1);
  }
  await cleo.page.goto(link);

  await expect(cleo.page.getByRole("alert")).toBeVisible();
});

test("A link to a seat moves it to another browser, and Escape closes the drawer", async ({ evening }) => {
  const { gm, bea, cleo } = evening;

  await gm.page.getByRole("button", { name: "Options for Bea" }).click();
  await gm.page.getByRole("menuitem", { name: "New sign-in link…" }).click();
  const link = await gm.page.getByRole("textbox", { name: "Sign-in link" }).inputValue();
  await gm.page.keyboard.press("Escape");
  await expect(gm.page.getByText("Sign-in link for Bea, for 7 days")).toBeVisible();
  await cleo.page.goto(link);
  await cleo.page.getByRole("button", { name: "Join as Bea" }).click();

  await expect(cleo.page.getByRole("region", { name: "Aune: state and actions" })).toBeVisible();
  await expect(bea.page.getByText("Disconnected.")).toBeVisible();
  await expect(bea.page.getByRole("button", { name: "Play here" })).toBeVisible();
  await cleo.page.goto("about:blank");
  await bea.page.reload();
  await expect(bea.table.connection).toHaveText(/connected/);
  await gm.page.getByRole("spinbutton").or(gm.page.getByRole("textbox")).first().focus();
  await gm.page.keyboard.press("Escape");
  await expect(gm.page.getByRole("region", { name: "Players" })).toBeHidden();
});

test("A hidden creature is in nothing that a player's page was sent", async ({ evening }) => {
  for (const player of evening.players) {
    await player.table.tab("Creatures");
    await expect(player.table.row("Old Hod")).toBeVisible();
    await expect(player.page.locator("body")).not.toContainText(HIDDEN);
    expect(player.wasSent(HIDDEN)).toBe(false);
    expect(player.wasSent("Old Hod")).toBe(true);
  }
  expect(evening.gm.wasSent(HIDDEN)).toBe(true);
  await takePictures(evening.ada, "table_in_peace");
});

test("A removed player cannot join again by the invite that brought them", async ({ evening }) => {
  const { gm, bea } = evening;
  const players = gm.page.getByRole("button", { name: /^Players/ });
  await players.click();
  await gm.page.getByRole("button", { name: "Create invite link" }).click();
  const link = await gm.page.getByLabel("Invite link").inputValue();
  await gm.page.getByRole("button", { name: "Options for Bea" }).click();
  await gm.page.getByRole("menuitem", { name: "Remove from campaign…" }).click();
  const dialog = gm.page.getByRole("dialog", { name: "Remove Bea?" });
  await expect(dialog.getByRole("switch", { name: /^Revoke invite links 1 active/ })).toBeChecked();
  await takePictures(gm, "remove_player");
  await expectNoViolations(gm, "remove a player");

  await dialog.getByRole("button", { name: "Remove" }).click();

  await expect(bea.page.getByText("Disconnected.")).toBeVisible();
  await expect(gm.page.getByRole("button", { name: "Revoke" })).toHaveCount(0);
  await bea.page.goto(link);
  await expect(bea.page.getByRole("alert")).toBeVisible();
});
