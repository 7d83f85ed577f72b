import { expect, it } from "vitest";
import { makeApp, untilQuiet } from "../../../test/builders/make-app";
import { sayTurn } from "../../../test/builders/make-store";
import { summarise } from "../../../test/builders/summarise";
import { promptPreview } from "./prompt-handlers";
import { turnSend } from "./turn-commands";

it("O-013 O-015 a prompt has the summaries of the last three other conversations, beside this one's own", async () => {
  const { app, harness, requests, conversationId } = await makeApp();
  for (const text of ["They moved.", "They cooked.", "They sailed.", "They sang."]) {
    const id = crypto.randomUUID();
    await app.store.conversations.create({ id, channel: "side-panel", contextId: null });
    const other = { ...harness, store: app.store, conversationId: id };
    await sayTurn(other, "Hello", "Yes.");
    await summarise(other, { through: 1, kind: "whole", text });
  }
  const own = { ...harness, store: app.store, conversationId };
  await sayTurn(own, "One", "Yes.");
  await sayTurn(own, "Two", "Yes.");
  await summarise(own, { through: 1, text: "They began with one." });
  const { plan } = await promptPreview(app, { conversationId, text: "Three" });
  const summaries = plan.sections.filter(({ kind }) => kind === "summaries" || kind === "summary");
  expect(summaries.map(({ text }) => text)).toEqual([
    "## Recent conversation summaries\n- They sang.\n- They sailed.\n- They cooked.",
    "## Summary of this conversation so far\nThey began with one.",
  ]);
  await turnSend(app, { id: crypto.randomUUID(), conversationId, text: "Three" });
  await untilQuiet(app);
  const heading = JSON.stringify(summaries[0]?.text).slice(1, -1);
  expect(requests.at(-1)?.body).toContain(heading);
});
