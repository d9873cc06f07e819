import { expect, test } from "vitest";
import { decodeBase64 } from "./base64";
import { imageHeader } from "./image_header";

const bytes = (...parts: (string | number)[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === "number" ? [part] : [...part].map((c) => c.charCodeAt(0)))));

const png = bytes(0x89, "PNG\r\n", 0x1a, "\n", 0, 0, 0, 13, "IHDR", 0, 0, 2, 0x80, 0, 0, 1, 0xe0, 8, 6, 0, 0, 0);
const jpeg = bytes(0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xff, 0xc2, 0, 17, 8, 1, 0xe0, 2, 0x80, 3);
const lossy = bytes("RIFF", 0, 0, 0, 0, "WEBPVP8 ", 0, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 0x80, 0x42, 0xe0, 1);
// 639 in 14 bits, then 479 in 14 bits
const lossless = bytes("RIFF", 0, 0, 0, 0, "WEBPVP8L", 0, 0, 0, 0, 0x2f, 0x7f, 0xc2, 0x77, 0);
const extended = bytes("RIFF", 0, 0, 0, 0, "WEBPVP8X", 10, 0, 0, 0, 0, 0, 0, 0, 0x7f, 2, 0, 0xdf, 1, 0);

test.each([
  ["PNG", png, "image/png"],
  ["JPEG behind another segment and a filling byte", jpeg, "image/jpeg"],
  ["lossy WebP, scaling bits ignored", lossy, "image/webp"],
  ["lossless WebP", lossless, "image/webp"],
  ["WebP with more chunks", extended, "image/webp"],
])("The header of a %s has its size", (_, image, type) => {
  expect(imageHeader(image)).toEqual({ type, widthPx: 640, heightPx: 480 });
});

test("A cut header is no image", () => {
  for (const image of [png, jpeg, lossy, lossless, extended])
    for (const length of [0, 1, 3, 11, 15]) expect(imageHeader(image.subarray(0, length))).toBeNull();
});

test("Other bytes, and an image without pixels, are no image", () => {
  expect(imageHeader(bytes("GIF89a", 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))).toBeNull();
  expect(imageHeader(png.with(19, 0).with(18, 0))).toBeNull();
  expect(imageHeader(jpeg.with(2, 0))).toBeNull();
});

test("A JPEG of empty segments ends", () => {
  const image = new Uint8Array(100_000).fill(0xff, 0, 2).fill(0);
  image.set([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff]);

  expect(imageHeader(image)).toBeNull();
});

test("Base64 is decoded with a prefix, line breaks, without padding", () => {
  const abcd = bytes("abcd");

  expect(decodeBase64("YWJjZA==")).toEqual(abcd);
  expect(decodeBase64("data:image/png;base64,\r\nYWJj\r\nZA==")).toEqual(abcd);
  expect(decodeBase64("YWJjZA")).toEqual(abcd);
  expect(decodeBase64("")).toEqual(bytes());
});

test("Text that is no base64 is refused", () => {
  expect(decodeBase64("YW=JjZA==")).toBeNull();
  expect(decodeBase64("häß")).toBeNull();
});

test("Base64 longer than a piece is decoded whole", () => {
  const decoded = decodeBase64("AAEC".repeat(50_000));

  expect(decoded?.length).toBe(150_000);
  expect([decoded?.[0], decoded?.[65_536 + 2], decoded?.[149_999]]).toEqual([0, 0, 2]);
});
