import { describe, expect, it } from "vitest";
import { idOf, makeMessage, makePage, makeReply, settle } from "../../../test/fakes/fake-client";
import { createConversationStore } from "./conversation-store";
import { createMessageEdits } from "./message-edits";

function setUp(stored = true) {
  const store = createConversationStore();
  const rows = [makeMessage(9, { text: "first" }), makeReply(10, "complete"), makeMessage(11)];
  store.dispatch({ type: "newest", page: makePage([...rows, makeReply(12, "complete")]) });
  const sent: [string, string, boolean | undefined][] = [];
  const edits = createMessageEdits({
    store,
    turns: {
      edit: async (messageId, text, fromBlank) => {
        sent.push([messageId, text, fromBlank]);
        return stored;
      },
    },
  });
  return { edits, sent, store };
}

describe("createMessageEdits", () => {
  it("opens the newest message of the person's, and nothing where there is none", () => {
    const { edits } = setUp();
    expect(edits.editLast()).toBe(true);
    expect(edits.get().editing).toBe(idOf(11));
    const none = createMessageEdits({
      store: createConversationStore(),
      turns: { edit: async () => true },
    });
    expect(none.editLast()).toBe(false);
  });

  it("begins another way on in a message's place without its text, and sends it as a version", async () => {
    const { edits, sent } = setUp();
    edits.branch(idOf(9));
    expect(edits.get()).toMatchObject({ editing: idOf(9), isBlank: true });
    await edits.send("elsewhere");
    edits.branch(idOf(9));
    // The same words without its files are another question.
    await edits.send("first");
    expect(sent).toEqual([
      [idOf(9), "elsewhere", true],
      [idOf(9), "first", true],
    ]);
    edits.branch(idOf(9));
    edits.cancel();
    expect(edits.get()).toMatchObject({ editing: null, isBlank: false });
    edits.edit(idOf(9), "message");
    expect(edits.get().isBlank, "an edit has the text").toBe(false);
  });

  it("stays open while its version is being sent: what is opened then would be closed by its end", async () => {
    const store = createConversationStore();
    store.dispatch({ type: "newest", page: makePage([makeMessage(9), makeMessage(11)]) });
    let answer: (stored: boolean) => void = () => {};
    const edit = () =>
      new Promise<boolean>((resolve) => {
        answer = resolve;
      });
    const edits = createMessageEdits({ store, turns: { edit } });
    edits.edit(idOf(9), "message");
    const sending = edits.send("second");
    edits.cancel();
    edits.edit(idOf(11), "message");
    expect(edits.get()).toMatchObject({ editing: idOf(9), busy: true });
    answer(false);
    await sending;
    expect(edits.get(), "what could not be sent").toMatchObject({ editing: idOf(9), busy: false });
    edits.cancel();
    expect(edits.get().editing).toBe(null);
  });

  it("sends another version and gives the keyboard to the composer", async () => {
    const { edits, sent } = setUp();
    edits.edit(idOf(9), "message");
    await edits.send("second");
    expect(sent).toEqual([[idOf(9), "second", false]]);
    expect(edits.get()).toEqual({
      editing: null,
      isBlank: false,
      busy: false,
      focus: "composer",
      typed: "",
      promptFor: null,
    });
  });

  it("keeps its field where the text could not be stored", async () => {
    const { edits } = setUp(false);
    edits.edit(idOf(9), "message");
    await edits.send("second");
    expect(edits.get()).toMatchObject({ editing: idOf(9), busy: false });
  });

  it("sends neither an empty text, nor the same, nor one twice", async () => {
    const { edits, sent } = setUp();
    edits.edit(idOf(9), "message");
    await edits.send("  ");
    expect(edits.get().editing).toBe(idOf(9));
    await edits.send("first");
    expect(edits.get().editing).toBeNull();
    edits.edit(idOf(9), "message");
    edits.send("second");
    edits.send("second");
    await settle();
    expect(sent).toHaveLength(1);
  });

  it("opens no other in the place of one that something was typed in, and gives that the keyboard", () => {
    const { edits } = setUp();
    edits.edit(idOf(9), "message");
    edits.branch(idOf(11));
    expect(edits.get()).toMatchObject({ editing: idOf(11), isBlank: true, focus: "editor" });
    edits.focused();
    edits.type("elsewhere");
    edits.edit(idOf(9), "message");
    expect(edits.get()).toMatchObject({ editing: idOf(11), isBlank: true, focus: "editor" });
    edits.focused();
    expect(edits.editLast()).toBe(true);
    expect(edits.get()).toMatchObject({ isBlank: true, focus: "editor" });
    edits.cancel();
    edits.edit(idOf(9), "message");
    expect(edits.get().editing).toBe(idOf(9));
    expect(edits.typed()).toBeNull();
  });

  it("opens another where the branch of the edited one was left, and has its text once that is shown again", () => {
    const { edits, store } = setUp();
    edits.edit(idOf(11), "message");
    edits.type("half a tho");
    const other = [makeMessage(9), makeReply(10, "complete"), makeMessage(13)];
    store.dispatch({ type: "newest", page: makePage(other) });
    expect(edits.typed(), "while nothing else is edited").toBe("half a tho");
    expect(edits.editLast()).toBe(true);
    expect(edits.get()).toMatchObject({ editing: idOf(13), focus: "editor" });
    expect(edits.typed(), "of another").toBeNull();
    edits.cancel();
    edits.branch(idOf(9));
    expect(edits.get().editing).toBe(idOf(9));
    store.dispatch({ type: "newest", page: makePage([makeMessage(9), makeMessage(11)]) });
    edits.edit(idOf(11), "message");
    expect(edits.typed()).toBe("half a tho");
  });

  it("forgets what was typed once that is sent, called off or closed", async () => {
    const { edits } = setUp();
    const type = () => {
      edits.edit(idOf(9), "message");
      edits.type("second");
    };
    type();
    await edits.send("second");
    edits.edit(idOf(9), "message");
    expect(edits.typed(), "sent").toBeNull();
    type();
    edits.cancel();
    edits.edit(idOf(9), "message");
    expect(edits.typed(), "called off").toBeNull();
    type();
    edits.close();
    expect(edits.typed(), "closed").toBeNull();
  });

  it("gives the keyboard back where it came from when it is called off", () => {
    const { edits } = setUp();
    edits.edit(idOf(9), "message");
    edits.cancel();
    expect(edits.get().focus).toEqual({ messageId: idOf(9) });
    edits.focused();
    edits.editLast();
    edits.cancel();
    expect(edits.get().focus).toBe("composer");
  });
});
