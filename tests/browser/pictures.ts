// Pictures of the screens at the three sizes of a desk, a tablet and a phone: build output to look at, compared with nothing.
import type { Person } from "./person";

const desk = { width: 1440, height: 900 };
const sizes = [desk, { width: 1024, height: 768 }, { width: 390, height: 844 }];
/// Day, as a browser without a wish has it; FT_NIGHT_PICTURES asks for night as well.
const themes = process.env.FT_NIGHT_PICTURES === undefined ? ["day"] : ["night", "day"];

/// Into output/pictures; the last evening played has the last word.
export async function takePictures({ page }: Person, screen: string): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const theme of themes) {
      await page.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme);
      const name = theme === "day" ? screen : `${screen}_${theme}`;
      await page.screenshot({ path: `output/pictures/${name}_${size.width}.png`, animations: "disabled" });
    }
  }
  await page.setViewportSize(desk);
}
