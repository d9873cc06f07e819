// The first view of each rulebook's sample: a player sees their hero at once, with a phone and at a desk.
import { expect, test } from "./evening";
import { takePictures } from "./pictures";

const SAMPLES = [
  ["aura", "Brug"],
  ["grimwire", "Cyrus"],
  ["heimr", "Sigrun Holt"],
  ["threed6", "Cato"],
  ["vigor", "Tamar"],
] as const;

/// Whether nothing lies over the own creature's token on the map.
function ownIsInSight(map: HTMLElement | SVGElement): boolean {
  const [x = -1, y = -1] = (map.dataset["own"] || "-1 -1").split(" ").map(Number);
  return document.elementFromPoint(x, y) === map;
}

for (const [system, hero] of SAMPLES)
  test(`The sample of ${system} opens with the own hero in sight`, async ({ evening }) => {
    const { gm, ada } = evening;
    await evening.gmOpens(`First view, ${system}`, system);
    await evening.joins(ada, hero);
    await takePictures(gm, `first_view_gm_${system}`);

    for (const size of [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
      { width: 1440, height: 900 },
    ]) {
      await ada.page.setViewportSize(size);
      await ada.page.reload();
      await expect.poll(() => ada.table.map.evaluate(ownIsInSight), `${size.width} wide`).toBe(true);
    }
    await takePictures(ada, `first_view_${system}`);
  });

test("The board of heimr opens as a fit shows it, to the GM and a player", async ({ evening }) => {
  const { gm, ada } = evening;
  await evening.gmOpens("First view of the board", "heimr");
  await evening.joins(ada, "Sigrun Holt");

  for (const { page, table } of [gm, ada]) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.reload();
    const opened = await table.camera();

    await table.map.focus();
    await page.keyboard.press("+");
    expect(await table.camera()).not.toBe(opened);
    await page.keyboard.press("0");

    expect(await table.camera()).toBe(opened);
  }
});
