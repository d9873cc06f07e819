// Choosing a creature or a place for an action. What is no target says why.
import { inside } from "../../canvas/grid";
import type { Targeting } from "../../state/view.svelte";
import type { MapPointer, MapTool } from "../tool";
import type { Workbench } from "../workbench";

export class TargetTool implements MapTool {
  constructor(
    private readonly bench: Workbench,
    private readonly targeting: Targeting,
  ) {}

  tap(at: MapPointer): void {
    const { targeting } = this;
    if (targeting.what === "place") {
      const scene = this.bench.session.table.scenes.get(this.bench.scene());
      if (scene !== undefined && inside(at.cell, scene.columns, scene.rows)) targeting.pick({ cell: at.cell });
      return;
    }
    const why = this.whyNot(at);
    if (why === null || targeting.setAside.has(at.token)) targeting.pick({ creature: at.token });
    else if (why !== "") this.bench.tell(why);
  }

  hover(at: MapPointer): void {
    const why = this.whyNot(at);
    this.bench.overlay.hint = why === null || why === "" ? null : { at: at.screen, text: why };
  }

  cancel(): void {
    this.bench.overlay.hint = null;
  }

  /// Null: a legal target. "": nothing is there.
  private whyNot(at: MapPointer): string | null {
    if (at.token === 0) return "";
    const why = this.targeting.creatures.get(at.token);
    return why === undefined ? "Not a target of this." : why;
  }
}
