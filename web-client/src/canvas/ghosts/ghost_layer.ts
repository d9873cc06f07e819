// Creatures where they were last seen: gray tokens, above the fog and below all that is seen now.
import { Container } from "pixi.js";
import type { CreatureId } from "../../state/table/table";
import { TokenSprite } from "../layers/token_sprite";
import type { GhostView, TokenView } from "../map_view";
import type { Palette } from "../palette";
import type { Textures } from "../textures";

const GRAY = 0x9aa1a9;
/// What a ghost does not show.
const UNKNOWN = {
  ...{ cell: { column: 0, row: 0 }, facing: null, mark: "", bars: [], health: null, icons: [], badges: [], level: "" },
  ...{ hidden: true, down: false, turn: false, selected: false, aim: "none" as const, key: 0, unconfirmed: false },
} satisfies Omit<TokenView, keyof GhostView>;

export class GhostLayer {
  readonly container = new Container();
  private readonly sprites = new Map<CreatureId, TokenSprite>();
  private readonly palette: Palette;
  private drawn: readonly GhostView[] | null = null;

  constructor(
    palette: Palette,
    private readonly textures: Textures,
  ) {
    this.palette = { ...palette, side: () => GRAY };
  }

  draw(ghosts: readonly GhostView[], scale: number): void {
    if (ghosts !== this.drawn) this.redraw(ghosts);
    for (const sprite of this.sprites.values()) sprite.zoomed(scale);
  }

  /// Redraws once a picture has loaded.
  refresh(): void {
    for (const sprite of this.sprites.values()) sprite.refresh();
  }

  private redraw(ghosts: readonly GhostView[]): void {
    this.drawn = ghosts;
    const gone = new Set(this.sprites.keys());
    for (const ghost of ghosts) {
      gone.delete(ghost.id);
      const sprite = this.spriteOf(ghost.id);
      sprite.show(shown(ghost), 0, 0, []);
      sprite.glide(0);
    }
    for (const id of gone) {
      this.sprites.get(id)?.destroy();
      this.sprites.delete(id);
    }
  }

  private spriteOf(id: CreatureId): TokenSprite {
    const known = this.sprites.get(id);
    if (known !== undefined) return known;
    const sprite = new TokenSprite(this.palette, this.textures);
    this.sprites.set(id, sprite);
    this.container.addChild(sprite.container);
    return sprite;
  }
}

function shown(ghost: GhostView): TokenView {
  return { ...UNKNOWN, ...ghost, name: `${ghost.name}?` };
}
