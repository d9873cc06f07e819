// What has just appeared: a press may be meant for what was there before.

export class Settling {
  /// Whether presses are still ignored.
  on = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly forMs: number) {}

  /// Call when something appears.
  begin(): void {
    clearTimeout(this.#timer);
    this.on = true;
    this.#timer = setTimeout(() => {
      this.on = false;
    }, this.forMs);
  }
}
