// The picture of a map with fog, or of a large one: tiles, put together in textures of 8 x 8.
import { Container, ImageSource, Sprite, Texture } from "pixi.js";
import type { GridKind } from "../../state/maps/cells";
import type { Point } from "../grid";
import { type FetchedTile, TileFetcher } from "../tiles/fetch_tiles";
import { SeenSquares, type TileAt } from "../tiles/squares";
import {
  BUNDLE,
  bundlesIn,
  levelFor,
  requestsFor,
  type SquaresInView,
  squaresOf,
  tileKey,
  tilesFor,
} from "../tiles/tiles_in_view";
import { type TilesView, tilePixels } from "../tiles/tiles_view";

/// Of textures together, in bytes: older ones that are not on the screen are given up.
const MOST_BYTES = 96 * 1024 * 1024;

/// One bundle of a level on the canvas: a texture that its tiles, or finer ones in their place, are drawn into as they come.
class Piece {
  readonly sprite: Sprite;
  readonly drawn = new Map<string, TileAt>();
  private readonly context: CanvasRenderingContext2D | null;
  private readonly source: ImageSource;

  constructor(
    readonly at: TileAt,
    private readonly tilePx: number,
  ) {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = BUNDLE * tilePx;
    this.context = canvas.getContext("2d");
    this.source = new ImageSource({ resource: canvas });
    this.sprite = new Sprite(new Texture({ source: this.source }));
    this.sprite.zIndex = -at.level;
  }

  /// where: in squares. The edges of a tile lie between pixels at times: it is drawn to the next whole one.
  draw(tile: TileAt, image: ImageBitmap, where: SquaresInView): void {
    const side = 2 ** this.at.level;
    const px = (square: number, first: number) => Math.round((square / side - first * BUNDLE) * this.tilePx);
    const [left, top] = [px(where.left, this.at.x), px(where.top, this.at.y)];
    const [right, bottom] = [px(where.right, this.at.x), px(where.bottom, this.at.y)];
    this.context?.clearRect(left, top, right - left, bottom - top);
    this.context?.drawImage(image, left, top, right - left, bottom - top);
    this.drawn.set(tileKey(tile), tile);
  }

  /// Takes back what may no longer be seen: all of it, and what may comes again.
  clear(): void {
    this.context?.clearRect(0, 0, BUNDLE * this.tilePx, BUNDLE * this.tilePx);
    this.drawn.clear();
    this.upload();
  }

  upload(): void {
    this.source.update();
  }

  destroy(): void {
    this.sprite.destroy({ texture: true, textureSource: true });
  }
}

export class TileLayer {
  readonly container = new Container({ sortableChildren: true });
  /// By level, column and row; those used last at the end.
  private readonly pieces = new Map<string, Piece>();
  private view: TilesView | null = null;
  private squares: SeenSquares | null = null;
  private fetcher: TileFetcher | null = null;
  private tilePx = 64;
  /// By bundle, as long as the same squares are seen.
  private readonly wanted = new Map<string, readonly TileAt[]>();
  /// The bundles of the last frame; empty: something is new.
  private shown = "";
  /// Of the last frame; null: none yet.
  private frame: { readonly scale: number; readonly first: Point; readonly last: Point } | null = null;

  /// changed: called when tiles have come. preparing: when the server begins to cut the picture, and when that is over.
  constructor(private readonly on: { readonly changed: () => void; readonly preparing: (is: boolean) => void }) {}

  /// The map from now on; null: one without tiles.
  draw(view: TilesView | null): void {
    if (view === this.view) return;
    const sameMap = view !== null && view.address === this.view?.address && view.cellWidth === this.view.cellWidth;
    this.view = view;
    if (!sameMap) this.begin(view);
    this.squares = view === null ? null : new SeenSquares(view.kind, view.counts, view.chunks);
    this.wanted.clear();
    this.shown = "";
    this.fetcher?.forgetRefusals();
    this.takeBack();
    if (this.frame !== null) this.seen(this.frame.scale, this.frame.first, this.frame.last);
  }

  /// Draws the part of the world from `first` to `last`, and asks for what it lacks. scale: screen pixels a world pixel.
  seen(scale: number, first: Point, last: Point): void {
    this.frame = { scale, first, last };
    if (this.view === null || this.squares === null) return;
    const size = squareSize(this.view.kind, this.view.cellWidth);
    const [across, down] = size;
    const inView = { left: first.x / across, top: first.y / down, right: last.x / across, bottom: last.y / down };
    const level = levelFor(this.tilePx, across * scale * devicePixelRatio, this.squares.highest);
    const bundles = bundlesIn(this.squares, level, inView);
    const shown = bundles.map(tileKey).join();
    if (shown === this.shown) return;
    this.shown = shown;
    this.show(level, bundles, size);
  }

  destroy(): void {
    this.begin(null);
    this.container.destroy();
  }

  private show(level: number, bundles: readonly TileAt[], size: readonly [number, number]): void {
    for (const { sprite } of this.pieces.values()) sprite.visible = false;
    const missing = new Map<string, TileAt>();
    for (const at of bundles) {
      if (this.tilesOf(at).length === 0) continue;
      const piece = this.pieceAt(at, size);
      piece.sprite.visible = true;
      for (const tile of this.tilesOf(at)) if (!piece.drawn.has(tileKey(tile))) missing.set(tileKey(tile), tile);
    }
    if (missing.size > 0) this.showOthersBeneath(level);
    this.fetcher?.want(requestsFor([...missing.values()]));
    this.giveUpOldest();
  }

  /// Of a bundle: those that may be seen.
  private tilesOf(at: TileAt): readonly TileAt[] {
    if (this.squares === null) return [];
    const known = this.wanted.get(tileKey(at));
    if (known !== undefined) return known;
    const tiles = tilesFor(this.squares, at);
    this.wanted.set(tileKey(at), tiles);
    return tiles;
  }

  private begin(view: TilesView | null): void {
    this.fetcher?.stop();
    this.on.preparing(false);
    for (const piece of this.pieces.values()) piece.destroy();
    this.pieces.clear();
    this.fetcher =
      view === null
        ? null
        : new TileFetcher(view.address, { came: (tiles) => this.take(tiles), busy: () => this.on.preparing(true) });
    if (view !== null) this.tilePx = tilePixels(view.cellPx, view.counts);
  }

  /// Known as the newest.
  private pieceAt(at: TileAt, [across, down]: readonly [number, number]): Piece {
    const key = tileKey(at);
    const piece = this.pieces.get(key) ?? new Piece(at, this.tilePx);
    if (!this.pieces.delete(key)) {
      const side = BUNDLE * 2 ** at.level;
      piece.sprite.position.set(at.x * side * across, at.y * side * down);
      piece.sprite.setSize(side * across, side * down);
      this.container.addChild(piece.sprite);
    }
    this.pieces.set(key, piece);
    return piece;
  }

  /// Until the tiles of this level are there, those of others show, coarse ones beneath.
  private showOthersBeneath(level: number): void {
    for (const { at, sprite, drawn } of this.pieces.values())
      if (at.level !== level && drawn.size > 0) sprite.visible = true;
  }

  private take(tiles: readonly FetchedTile[]): void {
    const { squares } = this;
    if (squares === null) return;
    const images = new Map(tiles.map(({ key, image }) => [key, image]));
    for (const piece of this.pieces.values()) {
      let drew = false;
      for (const tile of this.tilesOf(piece.at)) {
        const image = images.get(tileKey(tile));
        if (image === undefined || piece.drawn.has(tileKey(tile))) continue;
        piece.draw(tile, image, squaresOf(squares, tile));
        drew = true;
      }
      if (drew) piece.upload();
    }
    this.shown = "";
    this.on.preparing(false);
    this.on.changed();
  }

  private takeBack(): void {
    const { squares } = this;
    if (squares === null) return;
    for (const piece of this.pieces.values())
      if ([...piece.drawn.values()].some((tile) => !squares.allows(tile))) piece.clear();
  }

  private giveUpOldest(): void {
    const most = Math.max(1, Math.floor(MOST_BYTES / (4 * (BUNDLE * this.tilePx) ** 2)));
    for (const [key, piece] of this.pieces) {
      if (this.pieces.size <= most) return;
      if (piece.sprite.visible) continue;
      piece.destroy();
      this.pieces.delete(key);
    }
  }
}

/// Of a square of the map's lattice, in world pixels across and down.
function squareSize(kind: GridKind, cellWidth: number): readonly [number, number] {
  const pitch = cellWidth * Math.sqrt(0.75);
  return [kind === "hex_columns" ? pitch : cellWidth, kind === "hex_rows" ? pitch : cellWidth];
}
