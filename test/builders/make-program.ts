import { SCOPES, type StoredProgram } from "../../src/domain/program";

/** A program that the person has allowed everything, for good. */
export function makeProgram(over: Partial<StoredProgram> = {}): StoredProgram {
  return {
    id: crypto.randomUUID(),
    name: "Editor",
    createdAt: Date.UTC(2026, 0, 1),
    consent: { scopes: [...SCOPES], at: Date.UTC(2026, 0, 1), until: null },
    revokedAt: null,
    client: null,
    calls: [],
    tokenHash: "7hTHXNMHhFSHBP3+2ZzJ3ZfBqPq0r1t0J4vN6cTqk0w=",
    ...over,
  };
}
