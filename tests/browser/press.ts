// A press as the person of a page makes it: with a finger where the screen is touched, else with the mouse.
import type { Locator } from "@playwright/test";

export async function press(what: Locator, options: { readonly timeout?: number } = {}): Promise<void> {
  const touched = await what.page().evaluate(() => navigator.maxTouchPoints > 0);
  await (touched ? what.tap(options) : what.click(options));
}
