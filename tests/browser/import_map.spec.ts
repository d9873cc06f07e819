// The GM imports a map file of another program: its image, walls and doors become a scene.
import { expect, test } from "./evening";
import type { Person } from "./person";
import { takePictures } from "./pictures";
import { expectNoViolations } from "./violations";

test.describe.configure({ mode: "serial" });
test.use({ opening: "fordWithoutPlayers" });

const png =
  "iVBORw0KGgoAAAANSUhEUgAAAFAAAAA8CAIAAAB+RarbAAAAcUlEQVR42u3YMQ0AIBADwBeLCEQgAiXMyMLBb3wCuaRrh9uaRh8tyV4zyYvdAAYGBgYGBgYuA/9Hyr" +
  "vAwMDAwMDAwHVgWxoYGBgYGBgY2KdlSwMDAwMDAwP7tGxpYGBgYGBgYGCfFjAwMDAwMDDw1e4BvXZVMJAwOwYAAAAASUVORK5CYII=";
const point = (x: number, y: number) => ({ x, y });
/// 8 by 6 squares of 10 pixels: a room of four walls, a closed door in the last, an open passage, a lamp.
const tavern = {
  format: 0.3,
  resolution: { map_origin: point(0, 0), map_size: point(8, 6), pixels_per_grid: 10 },
  line_of_sight: [[point(1, 1), point(5, 1), point(5, 4), point(1, 4), point(1, 1)]],
  portals: [
    { position: point(1, 2.5), bounds: [point(1, 2), point(1, 3)], rotation: 0, closed: true, freestanding: false },
    { position: point(3, 1), bounds: [point(2.5, 1), point(3.5, 1)], rotation: 0, closed: false, freestanding: false },
  ],
  lights: [{ position: point(3, 3), range: 4 }],
  image: png,
};

/// Chooses a file in the tab Game.
async function chooses({ page, table }: Person, name: string, text: string): Promise<void> {
  await table.tab("Game");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Import map…" }).click();
  await (await chooser).setFiles({ name, mimeType: "", buffer: Buffer.from(text) });
}

test("A map of Universal VTT becomes a scene with its image, walls and doors", async ({ evening }) => {
  const { gm } = evening;
  const dialog = gm.page.getByRole("dialog", { name: "Import map" });
  await chooses(gm, "old_tavern.dd2vtt", JSON.stringify(tavern));
  await expect(dialog).toContainText("8 × 6 squares: 6 walls, 1 door, 1 light");
  await expect(dialog.getByLabel("Name")).toHaveValue("old tavern");
  await expect(dialog.getByRole("list", { name: "Report" })).toContainText("1 light");
  await dialog.getByLabel("Openings").selectOption("Windows");
  await expect(dialog).toContainText("6 walls, 1 window, 1 door");
  await takePictures(gm, "import_map");
  await expectNoViolations(gm, "import of a map");

  await dialog.getByRole("button", { name: "Import" }).click();

  await expect(gm.table.map).toHaveAccessibleName(/Map of old tavern, 8 by 6 cells/);
  await expect(dialog).toBeHidden();
  await expect(gm.page.locator("canvas")).toHaveAttribute("data-walls", "8 closed");
  await expect(gm.table.panel.getByRole("button", { name: "old tavern Only you" }).locator("img")).toBeVisible();
  await takePictures(gm, "imported_map");
});

test("A file that is dropped on the map is read too; a broken one is one sentence", async ({ evening }) => {
  const { gm } = evening;
  const data = await gm.page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(["{ broken"], "cellar.uvtt"));
    return transfer;
  });
  await gm.table.map.dispatchEvent("drop", { dataTransfer: data });
  const dialog = gm.page.getByRole("dialog", { name: "Import map" });
  await expect(dialog).toContainText("cellar.uvtt");
  await expect(dialog.getByRole("alert")).toHaveText(/^[^.]+\.$/);
  await expect(dialog.getByRole("button", { name: "Import" })).toBeHidden();
  await takePictures(gm, "import_broken");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
});

test("A scene of Foundry names its image, and comes without it if none is chosen", async ({ evening }) => {
  const { gm } = evening;
  const scene = {
    ...{ name: "Crypt", width: 600, height: 400, padding: 0, background: { src: "maps/crypt.webp" } },
    grid: { type: 1, size: 100, distance: 5, units: "ft" },
    walls: [{ c: [100, 100, 300, 100], move: 20, sight: 20, door: 0 }],
  };
  await chooses(gm, "fvtt-Scene-crypt.json", JSON.stringify(scene));
  const dialog = gm.page.getByRole("dialog", { name: "Import map" });
  await expect(dialog).toContainText("6 × 4 squares: 1 wall");
  await expect(dialog).toContainText("choose crypt.webp");
  await takePictures(gm, "import_foundry");

  await dialog.getByRole("button", { name: "Import" }).click();

  await expect(gm.table.map).toHaveAccessibleName(/Map of Crypt, 6 by 4 cells/);
  await expect(gm.page.locator("canvas")).toHaveAttribute("data-walls", "1");
});

test("An exported map holds its image and walls, and is read again", async ({ evening }) => {
  const { gm } = evening;
  await gm.table.tab("Game");
  await gm.table.panel.getByRole("button", { name: "Options for old tavern" }).click();
  const saved = gm.page.waitForEvent("download");
  await gm.page.getByRole("menuitem", { name: "Export map" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("old tavern.uvtt");
  const stream = await file.createReadStream();
  const text = (await stream.toArray()).join("");
  expect(JSON.parse(text)).toMatchObject({ format: 0.3, portals: [{}, {}], image: expect.stringMatching(/^[A-Za-z0-9+/]{40}/) });

  await chooses(gm, file.suggestedFilename(), text);

  const dialog = gm.page.getByRole("dialog", { name: "Import map" });
  await expect(dialog).toContainText("8 × 6 squares: 6 walls, 1 window, 1 door");
  await dialog.getByRole("button", { name: "Cancel" }).click();
});
