// The person's account and campaigns: the answer of GET /api/me, kept while the lobby is shown.
import { create } from "@bufbuild/protobuf";
import {
  type CampaignCard,
  CampaignCardSchema,
  ChangePasswordSchema,
  type InviteCard,
  InviteCardSchema,
  type Joined,
  JoinedSchema,
  JoinSchema,
  LoginSchema,
  type Me,
  MeSchema,
  NewCampaignSchema,
  PreviewInviteSchema,
  PreviewSignUpSchema,
  RenameCampaignSchema,
  SetupSchema,
  type SignUpCard,
  SignUpCardSchema,
} from "../generated/protocol/wire/v1/lobby_pb";
import { get, type HttpResult, post } from "../net/http";

/// `unknown` until the server has answered once.
export type Knowledge = { kind: "unknown" } | { kind: "known"; me: Me } | { kind: "unreachable"; text: string };

export const lobby = $state<{ knowledge: Knowledge }>({ knowledge: { kind: "unknown" } });

/// Requests the account.
export async function refresh(): Promise<void> {
  const answer = await get("/api/me", MeSchema);
  lobby.knowledge =
    answer.kind === "ok" ? { kind: "known", me: answer.value } : { kind: "unreachable", text: answer.text };
}

/// Redeems the one-time setup link with the GM's `name` and `password`.
export async function setUp(token: string, name: string, password: string): Promise<HttpResult<Me>> {
  return remember(
    await post("/api/setup", MeSchema, {
      schema: SetupSchema,
      message: create(SetupSchema, { token, name, password }),
    }),
  );
}

/// Redeems a link that makes one more account.
export async function signUp(token: string, name: string, password: string): Promise<HttpResult<Me>> {
  return remember(
    await post("/api/sign_up", MeSchema, {
      schema: SetupSchema,
      message: create(SetupSchema, { token, name, password }),
    }),
  );
}

/// Who made the account link `token`. Never redeems it.
export function readSignUp(token: string): Promise<HttpResult<SignUpCard>> {
  return post("/api/sign_up/look", SignUpCardSchema, {
    schema: PreviewSignUpSchema,
    message: create(PreviewSignUpSchema, { token }),
  });
}

export async function logIn(name: string, password: string): Promise<HttpResult<Me>> {
  return remember(
    await post("/api/login", MeSchema, { schema: LoginSchema, message: create(LoginSchema, { name, password }) }),
  );
}

/// Ends the session of this browser.
export async function logOut(): Promise<void> {
  await post("/api/logout", MeSchema);
  await refresh();
}

/// Ends every other login of the account.
export function changePassword(present: string, wanted: string): Promise<HttpResult<unknown>> {
  const message = create(ChangePasswordSchema, { present, wanted });
  return post("/api/account/password", MeSchema, { schema: ChangePasswordSchema, message });
}

export function makeCampaign(name: string, system: string, sample: boolean): Promise<HttpResult<CampaignCard>> {
  const message = create(NewCampaignSchema, { name, system, sample });
  return post("/api/campaigns", CampaignCardSchema, { schema: NewCampaignSchema, message });
}

/// Renames the GM's campaign, here too.
export async function renameCampaign(id: string, name: string): Promise<HttpResult<unknown>> {
  const message = create(RenameCampaignSchema, { name });
  const answer = await post(`/api/campaigns/${id}/rename`, MeSchema, { schema: RenameCampaignSchema, message });
  if (answer.kind === "ok") await refresh();
  return answer;
}

/// Archives or deletes the account's campaign, or brings it back, here too.
export async function moveCampaign(
  id: string,
  move: "archive" | "unarchive" | "delete" | "restore",
): Promise<HttpResult<unknown>> {
  const answer = await post(`/api/campaigns/${id}/${move}`, MeSchema);
  if (answer.kind === "ok") await refresh();
  return answer;
}

/// The table that `token` belongs to. Never redeems it.
export function readInvite(token: string): Promise<HttpResult<InviteCard>> {
  return post("/api/invites/look", InviteCardSchema, {
    schema: PreviewInviteSchema,
    message: create(PreviewInviteSchema, { token }),
  });
}

/// Redeems an invite, or a link to a seat (then `displayName` is not used).
export function join(token: string, displayName: string): Promise<HttpResult<Joined>> {
  return post("/api/join", JoinedSchema, { schema: JoinSchema, message: create(JoinSchema, { token, displayName }) });
}

function remember(answer: HttpResult<Me>): HttpResult<Me> {
  if (answer.kind === "ok") lobby.knowledge = { kind: "known", me: answer.value };
  return answer;
}
