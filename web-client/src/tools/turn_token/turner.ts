// Turns the selected token by keys, wheel or handle. Quick turns in succession are sent as one command.
import { create } from "@bufbuild/protobuf";
import { ParamSchema, ValueSchema } from "../../generated/protocol/wire/v1/common_pb";
import { gridKind } from "../../state/maps/cells";
import { facingOf, turnAction, turned } from "../../state/maps/facing";
import type { Outcome } from "../../state/requests/outcome";
import type { Session } from "../../state/session.svelte";
import { moverOf } from "../../state/table/selectors";
import type { Creature } from "../../state/table/table";
import type { View } from "../../state/view.svelte";
import type { Overlay, TurnDraft } from "../overlay.svelte";

const RESTS_MS = 150;

export interface TurnerHost {
  readonly session: Pick<Session, "table" | "command" | "edit">;
  readonly view: Pick<View, "selected" | "unconstrained">;
  readonly overlay: Pick<Overlay, "turn">;
}

export class Turner {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly host: TurnerHost) {}

  /// Turns by a number of directions of the grid, clockwise. Returns whether a selected token can turn.
  by(steps: number): boolean {
    const creature = this.chosen();
    if (creature === null) return false;
    const kind = gridKind(this.host.session.table.scenes.get(creature.scene));
    const draft = this.host.overlay.turn;
    this.show(creature, turned(kind, draft?.creature === creature.id ? draft.degrees : creature.facing, steps));
    this.timer = setTimeout(() => void this.send(), RESTS_MS);
    return true;
  }

  /// The only selected token, if this person may turn it; else null.
  chosen(): Creature | null {
    const { session, view } = this.host;
    const creature = session.table.creatures.get(moverOf(session.table, view.selected));
    return creature !== undefined && facingOf(session.table, creature) !== null ? creature : null;
  }

  /// Shows the new facing until it is sent or discarded.
  show(creature: Creature, degrees: number): void {
    clearTimeout(this.timer);
    this.host.overlay.turn = { creature: creature.id, degrees: Math.round(degrees) };
  }

  forget(): void {
    clearTimeout(this.timer);
    this.host.overlay.turn = null;
  }

  /// Sends the shown facing, which stays shown until the table has answered.
  async send(): Promise<void> {
    clearTimeout(this.timer);
    const { session, overlay } = this.host;
    const draft = overlay.turn;
    const creature = session.table.creatures.get(draft?.creature ?? 0);
    const already = creature === undefined ? null : facingOf(session.table, creature);
    if (draft !== null && already !== draft.degrees) await this.ask(draft);
    if (overlay.turn === draft) overlay.turn = null;
  }

  private async ask({ creature, degrees }: TurnDraft): Promise<Outcome | undefined> {
    const { session, view } = this.host;
    if (session.table.gm && view.unconstrained)
      return session.edit({ case: "editCreature", value: { creature, facing: degrees } });
    const turn = turnAction(session.table);
    if (turn === null) return;
    const value = create(ValueSchema, { is: { case: "number", value: BigInt(degrees) } });
    const form = [create(ParamSchema, { name: turn.field, value })];
    return session.command({ action: turn.action.key, actor: creature, form });
  }
}
