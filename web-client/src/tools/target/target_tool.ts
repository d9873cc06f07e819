// Chooses the target of an action, and drags its actor if its form needs a path. A creature that is none shows the reason.
import type { Why } from "../../state/requests/outcome";
import type { Targeting } from "../../state/view.svelte";
import { DraggingTool } from "../drag_token/dragging_tool";
import type { MapPointer } from "../tool";
import type { ToolContext } from "../tool_context";

export class TargetTool extends DraggingTool {
  constructor(
    context: ToolContext,
    private readonly targeting: Targeting,
  ) {
    super(context);
  }

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

  /// Null: a legal target. Undefined: there is no creature, or one to drag.
  private whyNot(at: MapPointer): Why | null | undefined {
    const why = this.targeting.creatures.get(at.token);
    return why === undefined && at.token !== 0 && !this.wantsPathOf(at) ? { why: "Invalid target.", rule: 0 } : why;
  }
}
