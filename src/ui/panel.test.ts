import { describe, expect, it } from "vitest";
import {
  createFakeClient,
  makeMessage,
  makePage,
  makeReply,
  settle,
} from "../../test/fakes/fake-client";
import { createPanel } from "./panel";

const CANARY = "canary-of-the-person";

describe("a panel that is closed", () => {
  async function openAndClose() {
    const page = () => makePage([makeMessage(9, { text: CANARY }), makeReply(10, "streaming")]);
    const fake = createFakeClient({ "message.list": page });
    const panel = createPanel(fake.client);
    await panel.sync.start();
    await settle();
    panel.drafts.change(CANARY);
    const { messages } = panel.conversation.get();
    panel.close();
    return { ...fake, panel, messages };
  }

  it("holds no text any more, and takes none", async () => {
    const { panel, messages } = await openAndClose();
    expect(JSON.stringify(messages)).toContain(CANARY);
    panel.conversation.dispatch({ type: "newest", page: makePage([makeMessage(9)]) });
    expect(panel.conversation.get()).toMatchObject({ messages: [], opened: null });
  });

  it("has ended every watch and listener", async () => {
    const { watches, listeners } = await openAndClose();
    expect(watches.map((watch) => [watch.name, watch.stopped()])).toEqual([
      ["conversation.watch", true],
      ["turn.watch", true],
    ]);
    expect(listeners()).toBe(0);
  });

  it("saves no draft that was left", async () => {
    const { panel, named } = await openAndClose();
    panel.drafts.flush();
    await settle();
    expect(named("draft.save")).toEqual([]);
  });
});
