// What a round costs its people: questions, clicks, keys and time. Plumbing of a test is not counted.
import type { Person } from "./person";

export interface Cost {
  /// Distinct prompts that a person is shown as their own and others wait for.
  readonly questions: number;
  /// Distinct prompts that a person is shown as their own and nothing waits for.
  readonly optional: number;
  readonly clicks: number;
  readonly keys: number;
  readonly seconds: number;
  /// The text of each prompt that is waited for.
  readonly prompts: readonly string[];
}

/// What one page has seen since it was watched. asked, optional: the prompts by their number.
interface Seen {
  clicks: number;
  keys: number;
  readonly asked: Record<string, string>;
  readonly optional: Record<string, string>;
}

declare global {
  interface Window {
    seen: Seen;
  }
}

export class Tally {
  private clicks = 0;
  private keys = 0;
  private startedMs = 0;
  private leftOutMs = 0;
  private known: readonly Seen[] = [];

  private constructor(private readonly people: readonly Person[]) {}

  /// Watches the pages of `people`, which stay where they are from now on.
  static async of(people: readonly Person[]): Promise<Tally> {
    for (const { page } of people) await page.evaluate(watch);
    return new Tally(people);
  }

  async begin(): Promise<void> {
    this.known = await this.all();
    [this.clicks, this.keys, this.leftOutMs] = [0, 0, 0];
    this.startedMs = performance.now();
  }

  /// A real act of `person`: its clicks and keys count.
  async counting<T>({ page }: Person, act: () => Promise<T>): Promise<T> {
    const before = await page.evaluate(() => ({ clicks: window.seen.clicks, keys: window.seen.keys }));
    const result = await act();
    const after = await page.evaluate(() => ({ clicks: window.seen.clicks, keys: window.seen.keys }));
    this.clicks += after.clicks - before.clicks;
    this.keys += after.keys - before.keys;
    return result;
  }

  /// Time that no person spent.
  leaveOut(ms: number): void {
    this.leftOutMs += ms;
  }

  async end(): Promise<Cost> {
    const seconds = (performance.now() - this.startedMs - this.leftOutMs) / 1000;
    const now = await this.all();
    const fresh = (kind: "asked" | "optional") =>
      now.flatMap((seen, at) =>
        Object.entries(seen[kind]).flatMap(([id, text]) => (this.known[at]?.[kind][id] === undefined ? [text] : [])),
      );
    const prompts = fresh("asked");
    return {
      questions: prompts.length,
      optional: fresh("optional").length,
      clicks: this.clicks,
      keys: this.keys,
      seconds,
      prompts,
    };
  }

  private all(): Promise<readonly Seen[]> {
    return Promise.all(this.people.map(({ page }) => page.evaluate(() => window.seen)));
  }
}

/// In the page. Question cards and replies to declared actions are the two places of prompts.
function watch(): void {
  const seen: Seen = { clicks: 0, keys: 0, asked: {}, optional: {} };
  window.seen = seen;
  const modifiers = ["Shift", "Control", "Alt", "Meta"];
  addEventListener("pointerdown", ({ isTrusted }) => (seen.clicks += isTrusted ? 1 : 0), true);
  addEventListener("keydown", ({ isTrusted, key }) => (seen.keys += isTrusted && !modifiers.includes(key) ? 1 : 0), true);
  const look = () => {
    for (const heading of document.querySelectorAll("section:not(.theirs) > header > h2[id^='question-']"))
      seen.asked[heading.id] ??= heading.textContent ?? "";
    for (const group of document.querySelectorAll<HTMLElement>("[data-reply-to]:not(.theirs)")) {
      if (!group.checkVisibility()) continue;
      const kind = group.matches(".optional") ? seen.optional : seen.asked;
      kind[group.dataset["replyTo"] ?? ""] ??= group.ariaLabel ?? "";
    }
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributeFilter: ["class", "open"] });
}
