// Creates the current tool. Those that have a bar are loaded when first taken, with it.
import { assertNever } from "../assert_never";
import type { Tool } from "../state/view.svelte";
import { MeasureTool } from "./measure/measure_tool";
import { PingTool } from "./ping/ping_tool";
import { SelectTool } from "./select/select_tool";
import { PlaceTool } from "./target/place_tool";
import { TargetTool } from "./target/target_tool";
import type { MapTool } from "./tool";
import type { ToolContext } from "./tool_context";

export function createTool(tool: Tool, context: ToolContext): MapTool | Promise<MapTool> {
  switch (tool.kind) {
    case "select":
      return new SelectTool(context);
    case "measure":
      return new MeasureTool(context, tool.from);
    case "ping":
      return new PingTool(context);
    case "target":
      return new TargetTool(context, tool);
    case "place":
      return new PlaceTool(context, tool);
    case "grid_fit":
      return import("./grid_fit/grid_fit_tool").then(({ GridFitTool }) => new GridFitTool(context));
    case "border":
      return import("./border/border_tool").then(({ BorderTool }) => new BorderTool(context));
    case "walls":
      return import("./walls/wall_tool").then(({ WallTool }) => new WallTool(context));
    case "lights":
      return import("./lights/light_tool").then(({ LightTool }) => new LightTool(context));
    case "notes":
      return import("./notes/note_tool").then(({ NoteTool }) => new NoteTool(context, tool.note));
    case "draw":
      return import("./drawings/draw_tool").then(({ DrawTool }) => new DrawTool(context, tool.drawing));
    case "regions":
      return import("./regions/region_tool").then(({ RegionTool }) => new RegionTool(context));
    case "fog":
      return import("./fog/fog_tool").then(({ FogTool }) => new FogTool(context));
    case "template":
      return import("./template/template_tool").then(({ TemplateTool }) => new TemplateTool(context));
    case "paint":
      return import("./paint/paint_tool").then(({ PaintTool }) => new PaintTool(context, tool.ground));
    default:
      return assertNever(tool);
  }
}
