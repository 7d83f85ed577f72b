import type { ModelEvent } from "../../domain/provider";
import { argumentsText, createToolCalls } from "../wire/tool-calls";
import type { ToldCall } from "./chat-chunk";

/** Follows the tool calls of one answer through their pieces. */
export type CallBook = {
  readonly read: (told: ToldCall) => Iterable<ModelEvent>;
  readonly count: () => number;
};

/** A call by our number, with the id as the server told it. */
type Known = { readonly call: number; readonly id: string };

/**
 * A book that trusts no index: it is only what pieces of one call have in common. Servers leave it
 * out, tell 0 for every call, or tell another id with each piece; a name and an id that is new
 * begin a call. Fails with `provider-malformed` where there is too much of anything.
 */
export function createCallBook(host: string): CallBook {
  const calls = createToolCalls(host);
  const byIndex = new Map<number | string, Known>();
  const byId = new Map<string, Known>();
  let last: Known | undefined;

  const find = (index: number | string | null, id: string, name: string) => {
    const known = index === null ? byId.get(id) : byIndex.get(index);
    if (known === undefined) return index === null && name === "" ? last : undefined;
    const another = name !== "" && id !== "" && id !== known.id;
    return another ? undefined : known;
  };

  return {
    read: function* ({ index: told, id: toldId, function: asked }) {
      const index = typeof told === "number" || typeof told === "string" ? told : null;
      const id = typeof toldId === "string" ? toldId : "";
      const name = typeof asked?.name === "string" ? asked.name : "";
      let known = find(index, id, name);
      if (known === undefined) {
        known = { call: calls.count(), id };
        yield calls.begin({ id, name });
      }
      if (index !== null) byIndex.set(index, known);
      if (id !== "") byId.set(id, known);
      last = known;
      yield* calls.append(known.call, argumentsText(asked?.arguments));
    },
    count: calls.count,
  };
}
