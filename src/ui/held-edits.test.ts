import { describe, expect, it } from "vitest";
import { createFakeClient, idOf, makeOpened, settle } from "../../test/fakes/fake-client";
import { createPanelShell } from "./panel-shell";

const CANARY = "canary-of-the-person";

async function setUp(answers: Parameters<typeof createFakeClient>[0] = {}) {
  const { client } = createFakeClient({
    "conversation.show": ({ conversationId }: { conversationId: string }) =>
      makeOpened(Number(conversationId.slice(-3))),
    ...answers,
  });
  const shell = createPanelShell({ client, readWindow: async () => 7 });
  await shell.start();
  await settle();
  const edits = () => shell.current.get().panel.edits;
  const show = (n: number) => shell.showConversation({ id: idOf(n), contextId: idOf(2) });
  return { shell, edits, show };
}

describe("a message that is edited where another conversation is shown", () => {
  it("has what was typed into a message again with its conversation, unless it was locked since", async () => {
    const { shell, edits, show } = await setUp();
    const shownFirst = edits();
    shownFirst.branch(idOf(9));
    shownFirst.type(CANARY);
    await show(5);
    expect(shownFirst.typed()).toBeNull();
    expect(edits().get().editing).toBeNull();
    edits().edit(idOf(9), "message");
    edits().type("in another");
    await show(1);
    expect(edits().get()).toMatchObject({ editing: idOf(9), isBlank: true, focus: null });
    expect(edits().typed()).toBe(CANARY);
    await show(5);
    expect(edits().typed()).toBe("in another");
    shell.close();
    expect(edits().typed()).toBeNull();
  });

  it("holds no version of a message that was stored while another conversation is shown", async () => {
    let answer = (_: unknown) => {};
    const { edits, show } = await setUp({
      "turn.edit": () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    edits().edit(idOf(9), "message");
    edits().type(CANARY);
    const sending = edits().send(CANARY);
    await show(5);
    answer({ id: idOf(20) });
    await sending;
    await show(1);
    expect(edits().get().editing).toBeNull();
    expect(edits().typed()).toBeNull();
  });
});
