// The squares that a map's picture is cut by, and which of them this person sees something of. Pure; as the server has it
// (server/table/people/map_tiles.cpp).
import { type Counts, type GridKind, isHex } from "../../state/maps/cells";

/// 64 x 64 samples, 16 in each square; as the wire has them.
export interface SampleChunk {
  readonly column: number;
  readonly row: number;
  /// 8 bytes for each of 64 rows, the lowest bit of the first the leftmost sample. Empty: all of them.
  readonly samples: Uint8Array;
}

/// Squares across and down.
export interface TileCounts {
  readonly across: number;
  readonly down: number;
}

/// One tile: of a level, where it covers 2^level x 2^level squares.
export interface TileAt {
  readonly level: number;
  readonly x: number;
  readonly y: number;
}

/// Of a chunk.
const SQUARES = 16;

/// On hexes a square is a column wide and as high as rows are apart.
export function tileCounts(kind: GridKind, { columns, rows }: Counts): TileCounts {
  if (kind === "hex_rows") return { across: columns + (rows > 1 ? 1 : 0), down: rows + 1 };
  if (kind === "hex_columns") return { across: columns + 1, down: rows + (columns > 1 ? 1 : 0) };
  return { across: columns, down: rows };
}

/// The lowest level whose one tile covers the map.
export function highestLevel({ across, down }: TileCounts): number {
  return Math.ceil(Math.log2(Math.max(across, down)));
}

/// Whether some cell has a part of the square: on hexes two corners may be empty.
function hasSamples(kind: GridKind, { columns, rows }: Counts, column: number, row: number): boolean {
  if (!isHex(kind)) return true;
  const [along, line, length, lines] =
    kind === "hex_rows" ? [column, row, columns, rows] : [row, column, rows, columns];
  return along < length || !(line === 0 || (line === lines && lines % 2 === 1));
}

export class SeenSquares {
  readonly counts: TileCounts;
  readonly highest: number;
  /// By row: 1 where a sample is seen.
  private readonly seen: Uint8Array;
  /// Of each level from 1 on, by row: 1 where the server gives that tile. Made when first asked for.
  private readonly whole = new Map<number, Uint8Array>();

  /// chunks: what is seen; null: everything.
  constructor(
    private readonly kind: GridKind,
    private readonly board: Counts,
    chunks: readonly SampleChunk[] | null,
  ) {
    this.counts = tileCounts(kind, board);
    this.highest = highestLevel(this.counts);
    this.seen = new Uint8Array(this.counts.across * this.counts.down);
    if (chunks === null) this.seen.fill(1);
    else for (const chunk of chunks) this.take(chunk);
  }

  /// Tiles of a level, the last ones only partly on the map.
  sizeAt(level: number): TileCounts {
    const side = 2 ** level;
    return { across: Math.ceil(this.counts.across / side), down: Math.ceil(this.counts.down / side) };
  }

  /// Whether the server gives this person the tile.
  allows({ level, x, y }: TileAt): boolean {
    const { across, down } = this.sizeAt(level);
    if (level < 0 || level > this.highest || x < 0 || y < 0 || x >= across || y >= down) return false;
    return this.tilesOf(level)[y * across + x] === 1;
  }

  private take({ column, row, samples }: SampleChunk): void {
    const { across, down } = this.counts;
    for (let y = 0; y < SQUARES; y++)
      for (let x = 0; x < SQUARES; x++) {
        const [right, below] = [column * SQUARES + x, row * SQUARES + y];
        if (right < 0 || below < 0 || right >= across || below >= down) continue;
        if (samples.length === 0 || hasSample(samples, x, y)) this.seen[below * across + right] = 1;
      }
  }

  private tilesOf(level: number): Uint8Array {
    if (level === 0) return this.seen;
    const known = this.whole.get(level);
    if (known !== undefined) return known;
    const made = this.summarized(level);
    this.whole.set(level, made);
    return made;
  }

  /// A tile is given if each of its squares that holds a part of a cell is seen, and one is.
  private summarized(level: number): Uint8Array {
    const { across, down } = this.sizeAt(level);
    const lacking = new Uint8Array(across * down);
    const tiles = new Uint8Array(across * down);
    for (let row = 0; row < this.counts.down; row++)
      for (let column = 0; column < this.counts.across; column++) {
        const tile = (row >> level) * across + (column >> level);
        if (this.seen[row * this.counts.across + column] === 1) tiles[tile] = 1;
        else if (hasSamples(this.kind, this.board, column, row)) lacking[tile] = 1;
      }
    return tiles.map((any, tile) => (lacking[tile] === 1 ? 0 : any));
  }
}

/// Whether one of the 16 samples of a square of the chunk is there.
function hasSample(samples: Uint8Array, x: number, y: number): boolean {
  const half = x % 2 === 0 ? 0x0f : 0xf0;
  for (let line = 4 * y; line < 4 * y + 4; line++) if (((samples[8 * line + (x >> 1)] ?? 0) & half) !== 0) return true;
  return false;
}
