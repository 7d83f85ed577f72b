import { describe, expect, it } from "vitest";
import {
  createFakeClient,
  makeMessage,
  makePage,
  makeReply,
  makeSummary,
  NO_SUMMARIES,
  OPENED,
  settle,
} from "../../test/fakes/fake-client";
import { createPanel } from "./panel";

const CANARY = "canary-of-the-person";

describe("a panel that is closed", () => {
  async function openAndClose() {
    const page = () => makePage([makeMessage(9, { text: CANARY }), makeReply(10, "streaming")]);
    const active = makeSummary(70, { text: CANARY });
    const list = () => ({ ...NO_SUMMARIES, active, dropped: [active] });
    const conversation = { ...OPENED.conversation, title: CANARY };
    const fake = createFakeClient({
      "conversation.open": () => ({ ...OPENED, conversation }),
      "message.list": page,
      "summary.list": list,
    });
    const panel = createPanel(fake.client);
    await panel.sync.start();
    await settle();
    panel.drafts.change(CANARY);
    panel.meter.type(CANARY);
    panel.summaries.refresh();
    await settle();
    panel.summaries.edit(makeSummary(70, { text: CANARY }));
    const { messages } = panel.conversation.get();
    const held = JSON.stringify(panel.summaries.get());
    panel.close();
    return { ...fake, panel, messages, held };
  }

  it("holds no text any more, and takes none", async () => {
    const { panel, messages } = await openAndClose();
    expect(JSON.stringify(messages)).toContain(CANARY);
    panel.conversation.dispatch({ type: "newest", page: makePage([makeMessage(9)]) });
    const conversation = { ...OPENED.conversation, title: CANARY };
    panel.conversation.dispatch({ type: "titled", conversation });
    expect(JSON.stringify(panel.conversation.get())).not.toContain(CANARY);
    expect(panel.conversation.get()).toMatchObject({ messages: [], opened: null });
  });

  it("holds neither what was typed nor a summary", async () => {
    const { panel, held } = await openAndClose();
    expect(held).toContain(CANARY);
    const { meter, summaries } = panel;
    const left = [meter.text(), meter.get(), summaries.typed(), summaries.get()];
    expect(JSON.stringify(left)).not.toContain(CANARY);
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
