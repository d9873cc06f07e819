// A file in chunks that fit into frames.

/// Leaves room for the envelope in a frame of 64 KiB.
const PART_BYTES = 60_000;

export interface Mark {
  readonly bytes: number;
  readonly digest: number;
}

/// The checksum of a file: its length in UTF-8, and the 32-bit FNV-1a of these bytes.
export function markOf(text: string): Mark {
  const encoded = new TextEncoder().encode(text);
  let digest = 0x811c9dc5;
  for (const byte of encoded) digest = Math.imul(digest ^ byte, 0x01000193);
  return { bytes: encoded.length, digest: digest >>> 0 };
}

/// `text` cut between letters into chunks of at most `most` bytes; at least one chunk.
export function chunksOf(text: string, most = PART_BYTES): readonly string[] {
  const encoder = new TextEncoder();
  const room = new Uint8Array(most);
  const parts: string[] = [];
  for (let at = 0; at < text.length; ) {
    const { read } = encoder.encodeInto(text.slice(at, at + most), room);
    parts.push(text.slice(at, at + read));
    at += read;
  }
  return parts.length === 0 ? [""] : parts;
}
