// The lobby as a program uses it: the server's own HTTP API, with the cookies of a person's browser.
import { create, type DescMessage, fromBinary, type MessageInitShape, type MessageShape, toBinary } from "@bufbuild/protobuf";
import {
  CampaignCardSchema,
  InviteEntrySchema,
  JoinedSchema,
  JoinSchema,
  MeSchema,
  NewCampaignSchema,
  NewInviteSchema,
  SetupSchema,
} from "../../web-client/src/generated/protocol/wire/v1/lobby_pb";
import type { Person } from "./person";

const CONTENT_TYPE = "application/x-protobuf";

export class LobbyApi {
  /// address: of the server, with port.
  constructor(private readonly address: string) {}

  /// Redeems the setup link: `gm` has the first account.
  async setUp(gm: Person, setupLink: string): Promise<void> {
    const token = new URL(setupLink).hash.slice(1);
    await this.post(gm, "/api/setup", MeSchema, SetupSchema, { token, name: gm.name, password: "a long evening at the ford" });
  }

  /// The address of a new campaign of `gm`. sample: with the rulebook's ready scene.
  async newCampaign(gm: Person, name: string, system: string, sample: boolean): Promise<string> {
    const card = await this.post(gm, "/api/campaigns", CampaignCardSchema, NewCampaignSchema, { name, system, sample });
    return `${this.address}/table/${card.id}`;
  }

  /// A link that lets players into the campaign of `gm` at `table`.
  async invite(gm: Person, table: string): Promise<string> {
    const invites = `/api/campaigns/${table.split("/").pop()}/invites`;
    return (await this.post(gm, invites, InviteEntrySchema, NewInviteSchema, {})).link;
  }

  /// `player` has a seat in the campaign that `link` invites to.
  async join(player: Person, link: string): Promise<void> {
    const token = new URL(link).hash.slice(1);
    await this.post(player, "/api/join", JoinedSchema, JoinSchema, { token, displayName: player.name });
  }

  private async post<A extends DescMessage, B extends DescMessage>(
    { page }: Person,
    path: string,
    answer: A,
    schema: B,
    body: MessageInitShape<B>,
  ): Promise<MessageShape<A>> {
    const data = Buffer.from(toBinary(schema, create(schema, body)));
    const headers = { "Content-Type": CONTENT_TYPE, Origin: this.address };
    const response = await page.context().request.post(this.address + path, { data, headers });
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
    return fromBinary(answer, await response.body());
  }
}
