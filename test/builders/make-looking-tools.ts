import { contextStoreOf } from "../../src/background/create-context-store";
import type { SearchIndexer } from "../../src/background/search/search-indexer";
import { createContextTools } from "../../src/background/tools/context-tools";
import { READING_TOOLS } from "../../src/domain/tool-name";
import type { Store } from "../../src/store/create-store";
import type { Answered } from "../../src/turns/tools/tool";
import { noToolServers } from "../fakes/no-tool-servers";
import { indexer, makeHost } from "./make-search";
import { makeStore, sayTurn } from "./make-store";

/** The tools that look up, over a real store and a real index, in a context that has them on. */
export async function makeLookingTools(
  change: (search: SearchIndexer, store: Store) => Pick<SearchIndexer, "find"> = (search) => search,
  given: { readonly remembers?: boolean; readonly isTemporary?: boolean } = {},
) {
  const { isTemporary = false, ...over } = given;
  const harness = await makeStore();
  const { store, conversationId, clock } = harness;
  await sayTurn(harness, "Where is the violin?", "Under the piano");
  const search = indexer(store, makeHost());
  const { readBlocks } = contextStoreOf(store);
  const blockDocs = () => {
    throw new Error("No page is asked for here.");
  };
  const parts = { store, clock, readBlocks, blockDocs, onChange: () => {} };
  const finding = { find: change(search, store).find, embedding: () => null };
  const tools = createContextTools({
    ...{ ...parts, search: () => finding },
    toolServers: noToolServers,
  }).tools();
  const { contextId } = (await store.conversations.show({ conversationId })).conversation;
  const { version } = (await store.contexts.get(contextId)).context;
  const fields = { tools: [...READING_TOOLS], ...over };
  await store.contexts.update({ id: contextId, version, fields });
  const ask = async (name: string, args: object, turnId: string = crypto.randomUUID()) => {
    const { context } = await store.contexts.get(contextId);
    const call = { id: "a", name, arguments: JSON.stringify(args) };
    const at = { context, conversationId, turnId, isTemporary };
    const { signal } = new AbortController();
    const noteSent = async () => {};
    const rest = { taint: [], steps: [], window: 8_192, noteSent, signal };
    return ((await tools.answer(call, { ...at, ...rest })) as Answered).result;
  };
  return { harness, search, contextId, ask };
}
