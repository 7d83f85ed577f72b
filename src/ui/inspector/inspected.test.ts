import { describe, expect, it } from "vitest";
import { CONVERSATION, createFakeClient, idOf, makeView } from "../../../test/fakes/fake-client";
import { createPanel } from "../panel";
import { askShown } from "./inspected";

describe("askShown", () => {
  it("asks for the message as it is typed, and names the same text for a copy", async () => {
    const { client, named } = createFakeClient();
    const panel = createPanel(client);
    panel.meter.type("What now?");
    const typed = { conversationId: CONVERSATION, text: "What now?" };
    const shown = await askShown(panel, { type: "typed" });
    expect(named("prompt.preview").map(({ input }) => input)).toEqual([typed]);
    expect(shown).toMatchObject({ sent: null, of: { type: "typed", ...typed } });
  });

  it("asks for what a turn was answered by", async () => {
    const sent = { ...makeView(), match: "sent" };
    const { client, named } = createFakeClient({ "prompt.sent": () => sent });
    const turn = { type: "turn", turnId: idOf(10), step: 1 } as const;
    const shown = await askShown(createPanel(client), turn);
    expect(named("prompt.sent")[0]?.input).toEqual({ turnId: idOf(10), step: 1 });
    expect(shown).toMatchObject({ of: turn, sent: { match: "sent" } });
  });
});
