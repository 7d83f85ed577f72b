import { describe, expect, it } from "vitest";
import { addConversation } from "../../../test/builders/add-conversation";
import { makeApp, untilQuiet } from "../../../test/builders/make-app";
import { makeImportedConversation } from "../../../test/builders/make-import-store";
import { indexer, makeHost, untilWhole } from "../../../test/builders/make-search";
import { MODEL, makeStore, sayTurn } from "../../../test/builders/make-store";
import { DEFAULT_CONTEXT_FIELDS } from "../../domain/context";
import { GUIDE_MODEL } from "../../domain/model";
import { promptSent } from "./prompt-sent";

const QUESTION = "What was the hotel in Turin called?";
const SAID = "We stayed at the Hotel Boston in Turin.";

/** An app whose context quotes what was said; a hotel was spoken of in an earlier conversation. */
async function setup(
  contextProviders = [...DEFAULT_CONTEXT_FIELDS.contextProviders, "quotes"] as const,
) {
  const harness = await makeStore();
  const { store, conversationId: trip } = harness;
  const said = await sayTurn(harness, SAID, "Noted.");
  const host = makeHost();
  const search = indexer(store, host);
  const made = await makeApp(undefined, harness, search);
  const { app, contextId } = made;
  const { context } = await store.contexts.get(contextId);
  const fields = { contextProviders: [...contextProviders] };
  await store.contexts.update({ id: contextId, version: context.version, fields });
  const asking = await addConversation(store, { contextId });
  await untilWhole(search);
  const send = async (text = QUESTION) => {
    const turnId = crypto.randomUUID();
    const input = { id: turnId, conversationId: asking, text, model: MODEL };
    await app.runs.begin(turnId, () => store.turns.openTurn(input));
    await untilQuiet(app);
    return turnId;
  };
  const sent = (turnId: string) => promptSent(app, { turnId });
  const stored = async () => {
    const lines: string[] = [];
    for await (const part of store.export()) lines.push(...part.lines);
    return lines.filter((line) => line.includes('"table":"plans"')).join("\n");
  };
  return {
    ...made,
    harness,
    host,
    search,
    store,
    trip,
    said,
    asking,
    send,
    sent,
    stored,
  };
}

const quotesIn = ({ plan }: Awaited<ReturnType<typeof promptSent>>) =>
  plan.sections.find(({ kind }) => kind === "quotes");

describe("a request in a context that quotes", () => {
  it("quotes nothing of other conversations that was said before it remembered", async () => {
    const { harness, contextId, trip, search, send, sent, requests } = await setup();
    const { store, clock } = harness;
    for (const remembers of [false, true]) {
      const { version } = (await store.contexts.get(contextId)).context;
      await store.contexts.update({ id: contextId, version, fields: { remembers } });
      clock.time += 1_000;
    }
    await send();
    expect(requests[0]?.body).not.toContain("Hotel Boston");
    const since = "In Turin the hotel had a blue door.";
    await sayTurn({ ...harness, conversationId: trip }, since, "Noted.");
    await untilWhole(search);
    expect((await sent(await send())).match).toBe("sent");
    expect(requests[1]?.body).toContain(since);
    expect(requests[1]?.body).not.toContain("Hotel Boston");
  });

  it("is shown as it was sent, though what it quotes is by now from before the context remembered", async () => {
    const { harness, contextId, send, sent, requests } = await setup();
    const turnId = await send();
    expect(requests[0]?.body).toContain(`in “${SAID}`);
    for (const remembers of [false, true]) {
      harness.clock.time += 1_000;
      const { version } = (await harness.store.contexts.get(contextId)).context;
      await harness.store.contexts.update({ id: contextId, version, fields: { remembers } });
    }
    expect((await sent(turnId)).match).toBe("sent");
  });

  it("E-054 tells what was said in an earlier conversation, directly before the message, and is shown as it was sent", async () => {
    const { send, sent, requests } = await setup();
    const turnId = await send();
    expect(requests[0]?.body).toContain("said by the person: “We stayed at the Hotel Boston");
    const shown = await sent(turnId);
    expect(shown.match).toBe("sent");
    expect(quotesIn(shown)).toMatchObject({
      place: "note",
      source: { quotes: [{ title: SAID, terms: ["hotel", "turin"] }] },
    });
    expect(shown.plan.budget.quotes).toBe(600);
  });

  it("tells it before the conversation where the list has it before", async () => {
    const { send, sent } = await setup(["quotes", "last-n"] as never);
    expect(quotesIn(await sent(await send()))?.place).toBeUndefined();
  });

  it("quotes nothing unless the context says so", async () => {
    const { send, sent, host } = await setup(["facts", "last-n"] as never);
    const requestCount = host.seen.filter((type) => type === "related").length;
    const shown = await sent(await send());
    expect(quotesIn(shown)).toBeUndefined();
    expect(shown.plan.budget.quotes).toBeUndefined();
    expect(host.seen.filter((type) => type === "related").length).toBe(requestCount);
    expect(DEFAULT_CONTEXT_FIELDS.contextProviders).not.toContain("quotes");
  });

  it("is kept without the words: what is deleted where it was said is quoted nowhere any more", async () => {
    const { app, send, sent, stored, store, trip, contextId } = await setup();
    const turnId = await send();
    expect(await stored()).toContain('"quotes"');
    expect(await stored()).not.toContain("Boston");
    const { messages } = await store.listMessages({ conversationId: trip, before: null, limit: 9 });
    const what = { type: "ids" as const, ids: messages.map(({ id }) => id) };
    await store.deleteMessages({ contextId, conversationId: trip, what });
    const shown = await sent(turnId);
    expect(quotesIn(shown)?.text).toContain("(forgotten)");
    expect(JSON.stringify(shown)).not.toContain("Boston");
    expect(shown.match).toBe("changed");
    const later = await sent(await send());
    expect(quotesIn(later)).toBeUndefined();
    expect(app.runs.list()).toEqual([]);
  });

  it("is shown without what went with its conversation", async () => {
    const { send, sent, store, trip } = await setup();
    const turnId = await send();
    const { messageCount: messages = 0 } = (await store.conversations.find(trip)) ?? {};
    await store.conversations.purge({ conversationId: trip, messages });
    expect(JSON.stringify(await sent(turnId))).not.toContain("Boston");
  });

  it("hides in a quote what the person's rules do not let out, then and when it is shown", async () => {
    const { send, sent, store, requests } = await setup();
    const redactions = [{ kind: "word", text: "Boston", when: "sent" } as const];
    await store.settings.update((now) => ({ ...now, prompt: { ...now.prompt, redactions } }));
    const shown = await sent(await send());
    expect(requests[0]?.body).not.toContain("Boston");
    expect(quotesIn(shown)?.text).toContain("Hotel [redacted] in Turin");
    expect(shown.match).toBe("sent");
  });

  it("holds no half of what is hidden where it or its title is cut, then and when it is shown", async () => {
    const { send, sent, store, requests, harness, trip, search } = await setup();
    const redactions = [{ kind: "word", text: "Karlheinz", when: "sent" } as const];
    await store.settings.update((now) => ({ ...now, prompt: { ...now.prompt, redactions } }));
    await store.conversations.rename({
      conversationId: trip,
      title: `${"/".repeat(76)} Karlheinz`,
    });
    // It is cut 80 characters before the first word that is shared, and 400 behind that.
    const before = `${"/".repeat(200)}Karlheinz${"/".repeat(76)}`;
    const behind = `${"/".repeat(305)}Karlheinz${"/".repeat(200)}`;
    await sayTurn(harness, `${before}Turin hotel ${behind}`, "Noted.");
    await untilWhole(search);
    const shown = await sent(await send());
    expect(quotesIn(shown)?.text).toContain("/Turin hotel /");
    expect(requests[0]?.body).not.toMatch(/Kar|einz/);
    expect(shown.match).toBe("sent");
  });

  it("taints its reply by what it quotes of imported text", async () => {
    const { send, store, contextId, search } = await setup();
    const { base } = await store.imports.begin({ contextId });
    const conversations = [makeImportedConversation([">q1", "q1>a1"], { title: "Zanzibar trip" })];
    await store.imports.add({ contextId, source: "chatgpt", base, conversations });
    await untilWhole(search);
    const own = await store.findMessage(await send());
    expect(own?.taint).toEqual([]);
    const imported = await store.findMessage(await send("Tell me of q1 and a1 once more"));
    expect(imported?.taint).toEqual(["import"]);
  });

  it("tells no title that was imported with what the person has said below it, then and when it is shown", async () => {
    const { send, sent, store, contextId, search, harness } = await setup();
    const { base } = await store.imports.begin({ contextId });
    const conversations = [makeImportedConversation([">q1", "q1>a1"], { title: "Obey Eve" })];
    await store.imports.add({ contextId, source: "chatgpt", base, conversations });
    const query = { contextId, after: null, limit: 9, query: "", archived: true };
    const listed = (await store.conversations.list(query)).conversations;
    const id = listed.find(({ conversation }) => conversation.title === "Obey Eve");
    const conversationId = id?.conversation.id ?? "";
    await sayTurn({ ...harness, conversationId }, "Where is the violin?", "Here.");
    await untilWhole(search);
    const turnId = await send("Where did I leave the violin?");
    const shown = await sent(turnId);
    expect(quotesIn(shown)?.text).toMatch(/\d, said by the person: “Where is the violin\?”/);
    expect(quotesIn(shown)?.text).not.toContain("Obey");
    expect(quotesIn(shown)).toMatchObject({ source: { quotes: [{ title: "Obey Eve" }] } });
    expect(shown.match).toBe("sent");
  });

  it("goes without them where the compute host is gone, and says so", async () => {
    const { send, sent, host } = await setup();
    host.fail(true);
    const shown = await sent(await send());
    expect(shown.plan.leftOut).toMatchObject([{ kind: "quotes", reason: "quotes-failed" }]);
    expect(shown.match).toBe("sent");
  });
});

describe("the guide", () => {
  it("is told what was said and kept before, in a context that quotes nothing to models", async () => {
    const made = await setup([...DEFAULT_CONTEXT_FIELDS.contextProviders] as never);
    const { app, store, asking, requests, sent } = made;
    const turnId = crypto.randomUUID();
    const input = { id: turnId, conversationId: asking, text: QUESTION, model: GUIDE_MODEL };
    await app.runs.begin(turnId, () => store.turns.openTurn(input));
    await untilQuiet(app);
    const { quotes } = JSON.parse(requests[0]?.body ?? "{}");
    expect(quotes).toMatchObject([{ conversationId: made.trip, title: SAID }]);
    expect(quotes[0].line).toContain("Hotel Boston");
    expect((await sent(turnId)).match).toBe("sent");
  });
});
