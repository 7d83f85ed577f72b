import { AppError } from "../../domain/app-error";
import { BUILT_IN_PRESETS } from "../../domain/built-in-presets";
import type { CallOutcome, Consent, Scope, StoredProgram } from "../../domain/program";
import { RefusedError } from "../../programs/refusals";
import type { Access } from "../../programs/serve-message";
import type { App } from "../app";
import type { KnownPrograms } from "./known-programs";
import type { WaitingList } from "./waiting-list";

type Deps = {
  /** Fails with `locked`, or as the vault fails to open. */
  readonly ready: () => Promise<App>;
  readonly known: KnownPrograms;
  readonly waiting: WaitingList;
};

/** Whoever asks: by the token, what it calls itself, and until it gives up on the answer. */
export type Asker = {
  readonly tokenHash: string;
  readonly client: () => string | null;
  readonly signal: AbortSignal;
};

/**
 * Does what a program asks for where the person has allowed it: a change or a deletion waits for
 * their word on just that. Fails with RefusedError, or as `run` does; either way the log tells.
 */
export async function authorise<T>(
  deps: Deps,
  asker: Asker,
  access: Access,
  run: (app: App, scopes: readonly Scope[]) => Promise<T>,
): Promise<T> {
  const app = await deps.ready();
  const program = await deps.known.find(app, asker.tokenHash);
  if (program === null) throw new RefusedError("unknown-token");
  const changes = access.scopes.some((scope) => scope === "write" || scope === "delete");
  const note = (outcome: CallOutcome) =>
    deps.known.note(app, program.id, access.what, outcome).catch(() => undefined);
  try {
    const consent = await consentOf(deps, app, program, asker, access);
    checkConsent(consent, access, app.clock.now());
    if (changes) await askPerson(deps, app, program, asker, access);
    // It may have been taken back while the person was asked.
    if ((await deps.known.find(app, asker.tokenHash)) === null) {
      throw new RefusedError("unknown-token");
    }
    const result = await run(app, consent.scopes);
    app.signal.throwIfAborted();
    // An answer may outlast the leave for it; what was changed is told as it is.
    if (!changes) await refuseSince(deps, app, asker, access);
    const noted = note("done");
    if (changes) await noted;
    return result;
  } catch (error) {
    void note(outcomeOf(error));
    throw error;
  }
}

/** Fails where what was asked for may not be told any more. */
async function refuseSince({ known }: Deps, app: App, asker: Asker, access: Access): Promise<void> {
  const program = await known.find(app, asker.tokenHash);
  if (program === null) throw new RefusedError("unknown-token");
  if (program.consent === null) throw new RefusedError("declined");
  checkConsent(program.consent, access, app.clock.now());
}

async function consentOf(
  { known, waiting }: Deps,
  app: App,
  program: StoredProgram,
  asker: Asker,
  { what }: Access,
): Promise<Consent> {
  if (program.consent !== null) return program.consent;
  const { id: programId, name } = program;
  const shown = { kind: "consent", programId, name, client: asker.client(), what } as const;
  await waiting.wait(shown, { lock: app.signal, asker: asker.signal });
  const consent = (await known.find(app, asker.tokenHash))?.consent ?? null;
  if (consent === null) throw new RefusedError("declined");
  return consent;
}

function checkConsent({ scopes, until }: Consent, access: Access, now: number): void {
  if (until !== null && now >= until) throw new RefusedError("expired");
  if (!access.scopes.every((scope) => scopes.includes(scope))) {
    throw new RefusedError("scope-missing");
  }
}

async function askPerson(
  { waiting }: Deps,
  app: App,
  program: StoredProgram,
  asker: Asker,
  { what, input, scopes }: Access,
): Promise<void> {
  const shown = {
    kind: "call",
    id: crypto.randomUUID(),
    programId: program.id,
    name: program.name,
    what,
    deletes: scopes.includes("delete"),
    target: await findTarget(app, input),
    arguments: JSON.stringify(input, null, 2),
    takenBack: false,
  } as const;
  await waiting.wait(shown, { lock: app.signal, asker: asker.signal });
}

function outcomeOf(error: unknown): CallOutcome {
  if (!(error instanceof RefusedError)) return "failed";
  if (error.code === "declined") return "declined";
  return error.code === "consent-needed" || error.code === "not-decided"
    ? "not-decided"
    : "not-allowed";
}

/** A vault that does not open says `locked` or more; to a program all that matters is why. */
export function toRefused(error: unknown): unknown {
  return error instanceof AppError && error.code === "locked" ? new RefusedError("locked") : error;
}

/** The name of the context or preset that a call is about; empty for none, and where there is none. */
async function findTarget(
  { store }: Pick<App, "store">,
  { contextId, presetId }: Readonly<Record<string, unknown>>,
): Promise<string> {
  if (typeof contextId === "string") {
    const all = await store.contexts.list();
    return all.find(({ context }) => context.id === contextId)?.context.name ?? "";
  }
  if (typeof presetId !== "string") return "";
  const presets = [...BUILT_IN_PRESETS, ...(await store.presets.list())];
  return presets.find(({ id }) => id === presetId)?.name ?? "";
}
