import * as z from "zod/mini";
import type { GoogleSignature } from "../../domain/google-signature";
import type { ModelEvent } from "../../domain/provider";
import { argumentsText, createToolCalls, MAX_SIGNATURE } from "../wire/tool-calls";
import type { ToldCall } from "./chat-chunk";

/** Follows the tool calls of one answer through their chunks. */
export type CallBook = {
  readonly read: (told: ToldCall) => Iterable<ModelEvent>;
  /** To be called before the end: calls that were never named begin without a name. */
  readonly end: () => Iterable<ModelEvent>;
  readonly count: () => number;
};

/** A call with the id as the server told it; without a number until its name has come. */
type Known = {
  readonly id: string;
  call: number | null;
  waiting: string;
  signature?: string | undefined;
};

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
  const unnamed = new Set<Known>();
  let last: Known | undefined;

  const find = (index: number | string | null, id: string, name: string) => {
    const known = index === null ? byId.get(id) : byIndex.get(index);
    if (known === undefined) return index === null && name === "" ? last : undefined;
    const another = name !== "" && id !== "" && id !== known.id;
    return another ? undefined : known;
  };

  function* begin(known: Known, name: string): Iterable<ModelEvent> {
    unnamed.delete(known);
    known.call = calls.count();
    yield calls.begin({ id: known.id, name, signature: known.signature });
    yield* calls.append(known.call, known.waiting);
    known.waiting = "";
  }

  function* append(known: Known, text: string): Iterable<ModelEvent> {
    if (known.call !== null) return yield* calls.append(known.call, text);
    known.waiting += text;
    if (known.waiting.length > MAX_WAITING) yield* begin(known, "");
  }

  return {
    read: function* ({ index: told, id: toldId, function: asked, extra_content: extra }) {
      const index = typeof told === "number" || typeof told === "string" ? told : null;
      const id = typeof toldId === "string" ? toldId : "";
      const name = typeof asked?.name === "string" ? asked.name : "";
      const known = find(index, id, name) ?? { id, call: null, waiting: "" };
      if (known.call === null) unnamed.add(known);
      known.signature ??= signatureOf(extra, host);
      if (index !== null) byIndex.set(index, known);
      if (id !== "") byId.set(id, known);
      last = known;
      if (known.call === null && name !== "") yield* begin(known, name);
      yield* append(known, argumentsText(asked?.arguments));
    },
    end: function* () {
      for (const known of [...unnamed]) yield* begin(known, "");
    },
    count: () => calls.count() + unnamed.size,
  };
}

const extraSchema = z.object({
  google: z.object({ thought_signature: z.string().check(z.minLength(1)) }),
});

/** A Google model's signature of a call, with the host that it is for. */
function signatureOf(extra: unknown, host: string): string | undefined {
  const told = extra === undefined ? undefined : extraSchema.safeParse(extra).data;
  if (told === undefined) return undefined;
  const { thought_signature } = told.google;
  const text = JSON.stringify({ host, thought_signature } satisfies GoogleSignature);
  return text.length > MAX_SIGNATURE ? undefined : text;
}
