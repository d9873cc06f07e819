// The end of a switch on a union.

/// Ends a `switch` on a union: a member without a case is a type error. Throws when a value of no known member arrives.
export function assertNever(value: never): never {
  throw new Error(`no case for ${JSON.stringify(value)}`);
}
