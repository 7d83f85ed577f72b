/** Fails to compile where a union has a member that a switch forgot, and throws if one appears. */
export function assertNever(value: never): never {
  throw new Error(
    `unexpected member: ${String((value as { type?: unknown }).type ?? typeof value)}`,
  );
}
