/** The same fields, where each one that is there has a value. */
type Given<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** The fields that have a value, an explicit 0 or null among them; those given as undefined are left out. */
export function givenFields<T extends object>(fields: T): Given<T> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  // Only fields that may be missing can be undefined, which TypeScript cannot follow.
  return Object.fromEntries(given) as Given<T>;
}
