// Pictures of the screens at the sizes of a desk, a tablet and a phone held both ways, to look at; compared with nothing. FT_PICTURES=1
// asks for them.
import type { Person } from "./person";

const desk = { width: 1440, height: 900 };
const sizes = [desk, { width: 1024, height: 768 }, { width: 390, height: 844 }, { width: 844, height: 390 }];
/// FT_PICTURES=night asks for the dark theme as well.
const themes = process.env.FT_PICTURES === "night" ? ["night", "day"] : ["day"];

/// Into output/pictures.
export async function takePictures({ page }: Person, screen: string): Promise<void> {
  if (process.env.FT_PICTURES === undefined) return;
  const before = page.viewportSize() ?? desk;
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const theme of themes) {
      await page.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme);
      const name = theme === "day" ? screen : `${screen}_${theme}`;
      await page.screenshot({ path: `output/pictures/${name}_${size.width}.png`, animations: "disabled" });
    }
  }
  await page.setViewportSize(before);
}
