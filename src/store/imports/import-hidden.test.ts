import { expect, it } from "vitest";
import { contextIdOf } from "../../../test/builders/add-conversation";
import {
  makeImportedConversation as made,
  makeImported,
} from "../../../test/builders/make-import-store";
import { makeStore } from "../../../test/builders/make-store";

const SECRET = "4111 1111 1111 1111";

it("an import keeps nothing that the person's rules do not allow to be kept", async () => {
  const harness = await makeStore();
  const { store, conversationId } = harness;
  const rule = { kind: "pattern", text: "#### #### #### ####", when: "stored" } as const;
  const sent = { kind: "word", text: "herons", when: "sent" } as const;
  await store.settings.update((current) => ({
    ...current,
    prompt: { ...current.prompt, redactions: [rule, sent] },
  }));
  const contextId = await contextIdOf(store, conversationId);
  const { base } = await store.imports.begin({ contextId });
  const question = makeImported(">q1", {
    text: `Pay with ${SECRET} for herons`,
    files: [{ name: `${SECRET}.txt`, text: `card: ${SECRET}` }],
    metadata: { note: SECRET },
  });
  const answered = makeImported("q1>a1", { text: `Not ${SECRET}`, thinking: `${SECRET}?` });
  const one = { ...made([]), title: `About ${SECRET}`, messages: [question, answered] };
  const input = { contextId, source: "claude", base, conversations: [one] } as const;
  expect(await store.imports.add(input)).toEqual([{ result: "added", messages: 2 }]);
  const known = await store.imports.known({ source: "claude", ids: ["c1"] });
  const id = known[0]?.conversationId ?? "";
  const page = await store.listMessages({ conversationId: id, before: null, limit: 9 });
  const stored = JSON.stringify([await store.conversations.find(id), page.messages]);
  expect(stored).not.toContain(SECRET);
  // The title, a name, three texts, what was thought, and what was told beside.
  expect(stored.split("[redacted]")).toHaveLength(8);
  expect(stored).toContain("herons");
  expect(await store.imports.add(input)).toEqual([{ result: "unchanged", messages: 0 }]);
});
