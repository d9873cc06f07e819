// A creature's picture: an uploaded image by its hash, an icon by its name, or none. Pure.

/// Whether `picture` names an icon.
export function isIcon(picture: string): boolean {
  return picture !== "" && !/^[0-9a-f]{64}$/.test(picture);
}

/// The address of an uploaded image or an icon.
export function pictureUrl(picture: string): string {
  return isIcon(picture) ? `/icons/${encodeURIComponent(picture)}.svg` : `/assets/${picture}`;
}

/// Two initials of a name.
export function initialsOf(name: string): string {
  const [first, second] = name.split(/\s+/).filter((word) => word !== "");
  if (first === undefined) return "?";
  return second === undefined ? first.slice(0, 2) : `${first.slice(0, 1)}${second.slice(0, 1)}`;
}
