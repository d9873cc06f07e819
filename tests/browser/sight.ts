// What the people at a table see of a map with vision, and have seen.
import type { Page } from "@playwright/test";
import { type Evening, expect } from "./evening";
import type { Person } from "./person";
import type { Cell } from "./table";

/// A corner of cells, as the cell whose middle would be there.
export const corner = (column: number, row: number): Cell => ({ column: column - 0.5, row: row - 0.5 });

export const canvas = ({ page }: { readonly page: Page }) => page.locator("canvas");
/// How many walls a person knows, and how each door stands.
export const walls = (person: Person, are: string) => expect(canvas(person)).toHaveAttribute("data-walls", are);
export const lastSeen = ({ page }: Person) => page.getByRole("region", { name: "Last seen" });

export async function knows({ page, table }: Person, creature: string, does: boolean): Promise<void> {
  await table.tab("Creatures");
  await expect(page.getByRole("heading", { name: "In this scene" })).toBeVisible();
  await expect(table.row(creature)).toBeVisible({ visible: does });
}

/// How many samples a person sees or has seen.
export async function explored(person: Person): Promise<number> {
  return (await pair(person, "data-fog"))[1];
}

/// How many samples a person sees that are lit, brightly or dimly.
export async function lit(person: Person): Promise<number> {
  const [bright, dim] = await pair(person, "data-lit");
  return bright + dim;
}

/// Players see what their characters see of `scene`, where it is so dark; 10: pitch dark.
export async function darken({ page, table }: Person, scene: string, darkness: number): Promise<void> {
  await table.tab("Game");
  await page.getByRole("button", { name: `Options for ${scene}`, exact: true }).click();
  await page.getByRole("menuitem", { name: "Settings…" }).click();
  const dialog = page.getByRole("dialog", { name: "Scene settings" });
  await dialog.getByLabel("Vision").selectOption({ label: "Vision: players see what their characters see" });
  await dialog.getByLabel("Darkness", { exact: true }).fill(String(darkness));
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
}

/// Whether words are in any message that the server sends to one of `people` from now on.
export function sentFromNowOn(people: readonly Person[]): (words: string) => boolean {
  const before = people.map(({ messages }) => messages);
  return (words) => people.some((person, i) => person.wasSent(words, before[i]));
}

/// The GM says something that all hear: what the server sent before has arrived.
export async function saysToAll({ gm, players }: Evening, words: string): Promise<void> {
  await gm.table.say(words);
  for (const player of players) {
    await player.table.tab("Log");
    await expect(player.page.getByText(words)).toBeVisible();
  }
}

/// A drag that ends where it is meant to.
export async function walks(evening: Evening, { table }: Person, creature: string, to: Cell): Promise<void> {
  await table.drag(creature, to);
  await evening.playUntil(`${creature} arrives`, async () => {
    const { column, row } = await table.cellOf(creature);
    return column === to.column && row === to.row;
  });
}

async function pair(person: Person, name: "data-fog" | "data-lit"): Promise<readonly [number, number]> {
  const [first = 0, second = 0] = ((await canvas(person).getAttribute(name)) ?? "").split(" ").map(Number);
  return [first, second];
}
