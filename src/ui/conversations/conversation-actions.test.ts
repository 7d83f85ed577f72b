import { describe, expect, it } from "vitest";
import { createFakeClient, idOf, makeListed, settle } from "../../../test/fakes/fake-client";
import type { Conversation } from "../../domain/conversation";
import { createPanelShell } from "../panel-shell";
import { conversationActions } from "./conversation-actions";
import type { Question } from "./question";

function setUp(over: Partial<Conversation> = {}, isPinned = false, canUndo = true) {
  const conversation = { ...makeListed(5).conversation, ...over };
  const fake = createFakeClient({ "conversation.archive": () => ({ ...conversation, canUndo }) });
  const shell = createPanelShell({ client: fake.client, readWindow: async () => 1 });
  const dialogs: Question[] = [];
  const actions = conversationActions({
    shell,
    conversation,
    isPinned,
    ask: (question) => dialogs.push(question),
    attempt: (act) => act(),
  });
  const choose = async (name: string) => {
    actions.find((action) => action.name === name)?.run();
    await settle();
  };
  const offered = () => shell.undo.get();
  return {
    ...fake,
    shell,
    offered,
    dialogs,
    choose,
    names: actions.map(({ name }) => name),
    actions,
  };
}

describe("conversationActions", () => {
  it("renames, tags, moves, sets parameters and removes only after a question", async () => {
    const { names, choose, dialogs, calls } = setUp();
    const questions = ["rename", "tags", "move", "parameters", "remove"];
    const acts = ["rename", "pin", "tags", "move", "parameters", "export", "archive", "remove"];
    expect(names).toEqual(acts);
    for (const name of questions) await choose(name);
    expect(dialogs).toEqual(questions);
    expect(calls).toEqual([]);
  });

  it("pins what is not pinned, and archives or restores what is meant, which need not be shown", async () => {
    const { choose, calls } = setUp();
    await choose("pin");
    await choose("archive");
    const archived = setUp({ archivedAt: 1 }, true);
    await archived.choose("pin");
    await archived.choose("archive");
    const undo = expect.any(String);
    expect([...calls, ...archived.calls].map(({ input }) => input)).toEqual([
      { conversationId: idOf(5), pinned: true },
      { conversationId: idOf(5), archived: true, undo },
      { conversationId: idOf(5), pinned: false },
      { conversationId: idOf(5), archived: false, undo },
    ]);
  });

  it("offers to undo an archive, by the id that it was done under, and no restore", async () => {
    const { choose, calls, offered } = setUp();
    await choose("archive");
    const undoId = (calls[0]?.input as { undo?: string } | undefined)?.undo;
    expect(undoId).toMatch(/^[0-9a-f-]{36}$/);
    expect(offered()).toMatchObject({ undoId, what: { kind: "archived" } });
    const archived = setUp({ archivedAt: 1 });
    await archived.choose("archive");
    expect(archived.offered()).toBeNull();
  });

  it("offers nothing to undo where nothing is held, as of what was archived elsewhere before", async () => {
    const { choose, offered } = setUp({}, false, false);
    await choose("archive");
    expect(offered()).toBeNull();
  });

  it("withdraws what it has offered of a conversation once that is restored, and of no other", async () => {
    const { shell, choose, offered } = setUp({ archivedAt: 1 });
    const undoId = crypto.randomUUID();
    const offer = (about: string) =>
      shell.undo.set({ undoId, what: { kind: "archived" }, about, since: 1 });
    offer(idOf(6));
    await choose("archive");
    expect(offered()).toMatchObject({ about: idOf(6) });
    offer(idOf(5));
    await choose("archive");
    expect(offered()).toBeNull();
  });

  it("offers for a temporary one its parameters, and to discard it after a question", async () => {
    const { names, choose, dialogs } = setUp({ temporary: true });
    expect(names).toEqual(["parameters", "discard"]);
    await choose("discard");
    expect(dialogs).toEqual(["remove"]);
  });
});
