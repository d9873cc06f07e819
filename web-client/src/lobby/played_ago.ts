// Times of campaigns and devices as text: since when, and how long still.

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
  return `played ${ago(playedAtS, nowS)}`;
}

/// "3 days ago". Both in seconds since 1970.
export function ago(atS: number, nowS: number): string {
  const passed = nowS - atS;
  const step = steps.find(([, length]) => passed >= length);
  return step ? words.format(-Math.floor(passed / step[1]), step[0]) : "just now";
}

/// "Deleted for good in 12 days": how long a campaign in the bin can be restored. Both in seconds since 1970.
export function daysLeft(erasedAtS: number, nowS: number): string {
  const days = Math.ceil((erasedAtS - nowS) / 86_400);
  return days <= 1 ? "Deleted for good within a day" : `Deleted for good in ${days} days`;
}
