// Whether one's own action can be continued only by an absent GM. Pure.
import { resolutionOf } from "../declarations/declared";
import type { Table } from "../state/table/table";

/// A question of such an action, by which it is canceled; "" where there is none.
export function waitsForAbsentGm(table: Table): string {
  if ([...table.participants.values()].some(({ gm, online }) => gm && online)) return "";
  const ofGm = (creature: number) => (table.creatures.get(creature)?.seats.length ?? 0) === 0;
  const own = table.waiting.find(({ own, question }) => {
    const same = (id: string) => resolutionOf(id) === resolutionOf(question);
    const others = table.waiting.filter((other) => same(other.question));
    const asksMe = table.questions.some(({ id, nonBlocking }) => same(id) && !nonBlocking);
    return own && !asksMe && others.every(({ creature }) => ofGm(creature));
  });
  return own?.question ?? "";
}
