// A journal whose newest batch was damaged: what came before is shown, and play goes on once the host has mended it.
import { DatabaseSync } from "node:sqlite";
import { type Evening, expect, test } from "./evening";
import { takePictures } from "./pictures";
import { expectNoViolations } from "./violations";

test.use({ opening: "ford" });

/// Moves Brakk, damages the batch that holds it and starts the server again. Returns the cells before and after, the row and
/// how to write it.
async function damageNewest({ gm, ada, server }: Evening) {
  const before = await gm.table.cellOf("Brakk");
  const after = { column: before.column, row: before.row + 1 };
  await gm.table.place("Brakk", after);
  await expect.poll(() => ada.table.cellOf("Brakk")).toEqual(after);
  await server.kill();
  const database = new DatabaseSync(server.sqliteFile, { timeout: 10_000 });
  const newest = database.prepare("SELECT position, bytes FROM journal ORDER BY position DESC LIMIT 1").get();
  const write = database.prepare("UPDATE journal SET bytes = ? WHERE position = ?");
  write.run(new Uint8Array([255]), newest?.position ?? 0);
  await server.startAgain();
  const damage = gm.page.getByRole("alert").filter({ hasText: /cannot be read at batch \d+:/ });
  await expect(damage).toBeVisible();
  return { before, after, newest, write, database, damage };
}

test("A damaged journal is shown up to the damage until the GM resumes the mended game", async ({ evening }) => {
  const { gm, ada } = evening;
  const { before, after, newest, write, database, damage } = await damageNewest(evening);

  await expect(ada.page.getByRole("alert")).toContainText("the game is read-only until the GM resumes it");
  await expect.poll(() => ada.table.cellOf("Brakk")).toEqual(before);
  await takePictures(gm, "read_only_gm");
  await takePictures(ada, "read_only_player");
  await expectNoViolations(gm, "a damaged journal");

  write.run(newest?.bytes ?? null, newest?.position ?? 0);
  database.close();
  await damage.getByRole("button", { name: "Resume game" }).click();

  for (const person of [gm, ada]) {
    await expect.poll(() => person.table.cellOf("Brakk")).toEqual(after);
    await expect(person.page.getByRole("alert")).toHaveCount(0);
  }
});

test("The GM plays on from what a damaged journal shows", async ({ evening }) => {
  const { gm, ada, server } = evening;
  const { before, database, damage } = await damageNewest(evening);
  database.close();
  await damage.getByRole("button", { name: "Play on from here" }).click();
  const question = gm.page.getByRole("dialog", { name: "Play on from here?" });
  await takePictures(gm, "play_on_gm");
  await expectNoViolations(gm, "the question before playing on");

  await question.getByRole("button", { name: "Play on from here" }).click();

  for (const person of [gm, ada]) {
    await expect(person.page.getByRole("alert")).toHaveCount(0);
    await expect.poll(() => person.table.cellOf("Brakk")).toEqual(before);
  }
  const beside = { column: before.column, row: before.row + 1 };
  await gm.table.place("Brakk", beside);
  await expect.poll(() => ada.table.cellOf("Brakk")).toEqual(beside);
  await server.kill();
  await server.startAgain();
  await expect.poll(() => ada.table.cellOf("Brakk")).toEqual(beside);
  await expect(gm.page.getByRole("alert")).toHaveCount(0);
});
