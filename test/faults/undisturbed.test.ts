import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { isBackground } from "../failpoints/answer-server";
import { startOllamaServer } from "../fakes/ollama-server.mjs";
import { launchUndisturbed } from "./undisturbed/launch-undisturbed";
import { startCallServer } from "./undisturbed/start-call-server";

const SECOND_MS = 1_000;
/** The browser stops a worker that was idle for 30 s. */
const IDLE_DEATH_MS = 30 * SECOND_MS;

type Scenario = {
  readonly firstByteMs: number;
  readonly wholeMs: number;
  readonly alter?: (script: string) => string;
};

/** Lets one answer arrive in a browser that nobody watches; tells what came of it. */
async function answerUndisturbed({ firstByteMs, wholeMs, alter }: Scenario) {
  const words = Array.from({ length: 40 }, (_, index) => `word${index} `);
  const ollama = await startOllamaServer({
    script: async (chat) => {
      // The title of the conversation is given at once, so that nothing but the answer keeps the worker.
      if (isBackground(chat.request)) return void chat.response.end(chat.doneLine());
      await chat.sleep(firstByteMs);
      for (const text of words) {
        await chat.send(chat.line({ text }));
        await chat.sleep((wholeMs - firstByteMs) / words.length);
      }
      chat.response.end(chat.doneLine());
    },
  });
  const answers = () =>
    ollama.requests.filter((request) => request.path === "/api/chat" && !isBackground(request));
  const driver = await startCallServer();
  const close = await launchUndisturbed({
    driverUrl: driver.url,
    ...(alter === undefined ? {} : { alter }),
  });
  try {
    await driver.call("vault.setUp", { method: { kind: "device" } });
    await driver.call("model.choose", { provider: "ollama", name: "", url: ollama.url });
    const { conversation } = await driver.call("conversation.open", { channel: "side-panel" });
    const conversationId = conversation.id;
    const id = crypto.randomUUID();
    await driver.call("turn.send", { id, conversationId, text: "Take your time." });
    const chat = await until(() => answers().at(0));
    await until(() => (chat.open ? undefined : true), wholeMs + 20 * SECOND_MS);
    // Time for the last write; a worker that died meanwhile is only now asked and starts again.
    await sleep(SECOND_MS);
    const startsDuring = driver.starts();
    await sleep(IDLE_DEATH_MS + 10 * SECOND_MS);
    const page = await driver.call("message.list", { conversationId, before: null, limit: 2 });
    const reply = page.messages.at(-1);
    return {
      aborted: chat.aborted,
      chats: answers().length,
      startsDuring,
      startsAfter: driver.starts(),
      status: reply?.reply?.status,
      text: reply?.text,
      wanted: words.join(""),
    };
  } finally {
    await close();
    await driver.close();
    await ollama.close();
  }
}

async function until<T>(find: () => T | undefined, patienceMs = 20 * SECOND_MS): Promise<T> {
  for (let waited = 0; waited < patienceMs; waited += 100) {
    const found = find();
    if (found !== undefined) return found;
    await sleep(100);
  }
  throw new Error("what was waited for did not come in time");
}

describe.concurrent("a browser without a debugger", () => {
  it("keeps a 100 s answer whose first byte comes after 45 s, whole", {
    timeout: 200 * SECOND_MS,
  }, async () => {
    const outcome = await answerUndisturbed({
      firstByteMs: 45 * SECOND_MS,
      wholeMs: 100 * SECOND_MS,
    });
    expect(outcome).toMatchObject({ aborted: false, chats: 1, status: "complete" });
    expect(outcome.text).toBe(outcome.wanted);
    // The same worker all along, which then stopped: nothing but the turn kept it.
    expect([outcome.startsDuring, outcome.startsAfter]).toEqual([1, 2]);
  });

  it("loses that answer where the worker does not keep itself alive", {
    timeout: 200 * SECOND_MS,
  }, async () => {
    const outcome = await answerUndisturbed({
      firstByteMs: 45 * SECOND_MS,
      wholeMs: 50 * SECOND_MS,
      alter: (script) => script.replace("chrome.runtime.getPlatformInfo()", "Promise.resolve()"),
    });
    expect(outcome).toMatchObject({ aborted: true, status: "interrupted" });
  });
});
