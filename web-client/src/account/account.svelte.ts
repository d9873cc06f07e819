// The account of this browser, as its page handles it over HTTP.
import { type Account, AccountLinkSchema, AccountSchema } from "../generated/protocol/wire/v1/lobby_pb";
import { get, type HttpResult, post } from "../net/http";

export class OwnAccount {
  /// Null until the server has answered.
  now = $state.raw<Account | null>(null);
  problem = $state("");

  async load(): Promise<void> {
    const account = this.#value(await get("/api/account", AccountSchema));
    if (account) this.now = account;
  }

  /// login: the id of a device; not this one's.
  async endLogin(login: string): Promise<void> {
    if (this.#value(await post(`/api/account/logins/${login}/end`, AccountSchema))) await this.load();
  }

  async endOtherLogins(): Promise<void> {
    if (this.#value(await post("/api/account/logins/end_others", AccountSchema))) await this.load();
  }

  /// A link that makes one more account; it is only in this response. Null with the reason in `problem`.
  async makeLink(): Promise<string | null> {
    const made = this.#value(await post("/api/account/links", AccountLinkSchema));
    if (made) await this.load();
    return made?.link ?? null;
  }

  async revokeLink(link: string): Promise<void> {
    if (this.#value(await post(`/api/account/links/${link}/revoke`, AccountSchema))) await this.load();
  }

  #value<T>(answer: HttpResult<T>): T | null {
    this.problem = answer.kind === "ok" ? "" : answer.text;
    return answer.kind === "ok" ? answer.value : null;
  }
}
