import { describe, expect, it } from "vitest";
import { FROZEN_GRANT, FROZEN_PARAMETERS, FROZEN_PDF } from "../builders/add-newer";
import { expectConversation, expectModelWork, expectSealedAnew } from "../builders/frozen-facts";
import { FROZEN_CASES, openFrozen } from "../builders/open-frozen";

describe("a database of version 7 whose rows hold what conversations and servers have since", () => {
  it.each(FROZEN_CASES)("M-096 opens with all that it holds ($name by $by)", async (frozen) => {
    const opened = await openFrozen("7b", frozen);
    await expectConversation(opened, "Confidant");
    await expectModelWork(opened);
    const { store, conversationId } = opened;
    const conversation = await store.conversations.find(conversationId);
    expect(conversation?.parameters).toEqual(FROZEN_PARAMETERS);
    const attached = await store.attachments.listDraft(conversationId);
    expect(attached).toMatchObject([{ kind: "image" }, FROZEN_PDF]);
  });

  it("holds a server of tools with what it offers, and what signing in there has given", async () => {
    const { store } = await openFrozen("7b", { name: "whole", by: "recovery" });
    const servers = (await store.connections.list()).filter(({ kind }) => kind === "mcp");
    expect(servers).toMatchObject([
      { tools: [{ name: "look" }], signedInAt: "https://sign.example.org" },
    ]);
    const secrets = await store.connections.readSecrets(servers[0]?.id ?? "");
    expect(secrets?.grant).toEqual(FROZEN_GRANT);
  });

  it("is sealed anew as a whole", async () => {
    await expectSealedAnew("7b");
  });
});
