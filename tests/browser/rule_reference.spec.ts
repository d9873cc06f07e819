// Every refusal and every modifier leads to its rule.
import { type Evening, expect, test } from "./evening";
import { cyrusAttacksMarn } from "./ford_fight";
import { takePictures } from "./pictures";

test.describe.configure({ mode: "serial" });
test.use({ opening: "fordFight" });

const reference = ({ ada }: Evening) => ada.page.getByRole("region", { name: "Rules", exact: true });
const openedAt = (evening: Evening) => reference(evening).locator('[aria-current="true"]');

test("A refusal opens the reference at the rule behind it, and Escape leads back", async ({ evening }) => {
  const { ada } = evening;
  await evening.nextTurnOf("Raider in red");
  await ada.table.choose("Cyrus");
  await (await ada.table.action(/^Attack .*machete/i)).click({ force: true });
  const toast = ada.table.toasts.locator(".toast", { hasText: "It is not Cyrus's turn." });

  await toast.getByRole("button", { name: "Budget" }).click();

  await expect(openedAt(evening)).toBeInViewport();
  await expect(openedAt(evening)).toContainText("GW-TURN-01");
  await expect(openedAt(evening)).toBeFocused();
  await takePictures(ada, "rule_reference");
  await ada.page.keyboard.press("Escape");
  await expect(reference(evening)).toBeHidden();
});

test("A modifier of a roll opens its rule", async ({ evening }) => {
  const { ada } = evening;
  await cyrusAttacksMarn(evening);
  const attack = ada.table.rolledCard("Cyrus Attack");
  await ada.table.open(attack);
  await attack.locator("summary").first().click();

  await attack.getByRole("row", { name: /^Coordination/ }).first().getByRole("button", { name: /^Rule: / }).click();

  await expect(openedAt(evening)).toBeInViewport();
  await expect(openedAt(evening)).toContainText("GW-ATTR-01");
  await ada.page.keyboard.press("Escape");
});

test("The reference is found by its key and searched by words", async ({ evening }) => {
  const { ada } = evening;
  await ada.page.locator("canvas").focus();
  await ada.page.keyboard.press("b");
  const search = ada.page.getByRole("searchbox", { name: "Search the rules" });
  await expect(search).toBeFocused();

  await search.fill("natural 1 fails");

  await expect(reference(evening).getByRole("article").filter({ hasText: "GW-DICE-06" })).toBeVisible();
  await expect(reference(evening).getByRole("article").filter({ hasText: "GW-GRAP-01" })).toHaveCount(0);
  await ada.page.keyboard.press("Escape"); // empties the search
  await ada.page.keyboard.press("Escape");
  await expect(reference(evening)).toBeHidden();
});
