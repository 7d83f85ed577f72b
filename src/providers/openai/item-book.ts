import type { ModelEvent } from "../../domain/provider";
import type { ReasoningItem } from "../../domain/reasoning-item";
import { argumentsText, createToolCalls } from "../wire/tool-calls";
import type { Item, ResponsesEvent } from "./responses-event";

/** Follows the tool calls among an answer's items; items of other kinds are none of its business. */
export type ItemBook = {
  /** An item that begins: a call that is new begins with it. */
  readonly begin: (event: ResponsesEvent) => Iterable<ModelEvent>;
  /** A chunk of a call's arguments; passed over where it belongs to none. */
  readonly append: (event: ResponsesEvent) => Iterable<ModelEvent>;
  /** An item as it stands at its end: what was not told of it in chunks. */
  readonly whole: (item: Item, place: unknown) => Iterable<ModelEvent>;
  readonly count: () => number;
};

type Known = { readonly call: number; hasChunks: boolean };

const CALLS: ReadonlySet<unknown> = new Set(["function_call", "custom_tool_call"]);

/**
 * A book that finds a call by the ids that its item was told with, or by its place in the output.
 * Tools that ran at the provider are no calls.
 */
export function createItemBook(host: string): ItemBook {
  const calls = createToolCalls(host);
  const known = new Map<unknown, Known>();
  let thoughts: ReasoningItem[] = [];

  function* beginItem(item: Item, place: unknown): Iterable<ModelEvent> {
    const entry: Known = { call: calls.count(), hasChunks: false };
    // A place is a number, so it is no other item's id; two calls may have one `call_id`.
    for (const key of [keyOf(item), place]) if (key != null && key !== "") known.set(key, entry);
    const signature = signatureOf(thoughts);
    thoughts = [];
    yield calls.begin({ id: item.call_id ?? item.id, name: item.name, signature });
    yield* addChunk(entry, argumentsText(item.arguments ?? item.input));
  }

  function* addChunk(entry: Known, text: string): Iterable<ModelEvent> {
    if (text === "") return;
    entry.hasChunks = true;
    yield* calls.append(entry.call, text);
  }

  return {
    begin: function* ({ item, output_index: place }) {
      if (!item || !CALLS.has(item.type) || known.has(keyOf(item))) return;
      yield* beginItem(item, place);
    },
    append: function* ({ item_id: id, output_index: place, delta }) {
      const entry = known.get(id) ?? known.get(place);
      // What belongs to no call is lost with it: its item tells the whole at its end.
      if (entry !== undefined && typeof delta === "string") yield* addChunk(entry, delta);
    },
    whole: function* (item, place) {
      if (item.type === "reasoning") thoughts = addThought(thoughts, item);
      if (!CALLS.has(item.type)) return;
      const entry = known.get(keyOf(item) || place);
      if (entry === undefined) return yield* beginItem(item, place);
      if (!entry.hasChunks) yield* addChunk(entry, argumentsText(item.arguments ?? item.input));
    },
    count: calls.count,
  };
}

/** Longer ones are not told again: a call is answered without. */
const MAX_SIGNATURE = 90_000;

function signatureOf(thoughts: readonly ReasoningItem[]): string | undefined {
  const text = JSON.stringify(thoughts);
  return thoughts.length === 0 || text.length > MAX_SIGNATURE ? undefined : text;
}

/** What the server has sealed of its thoughts belongs to the call that follows; one that is told again at the end belongs to none. */
function addThought(before: ReasoningItem[], { id, encrypted_content }: Item): ReasoningItem[] {
  if (typeof id !== "string" || typeof encrypted_content !== "string") return before;
  return [...before, { type: "reasoning", id, summary: [], encrypted_content }];
}

/** Servers that give an item no id of its own give the call one. */
function keyOf({ id, call_id }: Item): unknown {
  return id || call_id;
}
