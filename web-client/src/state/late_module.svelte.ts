// Code that few scenes need: it is loaded for the first one that does.
export class LateModule<M> {
  private module = $state.raw<M | null>(null);
  private asked = false;

  constructor(private readonly load: () => Promise<M>) {}

  /// The module; null while it is not needed or loads. Reactive.
  get(isNeeded: boolean): M | null {
    if (isNeeded && !this.asked) {
      this.asked = true;
      this.load().then(
        (module) => {
          this.module = module;
        },
        () => {
          this.asked = false; // tried again with the next change
        },
      );
    }
    return isNeeded ? this.module : null;
  }
}
