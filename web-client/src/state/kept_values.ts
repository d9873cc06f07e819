// What this browser keeps of a person's play. A page that looks through another's eyes has its own, until it is closed.
import { watchedSeat } from "../net/watched_seat";

export type KeptValues = Pick<Storage, "getItem" | "setItem">;

const ofThisPage = new Map<string, string>();
const unkept: KeptValues = {
  getItem: (name) => ofThisPage.get(name) ?? null,
  setItem: (name, value) => void ofThisPage.set(name, value),
};

/// To be asked for at each use: an address may change without a page load.
export function keptValues(): KeptValues {
  return watchedSeat(location.search) === 0 ? localStorage : unkept;
}
