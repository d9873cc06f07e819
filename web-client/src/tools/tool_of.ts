// The tool in hand, made from what the view says.
import { assertNever } from "../assert_never";
import type { Tool } from "../state/view.svelte";
import { BorderTool } from "./border/border_tool";
import { GridFitTool } from "./grid_fit/grid_fit_tool";
import { MeasureTool } from "./measure/measure_tool";
import { PaintTool } from "./paint/paint_tool";
import { PingTool } from "./ping/ping_tool";
import { SelectTool } from "./select/select_tool";
import { PlaceTool } from "./target/place_tool";
import { TargetTool } from "./target/target_tool";
import type { MapTool } from "./tool";
import type { Workbench } from "./workbench";

export function toolOf(tool: Tool, bench: Workbench): MapTool {
  switch (tool.kind) {
    case "select":
      return new SelectTool(bench);
    case "measure":
      return new MeasureTool(bench);
    case "ping":
      return new PingTool(bench);
    case "target":
      return new TargetTool(bench, tool);
    case "place":
      return new PlaceTool(bench, tool);
    case "grid_fit":
      return new GridFitTool(bench);
    case "border":
      return new BorderTool(bench);
    case "paint":
      return new PaintTool(bench, tool.ground);
    default:
      return assertNever(tool);
  }
}
