import { describe, expect, it } from "vitest";
import { readMade } from "../../test/builders/read-made";
import { MAX_CONVERSATION_MESSAGES } from "../domain/limits";

// Open WebUI shows a chat without `history` as a row of `chat.messages`, in `Chat.svelte` by
// `convertMessagesToHistory`; its server falls back to that list too, and keeps the end of what is
// shown as `current_message_id` beside the chat (`backend/open_webui/models/chats.py`).

const said = (role: string, content: unknown, more: object = {}) => ({ role, content, ...more });

describe("a chat of Open WebUI's", () => {
  it.each([{}, { history: null }, { history: { messages: {}, currentId: null } }])(
    "is read from its list where it has no tree: %j",
    (history) => {
      const messages = [said("user", "Why?"), "odd", said("assistant", "So.", { id: "a" })];
      const more = [said("user", "And?", { id: "a" }), said("user", "Why not?")];
      const chat = { title: "Sky", messages: [...messages, ...more], ...history };
      const read = readMade({ id: "c", title: "Sky", chat, created_at: 1_700_000_000 });
      expect(read.texts).toEqual(["Why?", "So.", "Why not?"]);
      expect(read.links).toEqual([">c#0", "c#0>a", "a>c#4"]);
      expect(read.conversation?.leaf).toBe("c#4");
      expect(read.notes).toEqual({ unknown: 1, double: 1 });
    },
  );

  it("is none where neither is there", () => {
    expect(readMade({ id: "c", chat: { title: "Sky" } }).problem).toBe("not-a-conversation");
    expect(readMade({ id: "c", chat: { messages: [] } }).problem).toBe("empty");
  });

  it("is one of its own where it has no name, whatever its messages are called", () => {
    const named = (title: string, question: string, more: object = {}) => {
      const messages = [said("user", question, more), said("assistant", "So.")];
      return readMade({ chat: { title, messages } }).conversation?.id;
    };
    const ids = [named("Sky", "Why?"), named("Sea", "Why?"), named("Sky", "How?")];
    const numbered = [named("Tea", "When?", { id: "1" }), named("Sea", "Where?", { id: "1" })];
    expect(new Set([...ids, ...numbered]).size).toBe(5);
    expect(named("Sky", "Why?")).toBe(ids[0]);
  });

  it("is too large where its list is longer than a conversation may be", () => {
    const messages = Array.from({ length: MAX_CONVERSATION_MESSAGES + 2 }, () => ({}));
    expect(readMade({ id: "c", chat: { messages } }).problem).toBe("too-large");
  });

  it("ends where the server says, where its tree does not", () => {
    const node = (id: string, parentId: string | null, at: number) => {
      return { ...said(parentId === null ? "user" : "assistant", id), id, parentId, timestamp: at };
    };
    const nodes = [node("q", null, 1_700_000_000), node("a", "q", 1_700_000_001)];
    const tree = [...nodes, node("b", "q", 1_700_000_002)].map((one) => [one.id, one] as const);
    const history = { messages: Object.fromEntries(tree), currentId: null };
    const read = readMade({ id: "c", chat: { history }, current_message_id: "a" });
    expect(read.conversation?.leaf).toBe("a");
  });

  it("keeps what a message says in parts, and counts what says nothing that is known", () => {
    const parts = [
      { type: "text", text: "Look" },
      { type: "text", text: "here" },
    ];
    const picture = { type: "image_url", image_url: { url: "https://a.test/b.png" } };
    const beside = [...parts, picture, { type: "text", text: "" }];
    const silent = said("assistant", [], { output: [] });
    const messages = [said("user", beside), said("assistant", 7), silent, said("assistant", "Yes")];
    const read = readMade({ id: "c", chat: { messages } });
    expect(read.texts).toEqual(["Look\n\nhere", "Yes"]);
    expect(read.notes).toEqual({ image: 1, unknown: 1 });
  });
});
