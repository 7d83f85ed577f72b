import type { ModelEvent } from "../../domain/provider";
import type { ReasoningItem, SealedThoughts } from "../../domain/sealed-thoughts";
import { argumentsText, createToolCalls, MAX_SIGNATURE } from "../wire/tool-calls";
import type { Item, ResponsesEvent } from "./responses-event";

/** Follows the tool calls among an answer's items; items of other kinds are none of its business. */
export type ItemBook = {
  /** An item that begins: a call that is new begins with it. */
  readonly begin: (event: ResponsesEvent) => Iterable<ModelEvent>;
  /** A chunk of a call's arguments; passed over where it belongs to none. */
  readonly append: (event: ResponsesEvent) => Iterable<ModelEvent>;
  /** An item as it stands at its end: what was not told of it in chunks. */
  readonly whole: (item: Item, index: unknown) => Iterable<ModelEvent>;
  /** All items once more at the answer's end: what was not told of them before. */
  readonly rest: (output: readonly Item[]) => Iterable<ModelEvent>;
  readonly count: () => number;
};

/** A call with what its item was told by; closed once its item has ended. */
type Known = {
  readonly call: number;
  readonly key: unknown;
  readonly callId: unknown;
  readonly index: unknown;
  hasChunks: boolean;
  isClosed: boolean;
};

const CALLS: ReadonlySet<unknown> = new Set(["function_call", "custom_tool_call"]);

/**
 * A book that finds a call by what its item was told by: servers leave an item's id out at its end,
 * make a new one, or tell the whole answer under new ids, and a call that began anew for that would be
 * done twice. Tools that ran at the provider are no calls.
 */
export function createItemBook(host: string): ItemBook {
  const calls = createToolCalls(host);
  const known: Known[] = [];
  let thoughts: ReasoningItem[] = [];

  function* beginItem(item: Item, index: unknown): Iterable<ModelEvent> {
    const { call_id: callId } = item;
    const fields = { key: keyOf(item), callId, index, hasChunks: false, isClosed: false };
    const entry: Known = { call: calls.count(), ...fields };
    known.push(entry);
    const signature = signatureOf(thoughts, host);
    thoughts = [];
    yield calls.begin({ id: callId ?? item.id, name: item.name, signature });
    yield* addChunk(entry, argumentsText(item.arguments ?? item.input));
  }

  function* addChunk(entry: Known, text: string): Iterable<ModelEvent> {
    if (text === "") return;
    entry.hasChunks = true;
    yield* calls.append(entry.call, text);
  }

  function* endItem(item: Item, entry: Known | undefined, index?: unknown): Iterable<ModelEvent> {
    if (entry === undefined) yield* beginItem(item, index);
    else if (!entry.hasChunks) yield* addChunk(entry, argumentsText(item.arguments ?? item.input));
    const ended = entry ?? known.at(-1);
    if (ended !== undefined) ended.isClosed = true;
  }

  const findById = (id: unknown) => known.findLast(({ key }) => isSame(key, id));
  const findOpen = (isWanted: (entry: Known) => boolean) =>
    known.findLast((entry) => !entry.isClosed && isWanted(entry));
  const findByIndex = (at: unknown) => findOpen(({ index }) => isSame(index, at));

  return {
    begin: function* ({ item, output_index: index }) {
      if (!item || !CALLS.has(item.type) || findById(keyOf(item)) !== undefined) return;
      yield* beginItem(item, index);
    },
    append: function* ({ item_id: id, output_index: index, delta }) {
      const entry = findById(id) ?? findByIndex(index);
      // What belongs to no call is lost with it: its item tells the whole at its end.
      if (entry !== undefined && typeof delta === "string") yield* addChunk(entry, delta);
    },
    whole: function* (item, index) {
      if (item.type === "reasoning") thoughts = addThought(thoughts, item);
      if (!CALLS.has(item.type)) return;
      // Two calls may have one `call_id`: only one that has not ended is meant by it.
      const byCallId = findOpen(({ callId }) => isSame(callId, item.call_id));
      yield* endItem(item, findById(keyOf(item)) ?? byCallId ?? findByIndex(index), index);
    },
    rest: function* (output) {
      const found = matchItems(
        output.filter(({ type }) => CALLS.has(type)),
        known,
      );
      for (const item of output) {
        if (item.type === "reasoning") thoughts = addThought(thoughts, item);
        if (CALLS.has(item.type)) yield* endItem(item, found.get(item));
      }
    },
    count: calls.count,
  };
}

/** Which call each item is: by its ids where they are known, else one after the other. */
function matchItems(items: readonly Item[], known: readonly Known[]): Map<Item, Known> {
  const left = new Set(known);
  const found = new Map<Item, Known>();
  const match = (isWanted: (entry: Known, item: Item) => boolean) => {
    for (const item of items.filter((one) => !found.has(one))) {
      const entry = [...left].find((one) => isWanted(one, item));
      if (entry === undefined) continue;
      left.delete(entry);
      found.set(item, entry);
    }
  };
  match(({ key }, item) => isSame(key, keyOf(item)));
  match(({ callId }, item) => isSame(callId, item.call_id));
  match(() => true);
  return found;
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other && one !== "" && one !== undefined && one !== null;
}

function signatureOf(thoughts: readonly ReasoningItem[], host: string): string | undefined {
  const text = JSON.stringify({ host, reasoning_items: [...thoughts] } satisfies SealedThoughts);
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
