import { toBase64 } from "../../domain/base64";
import type { Id } from "../../domain/id";
import { MAX_PROGRAM_CALLS } from "../../domain/limits";
import type { CallOutcome, ProgramCall, StoredProgram } from "../../domain/program";
import type { App } from "../app";

type OpenApp = Pick<App, "store" | "signal" | "clock">;

/** The programs of an open vault, held in memory until one changes or the vault is locked. */
export type KnownPrograms = {
  readonly list: (app: OpenApp) => Promise<readonly StoredProgram[]>;
  /** The program whose token that is; null for none, and for one whose token was taken back. */
  readonly find: (app: OpenApp, tokenHash: string) => Promise<StoredProgram | null>;
  readonly change: (
    app: OpenApp,
    id: Id,
    change: (program: StoredProgram) => StoredProgram,
  ) => Promise<void>;
  /** Adds a line to a program's log; resolves once it is stored. */
  readonly note: (app: OpenApp, id: Id, what: string, outcome: CallOutcome) => Promise<void>;
  readonly forget: () => void;
};

/** Nothing is known yet. */
export function createKnownPrograms(): KnownPrograms {
  let held: { readonly app: OpenApp; readonly list: Promise<readonly StoredProgram[]> } | null =
    null;
  const forget = () => {
    held = null;
  };
  const list = (app: OpenApp) => {
    if (held?.app !== app) {
      held = { app, list: app.store.programs().list() };
      held.list.catch(forget);
      app.signal.addEventListener("abort", forget);
    }
    return held.list;
  };
  const change = async (
    app: OpenApp,
    id: Id,
    make: (program: StoredProgram) => StoredProgram,
    durability?: "relaxed",
  ) => {
    try {
      await app.store.programs().change(id, make, durability);
    } finally {
      forget();
    }
  };
  return {
    list,
    find: async (app, tokenHash) => {
      const found = (await list(app)).find((program) => program.tokenHash === tokenHash);
      return found === undefined || found.revokedAt !== null ? null : found;
    },
    change: (app, id, make) => change(app, id, make),
    note: createNotes((app, id, make) => change(app, id, make, "relaxed")),
    forget,
  };
}

type ChangeOne = (
  app: OpenApp,
  id: Id,
  change: (program: StoredProgram) => StoredProgram,
) => Promise<void>;

/** Lines that come while a row is being written go into it together: one write for many calls. */
function createNotes(change: ChangeOne): KnownPrograms["note"] {
  const linesById = new Map<Id, ProgramCall[]>();
  const writes = new Map<Id, Promise<void>>();
  const write = (app: OpenApp, id: Id): Promise<void> => {
    const lines = linesById.get(id) ?? [];
    linesById.delete(id);
    return change(app, id, (program) => ({
      ...program,
      calls: [...lines, ...program.calls].slice(0, MAX_PROGRAM_CALLS),
    }));
  };
  return (app, id, what, outcome) => {
    const line = { at: app.clock.now(), what, outcome };
    const waiting = linesById.get(id);
    linesById.set(id, [line, ...(waiting ?? [])]);
    const before = writes.get(id);
    if (waiting !== undefined && before !== undefined) return before;
    const next = (before ?? Promise.resolve()).catch(() => undefined).then(() => write(app, id));
    writes.set(id, next);
    return next;
  };
}

/** What a token is kept and known by. */
export async function hashToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return toBase64(new Uint8Array(digest));
}

/** A token: 32 random bytes, with what tells people and scanners whose it is. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return `cfd_${toBase64(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}
