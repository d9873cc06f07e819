// Situations of sight at the door of a dark room, as the people at a table see them: one test each.
import { type Evening, expect, test } from "./evening";
import { RED } from "./ford_fight";
import { takePictures } from "./pictures";
import { canvas, corner, darken, explored, knows, lastSeen, saysToAll, walks, walls } from "./sight";
import type { Cell } from "./table";

test.describe.configure({ mode: "serial" });
test.use({ opening: "ford" });

/// The middle of the room's door.
const door: Cell = { column: 5.5, row: 14 };

/// A room in the dark with a door in its east wall.
async function darkRoom({ gm }: Evening): Promise<void> {
  await gm.table.map.focus();
  await gm.page.keyboard.press("Shift+W");
  const bar = gm.page.getByRole("toolbar", { name: "Walls" });
  await bar.getByRole("button", { name: "Draw", exact: true }).click();
  await gm.table.stroke(corner(3, 13), corner(6, 16));
  await bar.getByRole("button", { name: "Door", exact: true }).click();
  await gm.table.click(corner(6, 14));
  await gm.table.click(corner(6, 15));
  await bar.getByRole("button", { name: "Done" }).click();
  await walls(gm, "6 closed");
  await darken(gm, "The ford", 10);
}

test("A door opened in the dark, with a light in hand, shows to both who are there what stands before it", async ({ evening }) => {
  const { gm, ada, bea, players } = evening;
  await gm.table.place("Cyrus", { column: 5, row: 14 });
  await gm.table.place("Aune", { column: 4, row: 14 });
  await gm.table.place(RED, { column: 8, row: 14 });
  await evening.edit("Cyrus", "Gives dim light", "6");
  await darkRoom(evening);
  for (const player of players) await knows(player, RED, false);

  await ada.table.click(door);

  for (const player of players) {
    await walls(player, "1 open");
    await knows(player, RED, true);
    await knows(player, "Raider with a scar", false);
  }
  await ada.table.say("/undo");
  await expect(ada.page.getByRole("alert")).toContainText("Only GM can do this.");
  await walls(bea, "1 open");
  await takePictures(ada, "situation_1_door");
});

test("An opened door that is undone is closed; the map stays explored, and who was seen is remembered", async ({ evening }) => {
  const { gm, ada, players } = evening;
  const before = await explored(ada);
  await gm.table.map.focus();

  await gm.page.keyboard.press("Control+z");

  for (const player of players) {
    await walls(player, "1 closed");
    await knows(player, RED, false);
    await expect(lastSeen(player)).toContainText(/Raider in red\s*last seen at cell 8,14/);
  }
  expect(await explored(ada)).toBe(before);
  await takePictures(ada, "situation_10_undone");
});

test("A token that the GM moves in the dark moves for the GM alone", async ({ evening }) => {
  const { gm, ada, players } = evening;
  const seen = await canvas(ada).getAttribute("data-fog");

  await gm.table.place(RED, { column: 8, row: 15 });

  await saysToAll(evening, "Something scrapes along the wall.");
  for (const player of players) {
    await knows(player, RED, false);
    await expect(lastSeen(player)).toContainText(/Raider in red\s*last seen at cell 8,14/);
  }
  await expect(canvas(ada)).toHaveAttribute("data-fog", seen ?? "");
  await takePictures(ada, "situation_8_unseen");
});

test("A player who loses the connection finds on return what the others saw meanwhile", async ({ evening }) => {
  const { gm, ada, bea } = evening;
  await ada.goesOffline();
  await expect(ada.table.connection).not.toHaveText(/^connected/);

  await gm.table.click(door);

  await knows(bea, RED, true);
  await ada.comesBack();
  await expect(ada.table.connection).toHaveText(/connected/);
  await walls(ada, "1 open");
  await knows(ada, RED, true);
  await expect(lastSeen(ada)).toHaveCount(0);
  await takePictures(ada, "situation_9_back");
});

test("A secret door found by one character is a wall to the other until it opens in their sight", async ({ evening }) => {
  const { gm, ada, bea } = evening;
  const secret: Cell = { column: 4, row: 12.5 };
  await gm.table.click(door);
  await gm.table.place("Aune", { column: 3, row: 15 });
  await walks(evening, ada, "Cyrus", { column: 4, row: 13 });
  await gm.table.map.focus();
  await gm.page.keyboard.press("Shift+W");
  const bar = gm.page.getByRole("toolbar", { name: "Walls" });
  await bar.getByRole("button", { name: "Draw", exact: true }).click();
  await bar.getByRole("button", { name: "Secret door", exact: true }).click();
  await gm.table.click(corner(4, 13));
  await gm.table.click(corner(5, 13));
  await walls(gm, "8 closed closed");
  for (const player of [ada, bea]) await walls(player, "1 closed");

  await bar.getByRole("button", { name: "Select", exact: true }).click();
  await gm.table.click(secret);
  await bar.getByRole("group", { name: "Found by" }).getByRole("button", { name: "Cyrus" }).click();
  await walls(ada, "2 closed closed");
  await expect(bar.getByRole("button", { name: "Cyrus", pressed: true })).toBeVisible();
  await takePictures(gm, "situation_7_found_by");
  await bar.getByRole("button", { name: "Done" }).click();
  await walls(bea, "1 closed");

  await ada.table.click(secret);
  for (const player of [ada, bea]) await walls(player, "2 closed open");
  await takePictures(bea, "situation_7_open");
  await (await ada.table.action(/^Close door/)).click();
  for (const player of [ada, bea]) await walls(player, "2 closed closed");
});
