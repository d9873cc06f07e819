// The color of each person's pings and rulers.

const COLORS = [0xe8935a, 0x6fb4ea, 0xc9a0ef, 0x8fcf9f, 0xe3c766, 0xef9fb8, 0x7fd6d2];

export function seatColor(seat: number): number {
  return COLORS[seat % COLORS.length] ?? 0xe8935a;
}
