// Seats and invites of a campaign, as the GM handles them over HTTP.
import { create } from "@bufbuild/protobuf";
import {
  type InviteEntry,
  InviteEntrySchema,
  NewInviteSchema,
  type People,
  PeopleSchema,
  SeatLinkSchema,
} from "../generated/protocol/wire/v1/lobby_pb";
import { get, type HttpResult, post } from "../net/http";

export class PeopleOfCampaign {
  /// Null until the server has answered.
  now = $state.raw<People | null>(null);
  problem = $state("");
  readonly #path: string;

  constructor(campaign: string) {
    this.#path = `/api/campaigns/${campaign}`;
  }

  async load(): Promise<void> {
    const people = this.#value(await get(`${this.#path}/people`, PeopleSchema));
    if (people) this.now = people;
  }

  /// Creates an invite; its link is only in this response. Null with the reason in `problem`.
  async invite(lastsS: number, uses: number): Promise<InviteEntry | null> {
    const message = create(NewInviteSchema, { lastsS: BigInt(lastsS), uses });
    const body = { schema: NewInviteSchema, message };
    const entry = this.#value(await post(`${this.#path}/invites`, InviteEntrySchema, body));
    if (entry) await this.load();
    return entry;
  }

  async revoke(invite: string): Promise<void> {
    this.#value(await post(`${this.#path}/invites/${invite}/revoke`, InviteEntrySchema));
    await this.load();
  }

  /// Creates a new link to a seat: the old browser keeps the seat until the link is used.
  async seatLink(seat: number): Promise<string | null> {
    const made = this.#value(await post(`${this.#path}/seats/${seat}/link`, SeatLinkSchema));
    if (made) await this.load();
    return made?.link ?? null;
  }

  /// No device opens the seat any more; a new link does.
  async endDevices(seat: number): Promise<void> {
    this.#value(await post(`${this.#path}/seats/${seat}/end_devices`, SeatLinkSchema));
    await this.load();
  }

  async remove(seat: number): Promise<void> {
    this.#value(await post(`${this.#path}/seats/${seat}/remove`, SeatLinkSchema));
    await this.load();
  }

  #value<T>(answer: HttpResult<T>): T | null {
    this.problem = answer.kind === "ok" ? "" : answer.text;
    return answer.kind === "ok" ? answer.value : null;
  }
}
