// The addresses of a table that a GM sees through a player's eyes: `?as=SEAT`, on the page as on the WebSocket. Pure.

/// The seat whose eyes a page with this query looks through; 0: the person's own.
export function watchedSeat(query: string): number {
  const asked = new URLSearchParams(query).get("as") ?? "";
  return /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : 0;
}

/// `address`, a path without a query, as `seat` sees it; 0: as the person does.
export function seenAs(address: string, seat: number): string {
  return seat === 0 ? address : `${address}?as=${seat}`;
}
