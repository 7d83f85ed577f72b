import { describe, expect, it } from "vitest";
import { backUp, restore } from "../../test/builders/make-restore";
import { makeStore } from "../../test/builders/make-store";
import type { Model } from "../domain/model";
import { createOllamaProvider } from "../providers/ollama/create-ollama-provider";
import type { Store } from "../store/create-store";
import { createBuiltInAddress } from "./built-in-address";
import { currentModel } from "./current-model";
import { createProviderFetch } from "./provider-fetch";
import { reachModel } from "./reach-model";

const NOTHING: Model = { provider: "ollama", name: "a", url: "", window: null, thinks: false };

/** A store into which a stranger's backup came, with that model in its context. */
async function restored(model: object) {
  const [here, other] = [await makeStore(), await makeStore()];
  const backup = await backUp(other, {
    change: (row) => {
      if (row.table !== "contexts") return row;
      return { ...row, payload: JSON.stringify({ ...JSON.parse(row.payload), model }) };
    },
  });
  const { vault } = await restore(backup, here, "merge", 0, true);
  const store = vault.restart();
  const mine = here.conversationId;
  const { conversations } = await store.conversations.list({
    contextId: null,
    after: null,
    limit: 9,
    query: "",
    archived: false,
  });
  const theirs = conversations.find(({ conversation }) => conversation.id !== mine);
  if (theirs === undefined) throw new Error("nothing came");
  return { store, contextId: theirs.conversation.contextId };
}

/** Everything that is sent where the context's model is asked to describe itself. */
async function ask(store: Store, contextId: string, isReached: boolean): Promise<string[]> {
  const sent: string[] = [];
  const fetch = createProviderFetch({
    sendSigned: (_, secrets, send) => send(secrets),
    connections: store.connections,
    builtIn: createBuiltInAddress(store),
    fetch: async (url) => {
      sent.push(String(url));
      return new Response("{}");
    },
    mayReach: async () => true,
    isOnline: () => true,
    retryRefused: (_, send) => send(),
  });
  const { context } = await store.contexts.get(contextId);
  const chosen = currentModel(await store.settings.read(), context);
  const model = isReached ? await reachModel({ store }, chosen) : chosen;
  const provider = createOllamaProvider({ fetch });
  await provider.describeModel(model, AbortSignal.timeout(5_000)).catch(() => null);
  return sent;
}

describe("the model of a context that came with somebody else's backup", () => {
  it("is asked at the settings' address, whatever address it brings", async () => {
    const { store, contextId } = await restored({ ...NOTHING, url: "http://127.0.0.1:9" });
    const { ollamaUrl } = await store.settings.read();
    expect(await ask(store, contextId, true)).toEqual([`${ollamaUrl}/api/show`]);
    // Also by what forgets to look where it is.
    expect(await ask(store, contextId, false)).toEqual([]);
  });

  it.each([
    "http://127.0.0.1:9/admin/delete-everything?x=",
    "http://127.0.0.1:9/admin/delete-everything#",
    "http://a:b@127.0.0.1:11434",
    "nonsense",
  ])("is none where its address is none: %s", async (url) => {
    const { store, contextId } = await restored({ ...NOTHING, url });
    expect((await store.contexts.get(contextId)).context.model).toBeNull();
    expect(await ask(store, contextId, true)).toEqual([]);
  });
});

describe("leave to hide which extension asks", () => {
  it("comes with no backup, the person's own among them, and stays where it was given here", async () => {
    const other = await makeStore();
    const url = "http://127.0.0.1:11435";
    const { id } = await other.store.connections.add({
      kind: "ollama",
      preset: null,
      url,
      key: null,
    });
    const { version } = (await other.store.connections.find(id)) ?? { version: 0 };
    await other.store.connections.update({ id, version, hidesOrigin: true });
    await other.store.settings.update((now) => ({ ...now, hidesOrigin: true }));
    const backup = await backUp(other);
    for (const isForeign of [false, true]) {
      for (const mode of ["merge", "replace"] as const) {
        const { vault } = await restore(backup, await makeStore(), mode, 0, isForeign);
        const store = vault.restart();
        expect((await store.settings.read()).hidesOrigin ?? false).toBe(false);
        expect((await store.connections.find(id))?.hidesOrigin ?? false).toBe(false);
      }
    }
    const { vault } = await restore(backup, other, "replace");
    expect((await vault.restart().connections.find(id))?.hidesOrigin).toBe(true);
    expect((await vault.restart().settings.read()).hidesOrigin).toBe(true);
  });
});
