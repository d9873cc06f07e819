// The strictness of a rule at a table. The numbers are the protocol's.

export const strictnesses = [
  { value: 0, name: "Forbid" },
  { value: 1, name: "Warn" },
  { value: 2, name: "Off" },
] as const;
