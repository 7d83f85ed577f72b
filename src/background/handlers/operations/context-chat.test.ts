import { expect, it } from "vitest";
import { makeApp } from "../../../../test/builders/make-app";
import { reply } from "../../../../test/fakes/fake-provider";
import { contextChat } from "./context-chat";

/** Whether the third of three answers says so, the first of which may hold nothing. */
async function isTruncated(first: string, maxTurns: number) {
  let requestCount = 0;
  const { app, contextId } = await makeApp(() => {
    requestCount += 1;
    return reply(requestCount === 1 ? first : "Good day.");
  });
  await app.store.settings.update((current) => {
    return { ...current, prompt: { ...current.prompt, maxTurns } };
  });
  const chat = (message: string) => contextChat(app, { contextId, message });
  await chat("one").catch(() => null);
  await chat("two");
  return (await chat("three")).metadata.historyTruncated;
}

it("M-033 says that the history was cut where it was too long, and not where a message had no answer", async () => {
  expect(await isTruncated("Hello.", 1)).toBe(true);
  expect(await isTruncated("", 15)).toBe(false);
  expect(await isTruncated("Hello.", 15)).toBe(false);
});
