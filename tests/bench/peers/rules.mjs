// The workload's rules for the peers: those of ../load/board.hpp. Exists, owned, at most 6 cells, no wall on the line.
export const mapSize = 128, speed = 6, tokensPerTable = 20, seats = 5;

const wall = new Uint8Array(mapSize * mapSize);
for (let y = 0; y < mapSize; y++)
  for (let x = 0; x < mapSize; x++)
    wall[y * mapSize + x] = ((Math.imul(x, 73856093) ^ Math.imul(y, 19349663)) >>> 0) % 10 === 0 ? 1 : 0;

export function newTokens() {
  return Array.from({ length: tokensPerTable }, (_, id) => ({
    id,
    x: (id % 5) * 25 + 13,
    y: Math.floor(id / 5) * 32 + 16,
    owner: id % seats,
  }));
}

export function legal(token, seat, x, y) {
  if (!token || (token.owner !== seat && seat !== 0)) return false;
  if (!Number.isInteger(x) || !Number.isInteger(y) || x < 0 || y < 0 || x >= mapSize || y >= mapSize) return false;
  const dx = x - token.x, dy = y - token.y, steps = Math.max(Math.abs(dx), Math.abs(dy));
  if (steps > speed) return false;
  for (let i = 1; i <= steps; i++) {
    const column = token.x + Math.trunc((2 * dx * i + (dx >= 0 ? steps : -steps)) / (2 * steps));
    const row = token.y + Math.trunc((2 * dy * i + (dy >= 0 ? steps : -steps)) / (2 * steps));
    if (wall[row * mapSize + column]) return false;
  }
  return true;
}
