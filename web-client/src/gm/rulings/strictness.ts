// The strictness of a rule at a table. The numbers are the protocol's.

export const strictnesses = [
  { value: 0, name: "Enforce" },
  { value: 1, name: "Warn" },
  { value: 2, name: "Ignore" },
] as const;
