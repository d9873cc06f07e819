// Upload of a picture with progress. XMLHttpRequest reports the sent part of a body; fetch does not.
import { fromBinary } from "@bufbuild/protobuf";
import { type Asset, AssetSchema } from "../generated/protocol/wire/v1/lobby_pb";
import { type HttpResult, problemText } from "./http";

/// Largest picture that a server accepts by default. Some browsers lose the server's refusal of larger ones.
export const mostBytes = 100 * 1024 * 1024;
export const pictureTypes = ["image/png", "image/jpeg", "image/webp"] as const;

/// An upload in progress.
export interface Upload {
  readonly done: Promise<HttpResult<Asset>>;
  readonly stop: () => void;
}

/// Why `file` cannot be accepted: wrong type or size. Null: it may be sent.
export function whyNotSend(file: { type: string; size: number }): string | null {
  if (!pictureTypes.some((type) => type === file.type)) return "Only PNG, JPEG and WebP images are supported.";
  if (file.size === 0) return "This file is empty.";
  if (file.size > mostBytes) return `Image too large (${megabytes(file.size)}, limit ${megabytes(mostBytes)}).`;
  return null;
}

/// Sends `file` to `campaign`. progress: the sent part, 0 to 1.
export function upload(campaign: string, file: File, progress: (sent: number) => void): Upload {
  const request = new XMLHttpRequest();
  const done = new Promise<HttpResult<Asset>>((resolve) => {
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) progress(event.loaded / event.total);
    };
    request.onloadend = () => resolve(read(request));
  });
  request.open("POST", `/api/campaigns/${campaign}/assets`);
  request.responseType = "arraybuffer";
  request.setRequestHeader("Content-Type", file.type);
  request.setRequestHeader("X-File-Name", encodeURIComponent(file.name.slice(0, 100)));
  request.send(file);
  return { done, stop: () => request.abort() };
}

function read(request: XMLHttpRequest): HttpResult<Asset> {
  const body = request.response instanceof ArrayBuffer ? new Uint8Array(request.response) : new Uint8Array();
  if (request.status === 200 || request.status === 201) return { kind: "ok", value: fromBinary(AssetSchema, body) };
  const type = request.getResponseHeader("Content-Type");
  return { kind: "problem", status: request.status, text: problemText(request.status, type, body) };
}

/// As people read it: 1 MB has 1,024 x 1,024 bytes.
export function megabytes(bytes: number): string {
  const size = bytes / 1024 / 1024;
  return `${size.toFixed(size < 100 ? 1 : 0)} MB`;
}
