// Chooses the target of an action. A creature that is none shows the reason.
import type { Why } from "../../state/requests/outcome";
import type { Targeting } from "../../state/view.svelte";
import type { MapPointer, MapTool } from "../tool";
import type { ToolContext } from "../tool_context";

export class TargetTool implements MapTool {
  constructor(
    private readonly context: ToolContext,
    private readonly targeting: Targeting,
  ) {}

  tap(at: MapPointer): void {
    const { targeting } = this;
    const why = this.whyNot(at);
    if (why === null || targeting.overridable.has(at.token)) targeting.pick(at.token);
    else if (why !== undefined) this.context.showRefusal(why);
  }

  hover(at: MapPointer): void {
    const why = this.whyNot(at);
    this.context.overlay.hint =
      why === null || why === undefined ? null : { at: at.screen, text: why.why, tone: "refusal" };
  }

  cancel(): void {
    this.context.overlay.hint = null;
  }

  /// Null: a legal target. Undefined: there is no creature.
  private whyNot(at: MapPointer): Why | null | undefined {
    if (at.token === 0) return undefined;
    const why = this.targeting.creatures.get(at.token);
    return why === undefined ? { why: "Invalid target.", rule: 0 } : why;
  }
}
