import { describe, expect, it } from "vitest";
import { makeKeptPlan } from "../../../test/builders/make-plan";
import { backUp, makeTwo, restore } from "../../../test/builders/make-restore";
import { sayTurn } from "../../../test/builders/make-store";
import type { KeptPlan } from "../../domain/prompt-plan";
import type { PlannedQuote } from "../../domain/quote";
import { decodePayload, encodePayload } from "../../store/database/payloads";
import { renameRow } from "./rename-row";
import { renamedId } from "./renamed-id";

const digest = "of the backup";

/** A kept plan as it stands in a copy. */
async function renamed(plan: Partial<KeptPlan["plan"]>) {
  const columns = { id: crypto.randomUUID(), parent: crypto.randomUUID(), order: 1 };
  const payload = encodePayload("plans", makeKeptPlan(crypto.randomUUID(), plan));
  const row = await renameRow({ table: "plans", columns, version: 1, payload }, digest);
  return decodePayload("plans", row?.payload ?? "").plan;
}

describe("what a copy of a conversation holds", () => {
  it("is called by first words that go with their message", async () => {
    const { here, other } = await makeTwo();
    await sayTurn(here, "here", "here");
    await sayTurn(other, "there", "there");
    const backup = await backUp(other);
    const { vault } = await restore(backup, here, "merge");
    const store = vault.restart();
    const { digest: of } = backup.manifest;
    const conversationId = await renamedId({ id: here.conversationId, digest: of });
    const { context } = await store.branches.readPosition({ conversationId });
    const page = await store.listMessages({ conversationId, before: null, limit: 20 });
    const first = page.messages.find(({ text }) => text === "first");
    const what = { type: "ids", ids: [first?.id ?? ""] } as const;
    await store.deleteMessages({ contextId: context.id, conversationId, what });
    const { conversation } = await store.conversations.show({ conversationId });
    expect(conversation.title).toBe("there");
  });

  it("quotes its own messages, and those of others where they lie", async () => {
    const [own, theirs, fact, page] = Array.from({ length: 4 }, () => crypto.randomUUID());
    const quote: Omit<PlannedQuote, "messageId"> = {
      conversationId: null,
      from: 0,
      until: 4,
      speaker: "user",
      at: 0,
      terms: [],
      relevance: 1,
      tokens: 1,
    };
    const quotes = [
      { ...quote, messageId: own ?? "" },
      { ...quote, conversationId: crypto.randomUUID(), messageId: theirs ?? "" },
      { ...quote, messageId: fact ?? "", kind: "fact" as const },
    ];
    const none = { kind: null, messages: 0, because: null, seenFrom: null } as const;
    const plan = await renamed({
      sections: [{ kind: "quotes", source: { type: "quotes", quotes }, text: "", tokens: 3 }],
      leftOut: [
        { ...none, what: "section", reason: "quote-tokens", quoted: quotes[0] },
        {
          ...none,
          what: "page",
          reason: "page-tokens",
          page: { id: page ?? "", tokens: 9, kept: 5, passages: 1, headings: [] },
        },
      ],
    });
    const [section] = plan.sections;
    const sectionQuotes = section?.source.type === "quotes" ? section.source.quotes : [];
    const copy = await renamedId({ id: own ?? "", digest });
    expect(sectionQuotes.map(({ messageId }) => messageId)).toEqual([copy, theirs, fact]);
    expect(plan.leftOut.map(({ quoted }) => quoted?.messageId)).toEqual([copy, undefined]);
    expect(plan.leftOut[1]?.page?.id).toBe(await renamedId({ id: page ?? "", digest }));
  });
});
