import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "puppeteer-core";
import type { CallInput } from "../../src/contract/contract";
import { answerBy } from "../browser/harness/job-script";
import type { RunningExtension } from "../browser/harness/launch-extension";
import type { OllamaServer } from "../fakes/ollama-server.mjs";
import type { OpenaiServer } from "../fakes/openai-server.mjs";
import type { Canaries } from "./canaries";
import type { PrefixServer } from "./start-prefix-server";

export type Stage = {
  readonly canaries: Canaries;
  readonly extension: RunningExtension;
  readonly panel: Page;
  readonly ollama: OllamaServer;
  readonly server: PrefixServer;
  readonly openai: OpenaiServer;
  /** What the connection leads to: the same server below a path of its own. */
  readonly other: PrefixServer;
  readonly conversationId: string;
};

/** Neither short nor compressible: beyond 64 KB the browser gives a value a file of its own. */
const LONG_TEXT = randomBytes(75_000).toString("base64");
/** More than the 500 ms after which what was streamed is kept. */
const CHECKPOINT_MS = 900;

/** Leaves a reply half said, and a draft beside it. */
export async function streamReply(stage: Stage): Promise<void> {
  const { extension, panel, ollama, canaries } = stage;
  await sendTurn(stage, `${LONG_TEXT} ${canaries.longMessage}`, {
    metadata: { source: canaries.metadata },
  });
  ollama.setScript("stall", {
    thinking: `I think ${canaries.thinking} here. `,
    text: `I say ${canaries.reply} here.`,
  });
  await panel.type("[data-composer]", `I ask ${canaries.message} here.`);
  await panel.keyboard.press("Enter");
  await untilShown(panel, canaries.reply);
  await panel.type("[data-composer]", `I would ask ${canaries.draft} next.`);
  await until(async () => {
    const { draft } = await extension.call(panel, "conversation.open", { channel: "side-panel" });
    return draft.includes(canaries.draft);
  });
  await sleep(CHECKPOINT_MS);
  expectRunning(await newestStatus(stage));
}

/** Ends that reply, then has it all named and summed up, edits that, and hides a word. */
export async function sumUp(stage: Stage): Promise<void> {
  const { extension, panel, ollama, canaries, conversationId } = stage;
  ollama.release();
  await until(async () => (await newestStatus(stage)) === "complete");
  ollama.setScript(
    answerBy(({ job }) => {
      if (job === null) return "Gladly.";
      return job === "title" ? `About ${canaries.title}` : `It is about ${canaries.summary}.`;
    }),
  );
  await extension.call(panel, "prompt.change", { backgroundLocal: true });
  await sendTurn(stage, "What shall we call it?");
  const opened = () => extension.call(panel, "conversation.open", { channel: "side-panel" });
  await until(async () => (await opened()).conversation.title.includes(canaries.title));
  await extension.call(panel, "prompt.change", { backgroundLocal: false });
  const { summary } = await extension.call(panel, "summary.make", { conversationId });
  if (summary === null) throw new Error("there is a turn to summarise");
  // The former text stays, for one undo.
  const change = { type: "edit", text: `It is rather about ${canaries.editedSummary}.` } as const;
  const { id, version } = summary;
  await extension.call(panel, "summary.change", { id, version, change });
  const redaction = { kind: "word", text: canaries.redaction, when: "sent" } as const;
  await extension.call(panel, "prompt.hide", { redaction });
  // What the model saw, as it is kept and shown.
  await sendTurn(stage, "Go on.");
}

/** Fails in each way in which a server may say why. */
export async function endBadly(stage: Stage): Promise<void> {
  const { extension, panel, ollama, server, canaries } = stage;
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

/** Resolves once the page shows the text. */
export async function untilShown(page: Page, text: string): Promise<void> {
  await page.waitForFunction((part) => document.body.textContent?.includes(part), {}, text);
}

/** Resolves once it is so; fails after 10 s. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await isSo()) return;
    await sleep(50);
  }
  throw new Error("what was waited for did not come within 10 s");
}

/** Has a message answered; resolves once that has ended, however it did. */
export async function sendTurn(
  stage: Stage,
  text: string,
  more: Pick<CallInput<"turn.send">, "attachments" | "metadata"> = {},
): Promise<void> {
  const { extension, panel, conversationId } = stage;
  const id = crypto.randomUUID();
  await extension.call(panel, "turn.send", { id, conversationId, text, ...more });
  const watch = await extension.watch(panel, "turn.watch", { turnId: id });
  await watch.until((message) => message.type === "end");
  await watch.stop();
}

async function newestStatus({ extension, panel, conversationId }: Stage) {
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
