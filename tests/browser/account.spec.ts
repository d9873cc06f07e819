// A GM's account: devices, password, other GMs; campaigns put away and brought back; a player's devices.
import { expect, test } from "./evening";
import { takePictures } from "./pictures";
import { expectNoViolations } from "./violations";

test.describe.configure({ mode: "serial" });
test.use({ opening: "fordWithoutPlayers" });

test("The GM opens the account's page from the head of the lobby", async ({ evening }) => {
  const { gm } = evening;
  await gm.page.getByRole("link", { name: "All campaigns" }).click();
  await gm.page.getByRole("link", { name: gm.name, exact: true }).click();

  await expect(gm.page.getByRole("heading", { name: gm.name })).toBeVisible();
  await expect(gm.page.getByText(/\(this device\)$/)).toBeVisible();
  await expect(gm.page.getByRole("button", { name: "End all others" })).toBeHidden();
});

test("A link makes one more GM, who has campaigns of their own", async ({ evening }) => {
  const { gm, cleo } = evening;
  await gm.page.getByRole("button", { name: "Invite a GM" }).click();
  const link = await gm.page.getByRole("textbox", { name: "Account link" }).inputValue();
  await expect(gm.page.getByText("Account link, for 7 days")).toBeVisible();
  await takePictures(gm, "account");
  await expectNoViolations(gm, "account");

  await cleo.page.goto(link);
  await expect(cleo.page.getByText(`${gm.name} invited you to run your own games on this server.`)).toBeVisible();
  await takePictures(cleo, "sign_up");
  await expectNoViolations(cleo, "sign up");
  await cleo.page.getByLabel("Name", { exact: true }).fill("Cleo");
  await cleo.page.getByLabel("Password", { exact: true }).fill("a house by the sea");
  await cleo.page.getByRole("button", { name: "Create account" }).click();

  await expect(cleo.page.getByRole("heading", { name: "What would you like to do first?" })).toBeVisible();
  await cleo.page.getByRole("link", { name: "Cleo", exact: true }).click();
  await expect(cleo.page.getByRole("button", { name: "Change password" })).toBeVisible();
  await expect(cleo.page.getByRole("button", { name: "Invite a GM" })).toBeHidden();
  await cleo.page.goto("about:blank");
  await cleo.page.goto(link);
  await expect(cleo.page.getByRole("alert")).toHaveText("This link was already used, revoked, or has expired. Ask for a new one.");
});

test("A new password logs the other devices out", async ({ evening }) => {
  const { gm, bea } = evening;
  await bea.page.goto(`${new URL(gm.page.url()).origin}/login`);
  await bea.page.getByLabel("Name", { exact: true }).fill(gm.name);
  await bea.page.getByLabel("Password", { exact: true }).fill("a long evening at the ford");
  await bea.page.getByRole("button", { name: "Log in" }).click();
  await expect(bea.page.getByRole("heading", { name: "Your campaigns" })).toBeVisible();
  await gm.page.reload();
  await expect(gm.page.getByRole("button", { name: "End all others" })).toBeVisible();
  await takePictures(gm, "account_devices");

  await gm.page.getByLabel("Present password").fill("a short evening");
  await gm.page.getByLabel("New password").fill("a longer evening at the ford");
  await gm.page.getByRole("button", { name: "Change password" }).click();
  await expect(gm.page.getByRole("alert")).toHaveText("The present password is wrong.");
  await gm.page.getByLabel("Present password").fill("a long evening at the ford");
  await gm.page.getByRole("button", { name: "Change password" }).click();

  await expect(gm.page.getByText("Password changed. All other devices are logged out.")).toBeVisible();
  await expect(gm.page.getByRole("button", { name: "End all others" })).toBeHidden();
  await bea.page.reload();
  await expect(bea.page.getByRole("button", { name: "Log in" })).toBeVisible();
});

test("One device is ended from the list", async ({ evening }) => {
  const { gm, bea } = evening;
  await bea.page.getByLabel("Name", { exact: true }).fill(gm.name);
  await bea.page.getByLabel("Password", { exact: true }).fill("a longer evening at the ford");
  await bea.page.getByRole("button", { name: "Log in" }).click();
  await expect(bea.page.getByRole("heading", { name: "Your campaigns" })).toBeVisible();
  await gm.page.reload();

  await gm.page.getByRole("button", { name: /^End Chrom/ }).click();

  await expect(gm.page.getByRole("button", { name: /^End Chrom/ })).toBeHidden();
  await bea.page.reload();
  await expect(bea.page.getByRole("button", { name: "Log in" })).toBeVisible();
});

test("A player's devices are ended in the panel Players, and a new link opens the seat again", async ({ evening }) => {
  const { gm, ada } = evening;
  await gm.page.getByRole("link", { name: "Fairtable" }).click();
  await gm.page.getByRole("link", { name: /You are the GM/ }).click();
  await gm.page.getByRole("button", { name: /^Players/ }).click();
  await gm.page.getByRole("button", { name: "Create invite link" }).click();
  await ada.page.goto(await gm.page.getByLabel("Invite link").inputValue());
  await ada.page.getByLabel("Player name").fill(ada.name);
  await ada.page.getByRole("button", { name: "Join game" }).click();
  await ada.page.getByRole("button", { name: "Play Cyrus" }).click();

  await gm.page.getByRole("button", { name: `Options for ${ada.name}` }).click();
  await gm.page.getByRole("menuitem", { name: "Devices…" }).click();
  const dialog = gm.page.getByRole("dialog", { name: `Devices of ${ada.name}` });
  await expect(dialog.getByText(/^Since .*, in use$/)).toBeVisible();
  await takePictures(gm, "devices_of_player");
  await expectNoViolations(gm, "devices of a player");
  await dialog.getByRole("button", { name: "End all devices" }).click();

  await expect(dialog.getByText("No device can open this seat. Send a new sign-in link.")).toBeVisible();
  await expect(ada.page.getByText("You are not in this game. Ask its GM for an invite link.")).toBeVisible();
  await gm.page.keyboard.press("Escape");
  await gm.page.getByRole("button", { name: `Options for ${ada.name}` }).click();
  await gm.page.getByRole("menuitem", { name: "New sign-in link…" }).click();
  await ada.page.goto(await gm.page.getByRole("textbox", { name: "Sign-in link" }).inputValue());
  await ada.page.getByRole("button", { name: `Join as ${ada.name}` }).click();
  await expect(ada.table.connection).toHaveText(/connected/);
  await gm.page.keyboard.press("Escape");
});

test("An archived campaign sends its player away, and comes back", async ({ evening }) => {
  const { gm, ada } = evening;
  await gm.page.keyboard.press("Escape");
  await gm.page.getByRole("link", { name: "All campaigns" }).click();
  const options = gm.page.getByRole("button", { name: /^Options for/ });
  await options.click();
  await takePictures(gm, "campaign_menu");
  await gm.page.getByRole("menuitem", { name: "Archive" }).click();

  await expect(ada.page.getByText("The GM archived this campaign.")).toBeVisible();
  await ada.page.reload();
  await expect(ada.page.getByText("The GM archived this campaign. Ask them to bring it back.")).toBeVisible();
  await expect(options).toBeHidden();
  await gm.page.getByText("Archived (1)").click();
  await gm.page.getByRole("button", { name: /^Bring back/ }).click();
  await expect(options).toBeVisible();
  await ada.page.reload();
  await expect(ada.table.connection).toHaveText(/connected/);
});

test("A deleted campaign is restored from the bin", async ({ evening }) => {
  const { gm, ada } = evening;
  const options = gm.page.getByRole("button", { name: /^Options for/ });
  await options.click();
  await gm.page.getByRole("menuitem", { name: "Delete…" }).click();
  await takePictures(gm, "delete_campaign");
  await expectNoViolations(gm, "delete a campaign");
  await gm.page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();

  await expect(ada.page.getByText("The GM deleted this campaign.")).toBeVisible();
  await gm.page.getByText("Bin (1)").click();
  await expect(gm.page.getByText("Deleted for good in 30 days")).toBeVisible();
  await takePictures(gm, "bin");
  await expectNoViolations(gm, "bin");
  await gm.page.getByRole("button", { name: /^Restore/ }).click();
  await expect(options).toBeVisible();
});
