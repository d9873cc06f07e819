// HTTP with protobuf bodies: one request, its response or a problem text.
import { create, type DescMessage, fromBinary, type MessageShape, toBinary } from "@bufbuild/protobuf";
import { ProblemSchema } from "../generated/protocol/wire/v1/lobby_pb";

export type HttpResult<T> = { kind: "ok"; value: T } | { kind: "problem"; text: string; status: number };

const contentType = "application/x-protobuf";

/// GET `path`, read as `answer`.
export async function get<D extends DescMessage>(path: string, answer: D): Promise<HttpResult<MessageShape<D>>> {
  return read(await send(path, { method: "GET" }), answer);
}

/// POST `body` (none: empty) to `path`, read as `answer`.
export async function post<D extends DescMessage, B extends DescMessage>(
  path: string,
  answer: D,
  body?: { schema: B; message: MessageShape<B> },
): Promise<HttpResult<MessageShape<D>>> {
  const bytes = body ? toBinary(body.schema, body.message) : new Uint8Array();
  return read(await send(path, { method: "POST", body: bytes, headers: { "Content-Type": contentType } }), answer);
}

/// The text of an error response; a generic one if the server (or a proxy before it) sent no Problem.
export function problemText(status: number, type: string | null, body: Uint8Array): string {
  if (type?.startsWith(contentType)) {
    const text = fromBinary(ProblemSchema, body).text;
    if (text !== "") return text;
  }
  if (status === 0) return "Server unreachable. Check that it is running and that you are on its network.";
  if (status === 413) return "Too large for this server.";
  if (status === 429) return "Too many requests from your network. Try again in some seconds.";
  if (status >= 500) return "Server error. Try again.";
  return `Request rejected (${status}).`;
}

type Raw = { status: number; type: string | null; body: Uint8Array };

async function send(path: string, request: RequestInit): Promise<Raw> {
  try {
    const response = await fetch(path, { ...request, credentials: "same-origin", cache: "no-store" });
    const body = new Uint8Array(await response.arrayBuffer());
    return { status: response.status, type: response.headers.get("Content-Type"), body };
  } catch {
    return { status: 0, type: null, body: new Uint8Array() };
  }
}

function read<D extends DescMessage>(raw: Raw, answer: D): HttpResult<MessageShape<D>> {
  if (raw.status >= 200 && raw.status < 300) {
    return { kind: "ok", value: raw.body.length === 0 ? create(answer) : fromBinary(answer, raw.body) };
  }
  return { kind: "problem", text: problemText(raw.status, raw.type, raw.body), status: raw.status };
}
