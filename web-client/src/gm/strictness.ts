// How strictly a table holds to a rule. The numbers are the wire's.

export const strictnesses = [
  { value: 0, name: "Forbid" },
  { value: 1, name: "Warn" },
  { value: 2, name: "Off" },
] as const;
