// The glow of lights on the floor: soft, colored, and for flames flickering.
import { BufferImageSource, Container, Sprite, Texture } from "pixi.js";
import { glowTexels, strengthAt } from "./glow";
import type { LightMark } from "./light_mark";

const TEXELS = 128;
const STRENGTH = 0.34;
const DARKNESS = 0.6;

interface Glow {
  readonly sprite: Sprite;
  readonly mark: LightMark;
  readonly phase: number;
}

export class GlowLayer {
  readonly container = new Container();
  private glows: readonly Glow[] = [];
  /// By the degrees of their cones.
  private readonly textures = new Map<number, Texture>();

  /// Replaces the lights that glow.
  show(marks: readonly LightMark[]): void {
    for (const sprite of this.container.removeChildren()) sprite.destroy();
    const shining = marks.filter(({ off, dim }) => !off && dim > 0);
    this.glows = shining.map((mark) => ({ mark, phase: phaseOf(mark.id), sprite: this.sprite(mark) }));
  }

  /// Draws at `nowMs`. Returns whether any glow changes with time.
  flicker(nowMs: number): boolean {
    let changes = false;
    for (const { sprite, mark, phase } of this.glows) {
      if (mark.darkens || mark.glow === "steady") continue;
      sprite.alpha = STRENGTH * strengthAt(mark.glow, phase, nowMs);
      changes = true;
    }
    return changes;
  }

  private sprite({ at, dim, degrees, turn, color, darkens }: LightMark): Sprite {
    const sprite = new Sprite({ texture: this.texture(degrees), anchor: 0.5, rotation: turn });
    sprite.position.set(at.x, at.y);
    sprite.setSize(2 * dim);
    sprite.tint = darkens ? 0 : color;
    sprite.alpha = darkens ? DARKNESS : STRENGTH;
    sprite.blendMode = darkens ? "normal" : "add";
    this.container.addChild(sprite);
    return sprite;
  }

  private texture(degrees: number): Texture {
    const known = this.textures.get(degrees);
    if (known !== undefined) return known;
    const resource = glowTexels(TEXELS, degrees);
    const size = { width: TEXELS, height: TEXELS };
    const source = new BufferImageSource({ resource, ...size, format: "rgba8unorm", alphaMode: "premultiplied-alpha" });
    const texture = new Texture({ source });
    this.textures.set(degrees, texture);
    return texture;
  }
}

/// From 0 to 1: ids in a row lie far apart.
function phaseOf(id: string): number {
  return ((Number(id) || 0) * 0.618034) % 1;
}
