import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "puppeteer-core";
import { launchExtension, type RunningExtension } from "../browser/harness/launch-extension";
import type { OllamaServer } from "../fakes/ollama-server.mjs";
import { startOllamaServer } from "../fakes/ollama-server.mjs";
import type { Canaries } from "./canaries";
import { compactDatabases } from "./compact-databases";
import { type Found, searchProfile } from "./search-profile";
import { type PrefixServer, startPrefixServer } from "./start-prefix-server";

/** Moments at which the profile is searched, in order. */
export const PHASES = ["streaming", "ended", "compacted", "closed", "reopened"] as const;
export type Phase = (typeof PHASES)[number];

type Run = {
  readonly extensionDir: string;
  readonly profileDir: string;
  readonly canaries: Canaries;
};

type Stage = Run & {
  readonly extension: RunningExtension;
  readonly panel: Page;
  readonly ollama: OllamaServer;
  readonly server: PrefixServer;
  readonly conversationId: string;
};

/** Neither short nor compressible: beyond 64 KB the browser gives a value a file of its own. */
const LONG_TEXT = randomBytes(75_000).toString("base64");
/** More than the 500 ms after which what was streamed is kept. */
const CHECKPOINT_MS = 900;

/** Lives through every kind of text in a real browser; resolves with what lay in the profile when. */
export async function driveProfile(run: Run): Promise<ReadonlyMap<Phase, Found>> {
  const { profileDir, canaries } = run;
  const models = [{ name: canaries.model, thinks: true }];
  const ollama = await startOllamaServer({ models });
  const server = await startPrefixServer(ollama.url, canaries.urlPath);
  const found = new Map<Phase, Found>();
  const search = async (phase: Phase) =>
    found.set(phase, await searchProfile(profileDir, canaries));
  try {
    const extension = await launchExtension(run);
    try {
      const stage = await setTheStage({ ...run, extension, ollama, server });
      await streamReply(stage);
      await search("streaming");
      await endBadly(stage);
      await search("ended");
      await compactDatabases(stage);
      await search("compacted");
    } finally {
      await extension.close();
    }
    await search("closed");
    await reopen(run);
    await search("reopened");
  } finally {
    await server.close();
    await ollama.close();
  }
  return found;
}

async function setTheStage(given: Omit<Stage, "panel" | "conversationId">): Promise<Stage> {
  const { extension, server, canaries } = given;
  const panel = await extension.openPanel();
  const model = { provider: "ollama", name: canaries.model, url: server.url } as const;
  await extension.call(panel, "model.choose", model);
  const opened = await extension.call(panel, "conversation.open", { channel: "side-panel" });
  return { ...given, panel, conversationId: opened.conversation.id };
}

/** Leaves a reply half said, and a draft beside it. */
async function streamReply(stage: Stage): Promise<void> {
  const { extension, panel, ollama, canaries, conversationId } = stage;
  await sendTurn(stage, `${LONG_TEXT} ${canaries.longMessage}`);
  ollama.setScript("stall", {
    thinking: `I think ${canaries.thinking} here. `,
    text: `I say ${canaries.reply} here.`,
  });
  await panel.type("[data-composer]", `I ask ${canaries.message} here.`);
  await panel.keyboard.press("Enter");
  await panel.waitForFunction(
    (text) => document.body.textContent.includes(text),
    {},
    canaries.reply,
  );
  await panel.type("[data-composer]", `I would ask ${canaries.draft} next.`);
  await until(async () => {
    const { draft } = await extension.call(panel, "conversation.open", { channel: "side-panel" });
    return draft.includes(canaries.draft);
  });
  await sleep(CHECKPOINT_MS);
  expectRunning(await newestStatus({ extension, panel, conversationId }));
}

/** Ends that reply, then fails in each way in which a server may say why. */
async function endBadly(stage: Stage): Promise<void> {
  const { extension, panel, ollama, server, canaries } = stage;
  ollama.release();
  await until(async () => (await newestStatus(stage)) === "complete");
  const body = JSON.stringify({ error: `I fail with ${canaries.errorBody} here.` });
  ollama.setScript("error-line", { text: "Begun", body: canaries.errorBody });
  await sendTurn(stage, "Fail within the reply.");
  ollama.setScript("status", { status: 500, body });
  await sendTurn(stage, "Fail before the reply.");
  server.failTags(body);
  await extension.call(panel, "model.list", {});
  // As a tab the conversation's page is part of what the browser restores.
  const tab = await extension.openPage("sidepanel.html");
  await tab.waitForSelector("main[data-ready]");
}

/** A second run of the browser over the same profile, with the conversation shown again. */
async function reopen(run: Run): Promise<void> {
  const extension = await launchExtension(run);
  try {
    const panel = await extension.openPanel();
    const reply = run.canaries.reply;
    await panel.waitForFunction((text) => document.body.textContent.includes(text), {}, reply);
  } finally {
    await extension.close();
  }
}

async function sendTurn(stage: Stage, text: string): Promise<void> {
  const { extension, panel, conversationId } = stage;
  const id = crypto.randomUUID();
  await extension.call(panel, "turn.send", { id, conversationId, text });
  const watch = await extension.watch(panel, "turn.watch", { turnId: id });
  await watch.until((message) => message.type === "end");
  await watch.stop();
}

type Where = Pick<Stage, "extension" | "panel" | "conversationId">;

async function newestStatus({ extension, panel, conversationId }: Where) {
  const page = await extension.call(panel, "message.list", {
    conversationId,
    before: null,
    limit: 1,
  });
  return page.messages[0]?.reply?.status;
}

function expectRunning(status: string | undefined): void {
  if (status !== "open" && status !== "streaming")
    throw new Error(`the reply should still stream: ${status}`);
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await isSo()) return;
    await sleep(50);
  }
  throw new Error("what was waited for did not come within 10 s");
}
