// Pictures as textures, each loaded once. A picture that does not load, tried again some times, is not drawn.
import { ImageSource, Texture } from "pixi.js";

/// The server refuses images for a moment when many are asked for at once.
const TRIES = 4;
const NEXT_TRY_MS = 2_000;

export class Textures {
  private readonly loaded = new Map<string, Texture | "loading" | "missing">();

  /// mostPx: the widest texture of the graphics card; larger pictures are scaled down. changed: called when a texture
  /// has loaded.
  constructor(
    private readonly mostPx: number,
    private readonly changed: () => void,
  ) {}

  /// The texture of `url`; null while it loads and if it does not exist.
  get(url: string): Texture | null {
    const known = this.loaded.get(url);
    if (known instanceof Texture) return known;
    if (known === undefined) {
      this.loaded.set(url, "loading");
      void this.load(url, TRIES - 1);
    }
    return null;
  }

  destroy(): void {
    for (const texture of this.loaded.values()) if (texture instanceof Texture) texture.destroy(true);
    this.loaded.clear();
  }

  private async load(url: string, more: number): Promise<void> {
    const image = new Image();
    image.src = url;
    try {
      await image.decode();
      const source = new ImageSource({ resource: await this.fitted(image), autoGenerateMipmaps: true });
      this.loaded.set(url, new Texture({ source }));
    } catch {
      if (more > 0) setTimeout(() => this.loaded.has(url) && void this.load(url, more - 1), NEXT_TRY_MS);
      else this.loaded.set(url, "missing");
    }
    this.changed();
  }

  private async fitted(image: HTMLImageElement): Promise<HTMLImageElement | ImageBitmap> {
    const factor = this.mostPx / Math.max(image.naturalWidth, image.naturalHeight);
    if (factor >= 1) return image;
    return createImageBitmap(image, {
      resizeWidth: Math.floor(image.naturalWidth * factor),
      resizeHeight: Math.floor(image.naturalHeight * factor),
      resizeQuality: "high",
    });
  }
}
