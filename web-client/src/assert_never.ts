/// Ends a `switch` on a union: a member without a case is a type error. Throws at a value of no known member.
export function assertNever(value: never): never {
  throw new Error(`no case for ${JSON.stringify(value)}`);
}
