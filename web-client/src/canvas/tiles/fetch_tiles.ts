// Asks the server for tiles, a bundle at a time, and decodes them.
import { fromBinary } from "@bufbuild/protobuf";
import { TileBundleSchema } from "../../generated/protocol/wire/v1/tiles_pb";
import { type BundleRequest, numberOf, tileKey } from "./tiles_in_view";

/// Requests under way at once: browsers have six connections to a server, and others need some.
const AT_ONCE = 3;
/// A large map takes minutes to be cut; after that long something is wrong.
const TRIES = 600;
const NEXT_TRY_MS = 1_000;

export interface FetchedTile {
  readonly key: string;
  readonly image: ImageBitmap;
}

type Answer =
  | { readonly kind: "tiles"; readonly tiles: readonly FetchedTile[] }
  | { readonly kind: "later"; readonly afterMs: number }
  | { readonly kind: "none" };

export class TileFetcher {
  /// By path, in the order in which they are asked for.
  private readonly waiting = new Map<string, BundleRequest>();
  private readonly underWay = new Set<string>();
  /// Paths, those under way too.
  private wanted = new Set<string>();
  private readonly tries = new Map<string, number>();
  private readonly stopped = new AbortController();

  /// address: "/tiles/CAMPAIGN/SCENE/VERSION". came: called with the tiles of one bundle, which are closed afterwards. busy: when the
  /// server is cutting the picture.
  constructor(
    private readonly address: string,
    private readonly on: { readonly came: (tiles: readonly FetchedTile[]) => void; readonly busy: () => void },
  ) {}

  /// From now on asks for these and no others; those under way go on.
  want(requests: readonly BundleRequest[]): void {
    this.wanted = new Set(requests.map(({ path }) => path));
    this.waiting.clear();
    for (const request of requests) if (!this.underWay.has(request.path)) this.waiting.set(request.path, request);
    this.next();
  }

  /// What was refused may be allowed now.
  forgetRefusals(): void {
    this.tries.clear();
  }

  stop(): void {
    this.stopped.abort();
    this.waiting.clear();
  }

  private next(): void {
    for (const [path, request] of this.waiting) {
      if (this.underWay.size >= AT_ONCE) return;
      this.waiting.delete(path);
      if ((this.tries.get(path) ?? 0) < TRIES) void this.fetch(request);
    }
  }

  /// A request that the server answers with "later" (503) keeps its place in the queue and is repeated.
  private async fetch(request: BundleRequest): Promise<void> {
    const { path } = request;
    this.underWay.add(path);
    const answer = await this.ask(request);
    if (answer.kind === "later") {
      this.tries.set(path, (this.tries.get(path) ?? 0) + 1);
      await new Promise((resolve) => setTimeout(resolve, answer.afterMs));
    }
    this.underWay.delete(path);
    if (this.stopped.signal.aborted) return;
    if (answer.kind === "later" && this.wanted.has(path)) this.waiting.set(path, request);
    if (answer.kind === "none") {
      this.tries.set(path, TRIES);
      this.on.came([]);
    }
    if (answer.kind === "tiles") {
      this.on.came(answer.tiles);
      for (const { image } of answer.tiles) image.close();
    }
    this.next();
  }

  private async ask(request: BundleRequest): Promise<Answer> {
    try {
      const response = await fetch(`${this.address}/${request.path}`, { signal: this.stopped.signal });
      if (response.status === 503) this.on.busy();
      if (response.status === 503 || response.status === 429) {
        const seconds = Number(response.headers.get("Retry-After") ?? "1");
        return { kind: "later", afterMs: Math.max(NEXT_TRY_MS, seconds * 1000) };
      }
      if (!response.ok) return { kind: "none" };
      const bundle = fromBinary(TileBundleSchema, new Uint8Array(await response.arrayBuffer()));
      const keys = new Map(request.tiles.map((tile) => [numberOf(tile), tileKey(tile)]));
      const tiles = bundle.tiles.flatMap(({ number, webp }) => {
        const key = keys.get(number);
        return key === undefined ? [] : [{ key, blob: new Blob([webp as BlobPart], { type: "image/webp" }) }];
      });
      return {
        kind: "tiles",
        tiles: await Promise.all(tiles.map(async ({ key, blob }) => ({ key, image: await createImageBitmap(blob) }))),
      };
    } catch {
      return { kind: "later", afterMs: 2 * NEXT_TRY_MS };
    }
  }
}
