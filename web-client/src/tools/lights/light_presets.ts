// Usual lights, in lengths that are round in the unit that the table shows. Pure.
import { Light_Glow } from "../../generated/protocol/wire/v1/state_pb";
import { tenthMm } from "../../state/text/length";
import type { LightBrush } from "../../state/view.svelte";

export interface LightPreset {
  readonly name: string;
  readonly hint: string;
  readonly light: LightBrush;
}

const FLAME = 0xffb45e;
const WHITE = 0xffffff;
const { STEADY, FLICKER } = Light_Glow;
const round = { degrees: 360, direction: 0, throughWalls: false, darkens: false } as const;

/// unit: as `shownUnit` says it.
export function lightPresets(unit: string): readonly [LightPreset, ...LightPreset[]] {
  const reach = (bright: number, dim: number) => ({ bright: lengthIn(unit, bright), dim: lengthIn(unit, dim) });
  const preset = (name: string, hint: string, light: LightBrush) => ({ name, hint, light });
  return [
    preset("Torch", "Flickers.", { ...round, ...reach(6, 12), color: FLAME, glow: FLICKER }),
    preset("Candle", "Small; flickers.", { ...round, ...reach(1.5, 3), color: FLAME, glow: FLICKER }),
    preset("Lantern", "Steady and far.", { ...round, ...reach(9, 18), color: 0xffd9a0, glow: STEADY }),
    preset("Daylight", "A cone, as through a window.", {
      ...{ ...round, ...reach(9, 18), degrees: 90, direction: 180 },
      ...{ color: WHITE, glow: STEADY },
    }),
    preset("Darkness source", "Takes light away.", {
      ...round,
      ...reach(0, 6),
      darkens: true,
      color: 0x6a5acd,
      glow: STEADY,
    }),
  ];
}

/// Whether a light is as a preset makes it, wherever its cone points.
export function isLike(light: LightBrush, { light: other }: LightPreset): boolean {
  const { bright, dim, degrees, color, glow, darkens } = light;
  const sameReach = bright === other.bright && dim === other.dim && degrees === other.degrees;
  return sameReach && color === other.color && glow === other.glow && darkens === other.darkens;
}

/// Metres as a round length of the unit, in 0.1 mm: 6 m are 20 ft.
function lengthIn(unit: string, metres: number): bigint {
  const per = tenthMm(unit);
  const figure = per === tenthMm("ft") ? Math.round((metres * 10) / 3) : metres;
  return BigInt(Math.round(figure * per));
}
