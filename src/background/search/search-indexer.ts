import { AppError } from "../../domain/app-error";
import type { ComputeStream } from "../../domain/compute-protocol";
import {
  type FindAsk,
  type SearchAnswer,
  type SearchAsk,
  type SearchState,
  searchAnswerSchema,
} from "../../domain/search-index";
import type { Store } from "../../store/create-store";
import type { Changes } from "../../store/rows/changes";
import { toIndexChange } from "../../store/search/index-change";
import { type AskKnown, type Missing, partsOf } from "../../store/search/read-search-docs";

/** A commit that came while nobody followed. */
export type Missed = { readonly changes: Changes | null; readonly generation: number };

/** The index of all texts, which lives in the compute host and follows every commit. */
export type SearchIndexer = {
  /**
   * Finds in what is indexed so far; the first call begins it. Fails as the compute host does, and
   * with `locked`.
   */
  readonly find: (ask: FindAsk) => Promise<SearchAnswer>;
  /** Asks once, of what is there; fails as `find` does, and where the line is lost. */
  readonly ask: (ask: SearchAsk) => Promise<SearchAnswer>;
  /** Goes on with an index that may be there, given what was committed since this worker began. */
  readonly follow: (missed: readonly Missed[]) => void;
};

export type IndexerDeps = {
  readonly store: Pick<Store, "commits" | "searchTexts">;
  readonly storeName: string;
  readonly compute: ComputeStream;
  readonly keepAlive: () => () => void;
  /** Aborted when the vault is locked. */
  readonly signal: AbortSignal;
  readonly onError: (error: unknown) => void;
  /** Hears when all texts are indexed, at each beginning. */
  readonly onWhole: () => void;
};

type Line = {
  /** Settles once the index is in step, or being filled. */
  readonly begun: Promise<void>;
  /** Asks at once; the index answers one thing after the other, in the order of the commits. */
  readonly ask: (ask: SearchAsk) => Promise<SearchAnswer>;
  /** Whether it hears of no commit any more: the next one begins anew. */
  readonly isLost: () => boolean;
};

export function createSearchIndexer(deps: IndexerDeps): SearchIndexer {
  let line: Line | null = null;
  const begin = (missed: readonly Missed[]): Line => {
    if (line === null || line.isLost()) line = openLine(deps, missed);
    return line;
  };
  // Its line may be lost by then: what is stored under a former key is to go all the same.
  const unwatch = deps.store.commits.watch((changes) => {
    if (changes?.reseals !== undefined && line?.isLost()) begin([]);
  });
  deps.signal.addEventListener("abort", unwatch, { once: true });
  const findOnce: SearchIndexer["ask"] = async (ask) => {
    const { begun, ask: put } = begin([]);
    await begun;
    return put(ask);
  };
  return {
    ask: findOnce,
    find: async (ask) => {
      try {
        return await findOnce(ask);
      } catch (error) {
        // It went with its page, or its line was lost: the next one goes on with what is stored.
        if (!(error instanceof AppError) || error.code !== "engine-failed") throw error;
        return findOnce(ask);
      }
    },
    follow: (missed) => {
      begin(missed);
    },
  };
}

/** A line to the index, which may be lost at once. */
function openLine(deps: IndexerDeps, missed: readonly Missed[]): Line {
  const { store, keepAlive, onError, onWhole } = deps;
  // Another store may have made as many commits.
  const markOf = (generation: number) => `${deps.storeName} ${generation}`;
  let isLost = false;
  let first: number | null = null;
  const lose = (error: unknown) => {
    if (isLost) return;
    isLost = true;
    unwatch();
    onError(error);
  };
  const isInStep: IsInStep = ({ isWhole, mark }, now) =>
    isWhole && mark === markOf(first === null ? now : first - 1);
  const send = createSend(deps, isInStep);
  const ask: Line["ask"] = (message) => {
    // What is asked is answered in its order: nothing waits here for what was asked before.
    const answer = ready.then(async () => {
      // Another line fills it by now, and knows more; whoever searches may still do so.
      if (isLost && message.type !== "find" && message.type !== "related") throw goneError();
      return send(message);
    });
    answer.catch(lose);
    return answer;
  };
  const take = ({ changes, generation }: Missed) => {
    first ??= generation;
    // What was written of a commit that failed nobody knows.
    if (changes === null) return lose(new AppError("internal"));
    // Under another vault key: the host drops what is stored under the former, and has nothing then.
    if (changes.reseals !== undefined) open().catch(lose);
    for (const one of changesOf(changes, markOf(generation))) {
      ask({ type: "change", ...one }).catch(() => undefined);
    }
  };
  const unwatch = store.commits.watch((changes, generation) => take({ changes, generation }));
  const open = async () => {
    const location = { folder: deps.storeName, key: await store.searchTexts.key() };
    return send({ type: "open", location });
  };
  const opened = open();
  const ready = opened.catch(lose);
  for (const one of missed) take(one);
  const begin = async () => {
    const now = await store.commits.generation();
    const known = (await opened).state;
    if (isInStep(known, now)) return onWhole();
    // The disk was put back to an earlier state: versions tell nothing any more.
    const isAnew = generationOf(known.mark) > now;
    await ask({ type: "begin", mark: markOf(await store.commits.generation()), isAnew });
    const release = keepAlive();
    // Whoever searches meanwhile finds what is there.
    void fillIndex(store, ask).then(onWhole).catch(lose).finally(release);
  };
  const begun = begin();
  begun.catch(lose);
  return { begun, ask, isLost: () => isLost };
}

/** Whether an index lacks no commit before the first that the line has heard of, or before now. */
type IsInStep = (state: SearchState, now: number) => boolean;

/** Tells the host, and fails where what was begun there is lost. */
function createSend(deps: IndexerDeps, isInStep: IsInStep): Line["ask"] {
  let isBegun = false;
  let opened: SearchState | null = null;
  return async (message) => {
    isBegun ||= message.type === "begin";
    if (message.type === "begin") opened = null;
    // What is told before that finds no mark, which says nothing yet.
    const mayLackMark = !isBegun;
    const answer = await askHost(deps, heldBack(message, opened, isInStep));
    if (message.type === "open") opened = answer.state;
    const { mark } = answer.state;
    // So much was to be forgotten that all of it was; or its page went, and another one answers.
    if (mark === null && !mayLackMark) throw goneError();
    isBegun ||= mark !== null;
    return answer;
  };
}

/** An index that lacks commits stays at its mark until it is begun: at a newer one it would be taken for whole. */
function heldBack(ask: SearchAsk, opened: SearchState | null, isInStep: IsInStep): SearchAsk {
  if (ask.type !== "change" || opened === null || isInStep(opened, 0)) return ask;
  return { ...ask, mark: opened.mark ?? "" };
}

/** Of a mark that a line has made; of none 0. */
function generationOf(mark: string | null): number {
  return Number(mark?.split(" ").at(-1) ?? 0);
}

/** Parts: the index takes one in while another is carried to it. */
const MAX_IN_FLIGHT = 2;

async function fillIndex({ searchTexts }: IndexerDeps["store"], ask: Line["ask"]): Promise<void> {
  const known: AskKnown = async (conversationId) =>
    (await ask({ type: "known", conversationId })).known ?? [];
  const sent: Promise<void>[] = [];
  for await (const missing of searchTexts.eachMissing(known)) {
    if (sent.length === MAX_IN_FLIGHT) await sent.shift();
    const sending = sendMissing(ask, missing);
    // Met where it is waited for.
    sending.catch(() => undefined);
    sent.push(sending);
  }
  await Promise.all(sent);
  await ask({ type: "fill", docs: [], isWhole: true });
}

async function sendMissing(ask: Line["ask"], { stale, docs }: Missing): Promise<void> {
  if (stale.length > 0) await ask({ type: "stale", known: stale.map(([id, v]) => [id, v]) });
  if (docs.length > 0) await ask({ type: "fill", docs: [...docs], isWhole: false });
}

type Change = Omit<Extract<SearchAsk, { type: "change" }>, "type">;

/** A commit in messages of a part each; an index that lacks the last is in step with none. */
function changesOf(changes: Changes, mark: string): Change[] {
  const { puts, removed, owners } = toIndexChange(changes);
  const gone = { removed: [...removed], owners: [...owners] };
  const parts = puts.length > 0 ? partsOf(puts) : [[]];
  return parts.map((part, at) => ({
    ...(at === 0 ? gone : { removed: [], owners: [] }),
    puts: [...part],
    mark: at === parts.length - 1 ? mark : "",
  }));
}

async function askHost({ compute, signal }: IndexerDeps, ask: SearchAsk): Promise<SearchAnswer> {
  for await (const event of compute({ type: "search", ask }, signal)) {
    if (event.type === "found") return searchAnswerSchema.parse(event.answer);
  }
  throw goneError();
}

function goneError(): AppError {
  return new AppError("engine-failed", { data: { reason: "gone" } });
}
