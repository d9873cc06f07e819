// Light and darkness: in the dark players see what is lit, and the GM places the lights.
import type { Page } from "@playwright/test";
import { expect, test } from "./evening";
import type { Person } from "./person";
import { takePictures } from "./pictures";
import type { Cell } from "./table";
import { expectNoViolations } from "./violations";

test.describe.configure({ mode: "serial" });
test.use({ opening: "ford" });

const corner = (column: number, row: number): Cell => ({ column: column - 0.5, row: row - 0.5 });
/// A room of 7 by 5 squares, and where its torch is.
const room = [corner(2, 11), corner(9, 16)] as const;
const torch: Cell = { column: 7, row: 12 };
/// Samples of the room, and of a square with those that touch it.
const [ROOM, NEAR] = [7 * 5 * 16, 9 * 16] as const;

const canvas = ({ page }: { readonly page: Page }) => page.locator("canvas");
const barOf = ({ page }: { readonly page: Page }) => page.getByRole("toolbar", { name: "Lights" });
const lights = (person: Person, count: number) => expect(canvas(person)).toHaveAttribute("data-lights", `${count}`);

async function pair(person: Person, name: "data-fog" | "data-lit"): Promise<readonly [number, number]> {
  const [first = 0, second = 0] = ((await canvas(person).getAttribute(name)) ?? "").split(" ").map(Number);
  return [first, second];
}
const sees = (person: Person, least: number, most: number) =>
  expect
    .poll(async () => {
      const [clear] = await pair(person, "data-fog");
      return clear >= least && clear <= most;
    })
    .toBe(true);

async function takesTool(gm: Person): Promise<void> {
  await gm.table.map.focus();
  await gm.page.keyboard.press("l");
  await expect(barOf(gm)).toBeVisible();
}

test("In a pitch dark room a player sees what is beside their character", async ({ evening }) => {
  const { gm, ada } = evening;
  await gm.table.place("Cyrus", { column: 3, row: 14 });
  await gm.table.map.focus();
  await gm.page.keyboard.press("Shift+W");
  const walls = gm.page.getByRole("toolbar", { name: "Walls" });
  await walls.getByRole("button", { name: "Draw", exact: true }).click();
  await gm.table.stroke(...room);
  await expect(canvas(gm)).toHaveAttribute("data-walls", "4");
  await walls.getByRole("button", { name: "Done" }).click();

  await gm.table.tab("Game");
  await gm.page.getByRole("button", { name: "Options for The ford", exact: true }).click();
  await gm.page.getByRole("menuitem", { name: "Settings…" }).click();
  const dialog = gm.page.getByRole("dialog", { name: "Scene settings" });
  await dialog.getByLabel("Vision").selectOption({ label: "Vision: players see what their characters see" });
  await dialog.getByLabel("Darkness", { exact: true }).fill("10");
  await expect(dialog).toContainText("10, pitch dark");
  await dialog.getByRole("button", { name: "Save" }).click();

  await expect(canvas(ada)).toHaveAttribute("data-fog", `${NEAR} ${NEAR}`);
  await expect(canvas(ada)).toHaveAttribute("data-lit", "0 0");
  await expect(canvas(gm)).toHaveAttribute("data-lit", "");
  await takePictures(ada, "lights_dark");
});

test("A torch that the GM places lights the room", async ({ evening }) => {
  const { gm, ada } = evening;
  await takesTool(gm);
  await barOf(gm).getByRole("button", { name: "Torch", exact: true }).click();
  await gm.table.click(torch);

  await lights(gm, 1);
  await lights(ada, 1);
  await sees(ada, ROOM - 16, ROOM);
  const [bright, dim] = await pair(ada, "data-lit");
  expect(bright).toBeGreaterThan(100);
  expect(dim).toBeGreaterThan(0);
  await expectNoViolations(gm, "light tool");
  await takePictures(gm, "lights_tool");
  await takePictures(ada, "lights_torch");
});

test("A light behind a wall is not known to a player", async ({ evening }) => {
  const { gm, ada } = evening;
  await gm.table.click({ column: 11, row: 13 });

  await lights(gm, 2);
  await lights(ada, 1);
  await gm.page.keyboard.press("Control+z");
  await lights(gm, 1);
});

test("When the GM turns it off the room is dark again, and stays explored", async ({ evening }) => {
  const { gm, ada } = evening;
  const [, explored] = await pair(ada, "data-fog");

  await gm.table.rightClick(torch);

  await expect(canvas(ada)).toHaveAttribute("data-fog", `${NEAR} ${explored}`);
  await lights(ada, 0);
  await lights(gm, 1);
  await takePictures(ada, "lights_explored");

  await gm.table.rightClick(torch);
  await sees(ada, ROOM - 16, ROOM);
});

test("A selected light changes with the bar, moves by a drag and is deleted", async ({ evening }) => {
  const { gm, ada } = evening;
  const selected = barOf(gm).locator("output", { hasText: "selected" });
  await gm.table.click(torch);
  await expect(selected).toHaveText("1 selected");
  await barOf(gm).getByRole("button", { name: "Candle", exact: true }).click();
  await sees(ada, NEAR + 16, ROOM - 100);

  await gm.table.stroke(torch, { column: 3, row: 14 });
  await expect.poll(async () => (await pair(ada, "data-lit"))[0]).toBeGreaterThan(0);
  await takePictures(gm, "lights_selected");

  await gm.table.map.focus();
  await gm.page.keyboard.press("Delete");
  await lights(gm, 0);
  await expect(canvas(ada)).toHaveAttribute("data-lit", "0 0");
});

test("With less darkness the room is seen without a light", async ({ evening }) => {
  const { gm, ada } = evening;

  await barOf(gm).getByLabel("Darkness", { exact: true }).fill("5");

  await sees(ada, ROOM, ROOM);
  await barOf(gm).getByRole("button", { name: "Done" }).click();
  await expect(barOf(gm)).toBeHidden();
});

test("A map file brings its lights and its darkness", async ({ evening }) => {
  const { gm } = evening;
  const point = (x: number, y: number) => ({ x, y });
  const cellar = {
    format: 0.3,
    resolution: { map_origin: point(0, 0), map_size: point(8, 6), pixels_per_grid: 10 },
    line_of_sight: [[point(1, 1), point(5, 1), point(5, 4), point(1, 4), point(1, 1)]],
    environment: { baked_lighting: false, ambient_light: "ff000000" },
    lights: [
      { position: point(3, 3), range: 4, intensity: 1, color: "ffffb45e", shadows: true },
      { position: point(6, 2), range: 2, intensity: 1, color: "ffffb45e", shadows: true },
      { range: 2 },
    ],
  };
  await gm.table.tab("Game");
  const chooser = gm.page.waitForEvent("filechooser");
  await gm.page.getByRole("button", { name: "Import map…" }).click();
  await (await chooser).setFiles({ name: "cellar.uvtt", mimeType: "", buffer: Buffer.from(JSON.stringify(cellar)) });
  const dialog = gm.page.getByRole("dialog", { name: "Import map" });
  await expect(dialog).toContainText("8 × 6 squares: 4 walls, 2 lights");
  await expect(dialog.getByRole("list", { name: "Report" })).toContainText("1 light: Its position is not two numbers.");
  await dialog.getByLabel("Vision").selectOption({ label: "Vision: players see what their characters see" });
  await expect(dialog).toContainText("10, pitch dark");
  await takePictures(gm, "lights_import");

  await dialog.getByRole("button", { name: "Import" }).click();

  await expect(gm.table.map).toHaveAccessibleName(/Map of cellar, 8 by 6 cells/);
  await lights(gm, 2);
});
