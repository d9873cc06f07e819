// The drag in progress, and optimistic moves.
import type { Delta, ServerFrame } from "../../generated/protocol/wire/v1/envelope_pb";
import type { DragPreview } from "../../generated/protocol/wire/v1/play_pb";
import { encodePath } from "../maps/path";
import type { Cell, CreatureId, Shift } from "../table/table";
import { type OptimisticMove, stillPending } from "./optimistic_moves";
import type { Transport } from "./transport.svelte";

const ANSWERED_WITHIN_MS = 2000;
const CENTERED: Shift = { x: 0, y: 0 };

export class Drags {
  /// The server's preview of the drag in progress.
  preview = $state.raw<DragPreview | null>(null);
  optimisticMoves = $state.raw<readonly OptimisticMove[]>([]);
  #count = 0;
  #previewed: (preview: DragPreview) => void = () => undefined;

  constructor(private readonly transport: Transport) {}

  /// Sends the waypoints of a drag; the answer arrives as `preview`.
  drag(creature: CreatureId, wayPoints: readonly Cell[]): void {
    this.transport.send({ case: "drag", value: { creature, wayPoints: encodePath(wayPoints), count: ++this.#count } });
  }

  /// The answer to the newest waypoints, or null after a timeout.
  answered(): Promise<DragPreview | null> {
    return new Promise((resolve) => {
      this.#previewed = resolve;
      setTimeout(() => resolve(null), ANSWERED_WITHIN_MS);
    });
  }

  end(): void {
    this.#count++;
    this.preview = null;
  }

  /// Shows `creature` at `to` until the table answers `clientId`.
  drop(clientId: number, creature: CreatureId, to: Cell | undefined, shift: Shift = CENTERED): void {
    if (to !== undefined && this.transport.live)
      this.optimisticMoves = [...this.optimisticMoves, { creature, to, shift, clientId }];
  }

  received(frame: ServerFrame): void {
    this.optimisticMoves = stillPending(this.optimisticMoves, frame);
  }

  onDelta({ is }: Delta): void {
    if (is.case !== "dragPreview" || is.value.count !== this.#count) return;
    this.preview = is.value;
    this.#previewed(is.value);
  }
}
