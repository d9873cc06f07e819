// The time since a campaign was last played, as text.

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];
const words = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/// "played 3 days ago". Both in seconds since 1970; `playedAtS` 0: never.
export function playedAgo(playedAtS: number, nowS: number): string {
  if (playedAtS === 0) return "never played";
  const passed = nowS - playedAtS;
  const step = steps.find(([, length]) => passed >= length);
  return step ? `played ${words.format(-Math.floor(passed / step[1]), step[0])}` : "played just now";
}
