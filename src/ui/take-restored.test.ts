import { describe, expect, it } from "vitest";
import {
  CONVERSATION,
  createFakeClient,
  idOf,
  makeCard,
  OPENED,
  settle,
} from "../../test/fakes/fake-client";
import { createPanelShell } from "./panel-shell";
import { takeRestored } from "./take-restored";

const WINDOW = 7;

async function setUp(answer: () => unknown = () => ({ opened: OPENED, isPanelOpen: true })) {
  const fake = createFakeClient({ "panel.show": answer });
  const shell = createPanelShell({ client: fake.client, readWindow: async () => WINDOW });
  await shell.start();
  await settle();
  const { conversation } = shell.current.get().panel;
  conversation.dispatch({ type: "problem", failure: { code: "archived", data: {} } });
  return { ...fake, shell, conversation };
}

describe("takeRestored", () => {
  it("ends the problem, shows the card and makes the context the active one", async () => {
    const { shell, conversation, named } = await setUp();
    takeRestored(shell, makeCard({ name: "Garden" }));
    await settle();
    const { problem, opened } = conversation.get();
    expect([problem, opened?.contextName]).toEqual([null, "Garden"]);
    expect(named("panel.show").map(({ input }) => input)).toEqual([
      { contextId: OPENED.conversation.contextId, conversationId: CONVERSATION, windowId: WINDOW },
    ]);
  });

  it("changes nothing where another context is shown since it was asked for", async () => {
    const { shell, conversation, named } = await setUp();
    takeRestored(shell, makeCard({ id: idOf(77) }));
    await settle();
    expect(conversation.get().problem).toMatchObject({ code: "archived" });
    expect(named("panel.show")).toEqual([]);
  });

  it("tells where the context could not be made the active one", async () => {
    const { shell, conversation } = await setUp(() => {
      throw new Error("gone");
    });
    takeRestored(shell, makeCard());
    await settle();
    expect(conversation.get().problem).not.toBeNull();
  });
});
