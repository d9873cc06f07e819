// Pictures of the main screens at the sizes people have, for looking at: output/<store>/.
import type { Evening } from "./evening";

const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

export async function takePictures(evening: Evening, store: string): Promise<void> {
  for (const person of [evening.gm, evening.ada]) {
    for (const size of sizes) {
      await person.page.setViewportSize(size);
      await person.page.screenshot({ path: `output/${store}/table_${person.name}_${size.width}.png` });
    }
    await person.page.setViewportSize({ width: 1440, height: 900 });
  }
}
