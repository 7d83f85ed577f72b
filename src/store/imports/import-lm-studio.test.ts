import { describe, expect, it } from "vitest";
import { makeImportStore } from "../../../test/builders/make-import-store";
import { readMade } from "../../../test/builders/read-made";
import type { ImportedConversation } from "../../domain/imported";

const CREATED_AT = 1_736_789_912_980;

/** A conversation of LM Studio's, by what was said by turns. */
function saidInTurn(...texts: readonly string[]): ImportedConversation {
  const messages = texts.map((text, at) => {
    const role = at % 2 === 0 ? "user" : "assistant";
    const content = [{ type: "text", text }];
    return { currentlySelected: 0, versions: [{ type: "singleStep", role, content }] };
  });
  const { conversation } = readMade({ name: "Chat", createdAt: CREATED_AT, messages }, Date.now());
  if (conversation === null) throw new Error("no conversation");
  return { ...conversation, rank: 0 };
}

/** The same with the names that earlier releases gave: nothing but places. */
function namedByPosition(conversation: ImportedConversation): ImportedConversation {
  const names = new Map(conversation.messages.map(({ id }, at) => [id, `${at}.0`]));
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? id));
  const messages = conversation.messages.map((one) => {
    return { ...one, id: nameOf(one.id) ?? "", previous: nameOf(one.previous) };
  });
  return { ...conversation, messages, leaf: nameOf(conversation.leaf) };
}

async function makeImports() {
  const harness = await makeImportStore();
  const { imports, context, messages, conversations } = harness;
  return {
    add: async (conversation: ImportedConversation) => {
      const { base } = await imports.begin({ contextId: context.id });
      const input = { contextId: context.id, source: "lmstudio", base } as const;
      return imports.add({ ...input, conversations: [conversation] });
    },
    /** What is shown, from its beginning, and how many messages there are. */
    readShown: async () => {
      const all = await messages();
      const byId = new Map(all.map((one) => [one.id, one]));
      const [head] = await conversations();
      const shown: string[] = [];
      for (let at = byId.get(head?.activeLeaf ?? ""); at !== undefined; ) {
        shown.unshift(at.text);
        at = byId.get(at.previous ?? "");
      }
      return { shown, count: all.length };
    },
  };
}

describe("a conversation of LM Studio's that is imported again", () => {
  it("loses nothing that was said after something before it was deleted there", async () => {
    const { add, readShown } = await makeImports();
    await add(saidInTurn("One?", "One.", "Go on", "Two.", "Go on", "Three."));
    await add(saidInTurn("Go on", "Two.", "Go on", "Three.", "Go on", "Four."));
    const shown = ["One?", "One.", "Go on", "Two.", "Go on", "Three.", "Go on", "Four."];
    expect(await readShown()).toEqual({ shown, count: 8 });
  });

  it("goes on behind what was written in another's place there", async () => {
    const { add, readShown } = await makeImports();
    await add(saidInTurn("One?", "One."));
    await add(saidInTurn("One?", "Another.", "Why?", "So."));
    expect(await readShown()).toMatchObject({ count: 5 });
    await add(saidInTurn("One?", "Another.", "Why?", "So."));
    expect(await readShown()).toMatchObject({ count: 5 });
  });

  it("is known again where an earlier release has named its messages by their places", async () => {
    const { add, readShown } = await makeImports();
    const texts = ["One?", "One.", "Go on", "Two.", "Go on", "Three."];
    await add(namedByPosition(saidInTurn(...texts)));
    expect(await add(saidInTurn(...texts))).toEqual([{ result: "unchanged", messages: 0 }]);
    await add(saidInTurn(...texts.slice(2), "Why?", "So."));
    expect(await readShown()).toEqual({ shown: [...texts, "Why?", "So."], count: 8 });
  });
});
