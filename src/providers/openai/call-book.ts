import * as z from "zod/mini";
import type { ModelEvent } from "../../domain/provider";
import {
  type GoogleSignature,
  type SealedDetail,
  type SealedDetails,
  sealedDetailSchema,
} from "../../domain/sealed-thoughts";
import { argumentsText, createToolCalls, MAX_SIGNATURE } from "../wire/tool-calls";
import type { CallChunk } from "./chat-chunk";

/** Follows the tool calls of one answer through their chunks. */
export type CallBook = {
  /** To be called with the name that a chunk has of its model. */
  readonly setModel: (name: unknown) => void;
  readonly read: (chunk: CallChunk) => Iterable<ModelEvent>;
  /** Keeps what a Google model behind OpenRouter has thought before its calls, of all that is told so. */
  readonly seal: (details: unknown) => void;
  /** To be called before the end: calls that have not begun do, those never named without a name. */
  readonly end: () => Iterable<ModelEvent>;
  readonly count: () => number;
};

/** A call with the id as the server told it; without a number until it begins. */
type Known = {
  readonly id: string;
  call: number | null;
  name: string;
  waiting: string;
  signature?: string | undefined;
};

/** Tells what has to be told again with calls of Google's models behind them. */
const SEALED_LATE = /(^|\.)openrouter\.ai$/;
const OF_GOOGLE = /^google\/|gemini/i;
const MAX_SEALED = 64;

/** More than any call may have is refused when it begins. */
const MAX_WAITING = 2_000_000;

/**
 * A book that trusts no index: it is only what chunks of one call have in common. Servers leave it
 * out, tell 0 for every call, tell another id with each chunk, or the name after the first ones; a
 * name and an id that is new begin a call. Fails with `provider-malformed` where there is too much
 * of anything.
 */
export function createCallBook(host: string): CallBook {
  const calls = createToolCalls(host);
  const byIndex = new Map<number | string, Known>();
  const byId = new Map<string, Known>();
  const held = new Set<Known>();
  const details = createSealedDetails(host);
  let last: Known | undefined;

  const find = (index: number | string | null, id: string, name: string) => {
    const known = index === null ? byId.get(id) : byIndex.get(index);
    if (known === undefined) return index === null && name === "" ? last : undefined;
    const another = name !== "" && id !== "" && id !== known.id;
    return another ? undefined : known;
  };

  function* begin(known: Known): Iterable<ModelEvent> {
    held.delete(known);
    known.call = calls.count();
    // They are the answer's, not one call's: the first has them all.
    if (known.call === 0) known.signature ??= details.signature();
    yield calls.begin({ id: known.id, name: known.name, signature: known.signature });
    yield* calls.append(known.call, known.waiting);
    known.waiting = "";
  }

  function* append(known: Known, text: string): Iterable<ModelEvent> {
    if (known.call !== null) return yield* calls.append(known.call, text);
    known.waiting += text;
    if (known.waiting.length > MAX_WAITING) yield* begin(known);
  }

  return {
    read: function* ({
      index: reportedIndex,
      id: reportedId,
      function: reportedFunction,
      extra_content: extra,
    }) {
      const index =
        typeof reportedIndex === "number" || typeof reportedIndex === "string"
          ? reportedIndex
          : null;
      const id = typeof reportedId === "string" ? reportedId : "";
      const name = typeof reportedFunction?.name === "string" ? reportedFunction.name : "";
      const known = find(index, id, name) ?? { id, call: null, name: "", waiting: "" };
      if (known.call === null) held.add(known);
      known.signature ??= signatureOf(extra, host);
      if (index !== null) byIndex.set(index, known);
      if (id !== "") byId.set(id, known);
      last = known;
      known.name ||= name;
      if (known.call === null && name !== "" && !details.areAwaited()) yield* begin(known);
      yield* append(known, argumentsText(reportedFunction?.arguments));
    },
    setModel: details.setModel,
    seal: details.add,
    end: function* () {
      for (const known of [...held]) yield* begin(known);
    },
    count: () => calls.count() + held.size,
  };
}

const extraSchema = z.object({
  google: z.object({ thought_signature: z.string().check(z.minLength(1)) }),
});

/** A Google model's signature of a call, with the host that it is for. */
function signatureOf(extra: unknown, host: string): string | undefined {
  const parsed = extra === undefined ? undefined : extraSchema.safeParse(extra).data;
  if (parsed === undefined) return undefined;
  const { thought_signature } = parsed.google;
  return kept({ host, thought_signature } satisfies GoogleSignature);
}

/** What a Google model behind OpenRouter has thought, for its first call; bounded, or nothing of it. */
function createSealedDetails(host: string) {
  const sealed: SealedDetail[] = [];
  let length = 0;
  let areAwaited = false;
  return {
    setModel: (name: unknown) => {
      areAwaited ||= SEALED_LATE.test(host) && typeof name === "string" && OF_GOOGLE.test(name);
    },
    areAwaited: () => areAwaited,
    add: (details: unknown) => {
      if (!areAwaited || !Array.isArray(details)) return;
      for (const one of details) {
        const { data } = sealedDetailSchema.safeParse(one);
        if (data === undefined || length > MAX_SIGNATURE) continue;
        const isFull = sealed.push(data) > MAX_SEALED;
        length += isFull ? MAX_SIGNATURE : JSON.stringify(data).length;
      }
    },
    signature: (): string | undefined => {
      if (sealed.length === 0 || length > MAX_SIGNATURE) return undefined;
      return kept({ host, reasoning_details: [...sealed] } satisfies SealedDetails);
    },
  };
}

function kept(signature: object): string | undefined {
  const text = JSON.stringify(signature);
  return text.length > MAX_SIGNATURE ? undefined : text;
}
