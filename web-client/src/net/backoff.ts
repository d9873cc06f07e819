// Delay before the next attempt: none, then 250 to 500 ms, so that a restarted server is found within 2 s.

export function backoffMs(attempt: number): number {
  return attempt === 0 ? 0 : Math.min(200 + attempt * 50, 500);
}
