// A journal whose newest batch was damaged: what came before is shown, and play goes on once the host has mended it.
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "./evening";
import { takePictures } from "./pictures";
import { expectNoViolations } from "./violations";

test.use({ opening: "ford" });

test("A damaged journal is shown up to the damage until the GM resumes the mended game", async ({ evening }) => {
  const { gm, ada, server } = evening;
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
