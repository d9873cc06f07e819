// The pictures of a campaign, and one upload in progress.
import { type Asset, AssetsSchema } from "../../generated/protocol/wire/v1/lobby_pb";
import { get } from "../../net/http";
import { type Upload, upload, whyNotSend } from "../../net/upload";

export class Pictures {
  /// Newest first; null until the server has answered.
  all = $state.raw<readonly Asset[] | null>(null);
  /// What all of them together may have, in bytes; 0 until the server has answered.
  mostBytes = $state.raw(0);
  /// The upload in progress, with the sent part: 0 to 1.
  sending = $state.raw<{ readonly name: string; readonly sent: number } | null>(null);
  problem = $state("");
  #upload: Upload | null = null;

  constructor(private readonly campaign: string) {}

  async load(): Promise<void> {
    const answer = await get(`/api/campaigns/${this.campaign}/assets`, AssetsSchema);
    if (answer.kind === "ok") {
      this.all = answer.value.assets;
      this.mostBytes = Number(answer.value.mostBytes);
    } else this.problem = answer.text;
  }

  /// Sends `file`. Returns the new picture, or null with the reason in `problem`.
  async send(file: File): Promise<Asset | null> {
    this.problem = whyNotSend(file) ?? "";
    if (this.problem !== "" || this.sending !== null) return null;
    this.sending = { name: file.name, sent: 0 };
    const sending = upload(this.campaign, file, (sent) => {
      this.sending = { name: file.name, sent };
    });
    this.#upload = sending;
    const answer = await sending.done;
    const stopped = this.#upload === null;
    this.#upload = null;
    this.sending = null;
    if (answer.kind === "problem") {
      this.problem = stopped ? "" : answer.text;
      return null;
    }
    const picture = answer.value;
    this.all = [picture, ...(this.all ?? []).filter((other) => other.hash !== picture.hash)];
    return picture;
  }

  stop(): void {
    const upload = this.#upload;
    this.#upload = null;
    upload?.stop();
  }
}
