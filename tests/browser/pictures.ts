// Pictures of the screens at the three sizes of a desk, a tablet and a phone: build output to look at, compared with nothing.
import type { Person } from "./person";

const desk = { width: 1440, height: 900 };
const sizes = [desk, { width: 1024, height: 768 }, { width: 390, height: 844 }];

/// Into output/pictures; the last evening played has the last word.
export async function takePictures(person: Person, screen: string): Promise<void> {
  for (const size of sizes) {
    await person.page.setViewportSize(size);
    await person.page.screenshot({ path: `output/pictures/${screen}_${size.width}.png` });
  }
  await person.page.setViewportSize(desk);
}
