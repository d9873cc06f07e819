// A layer that few maps need: it is loaded for the first one that does.
import { Container } from "pixi.js";

export class LateLayer<L extends { readonly container: Container }> {
  /// Holds its place among the other layers.
  readonly container = new Container();
  private layer: L | "loading" | null = null;

  /// came: called when the layer has loaded.
  constructor(
    private readonly load: () => Promise<L>,
    private readonly came: () => void,
  ) {}

  /// The layer; null while it is not needed or loads.
  get(isNeeded: boolean): L | null {
    if (this.layer === null && isNeeded) this.begin();
    return this.layer === "loading" ? null : this.layer;
  }

  private begin(): void {
    this.layer = "loading";
    this.load().then(
      (layer) => {
        if (this.container.destroyed) return;
        this.layer = layer;
        this.container.addChild(layer.container);
        this.came();
      },
      () => {
        this.layer = null; // tried again with the next change
      },
    );
  }
}
