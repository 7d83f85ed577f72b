import { type Failure, toFailure } from "../../domain/app-error";
import type { Embedder } from "../../domain/embedder";
import type { SearchAnswer, SearchAsk } from "../../domain/search-index";
import type { Store } from "../../store/create-store";
import { embedDocs } from "./embed-docs";

/** How far embedding is. */
export type EmbeddingState = {
  readonly embedded: number;
  /** Texts that there are. */
  readonly count: number;
  /** Why it waits; null while it goes on. */
  readonly problem: Failure | null;
};

/** Embeds what has no vector yet, in the background, and goes on where it was. */
export type TextEmbedding = {
  /** Looks for what is to be embedded; nothing happens where it does so already, or waits after a failure. */
  readonly wake: () => void;
  /** Null before it was looked at, and where nothing embeds. */
  readonly state: () => EmbeddingState | null;
  /** Something was embedded just now: what had failed is tried again at once. */
  readonly isWell: () => void;
  /** Another embedder was chosen: what the one before has failed with tells nothing of it. */
  readonly lookAgain: () => void;
};

type Deps = {
  readonly store: { readonly searchTexts: Pick<Store["searchTexts"], "openShown"> };
  readonly ask: (ask: SearchAsk) => Promise<SearchAnswer>;
  readonly readEmbedder: () => Promise<Embedder | null>;
  /** Whether somebody waits for an answer. */
  readonly isBusy: () => boolean;
  /** Keeps the worker from being stopped until the returned function is called. */
  readonly keepAlive: () => () => void;
  readonly later: (run: () => void, ms: number) => unknown;
  /** Aborted when the vault is locked. */
  readonly signal: AbortSignal;
  readonly onError: (error: unknown) => void;
};

/** Texts of one request: few enough that whoever searches waits for little. */
const BATCH = 16;
/** Between two of them, so that others compute too: as long as one takes, up to this. */
const REST_MS = 50;
const BUSY_MS = 2_000;
const FIRST_BACK_OFF_MS = 30_000;
const LONGEST_BACK_OFF_MS = 15 * 60_000;

export function createTextEmbedding(deps: Deps): TextEmbedding {
  const wait = createWait(deps.later);
  let isAwake = false;
  let isWanted = false;
  let hasChanged = false;
  let failures = 0;
  let state: EmbeddingState | null = null;
  const run = async () => {
    const release = deps.keepAlive();
    try {
      while (!deps.signal.aborted) {
        const { rest, ...step } = await embedSome(deps);
        if (step.state !== undefined) state = step.state === "none" ? null : step.state;
        if (step.failed !== undefined) return fail(step.failed);
        if (step.hasEmbedded === true) failures = 0;
        if (rest === null) return;
        await new Promise<void>((resolve) => void deps.later(resolve, rest));
      }
    } catch (error) {
      // The index went away: whoever searches next begins it again.
      if (!deps.signal.aborted) deps.onError(error);
    } finally {
      release();
    }
  };
  const fail = (error: unknown) => {
    if (deps.signal.aborted) return;
    deps.onError(error);
    // It tells nothing of what embeds by now.
    if (hasChanged) return;
    state = { embedded: 0, count: 0, ...state, problem: toFailure(error) };
    wait.begin(Math.min(LONGEST_BACK_OFF_MS, FIRST_BACK_OFF_MS * 2 ** failures), wake);
    failures += 1;
  };
  const wake = () => {
    if (wait.isOn() || deps.signal.aborted) return;
    isWanted = true;
    if (isAwake) return;
    isAwake = true;
    void (async () => {
      while (isWanted && !wait.isOn()) {
        isWanted = false;
        hasChanged = false;
        await run();
      }
      isAwake = false;
    })();
  };
  const lookAgain = () => {
    failures = 0;
    hasChanged = true;
    wait.end();
    wake();
  };
  const isWell = () => {
    if (failures > 0) lookAgain();
  };
  return { wake, state: () => state, isWell, lookAgain };
}

/** A wait that ends by itself, or earlier; the last one that was begun is the only one. */
function createWait(later: Deps["later"]) {
  let current: symbol | null = null;
  return {
    isOn: () => current !== null,
    begin: (ms: number, onEnd: () => void) => {
      const mine = Symbol("wait");
      current = mine;
      later(() => {
        if (current !== mine) return;
        current = null;
        onEnd();
      }, ms);
    },
    end: () => {
      current = null;
    },
  };
}

type Step = {
  /** Left out where nothing is known of it. */
  readonly state?: EmbeddingState | "none";
  /** Milliseconds until the next one; null where there is nothing to do. */
  readonly rest: number | null;
  readonly hasEmbedded?: boolean;
  readonly failed?: unknown;
};

async function embedSome(deps: Deps): Promise<Step> {
  if (deps.isBusy()) return { rest: BUSY_MS };
  const embedder = await deps.readEmbedder();
  const id = embedder?.id ?? null;
  const answer = await deps.ask({ type: "lacking", embedder: id, limit: BATCH });
  if (embedder === null || answer.lacking === undefined) return { state: "none", rest: null };
  const { texts, isAll, embedded, count } = answer.lacking;
  const state = { embedded, count, problem: null };
  // Once all texts are known this is asked again.
  if (!answer.state.isWhole) return { state, rest: null };
  if (texts.length === 0) return { state, rest: isAll ? null : 0 };
  const begun = performance.now();
  // A server may be asked, and what a model is shown of a block is what its passages are to hold.
  const docs = await deps.store.searchTexts.openShown(
    texts.map(({ kind, id: own }) => ({ kind, id: own })),
  );
  const made = await embedDocs(embedder, docs, deps.signal).catch((failed: unknown) => ({
    failed,
  }));
  if ("failed" in made) return { state, rest: null, failed: made.failed };
  // In the version that was asked of: one that was sealed anew is of the next by now, and says the
  // same. What says something else is told by its commit, which takes this out. What does not open has
  // none, and is not asked for again.
  const known = texts
    .map(({ id: own, version }) => ({ id: own, version, vectors: made.get(own) ?? [] }))
    // Those that have some tell how long one is.
    .sort((one, other) => other.vectors.length - one.vectors.length);
  await deps.ask({ type: "embedded", embedder: embedder.id, texts: known });
  const done = Math.min(count, embedded + texts.length);
  const rest = Math.min(REST_MS, performance.now() - begun);
  return { state: { ...state, embedded: done }, rest, hasEmbedded: true };
}
