import type { Context } from "../../../src/domain/context";
import { READING_TOOLS, WRITING_TOOLS } from "../../../src/domain/tool-name";
import { startMcpServer } from "../../fakes/mcp-server";
import type { Script } from "../../fakes/ollama-scripts.mjs";
import { startOllamaServer } from "../../fakes/ollama-server.mjs";
import { withBrowser } from "../bench-worker";
import type { BenchPage } from "../browser/page";
import { callProduct, loadProduct } from "../call-product";
import { measureAddedWake } from "../measure-added-wake";
import { median, percentile95 } from "../statistics";
import type { Effort, Suite } from "../suite";

const N = 40;
const WAKE_N = 120;
const WARM_UP = 3;

/** What tools cost a waking worker, and one call of a built-in tool on its way to the next request. */
export const toolsSuite: Suite = async ({ product }, effort) => {
  const rounds = effort.rounds(WAKE_N);
  const wake = await measureAddedWake(product, { rounds, add: haveTools });
  const calculated = await measureSteps(product, effort, ["calculate", { expression: "6*7" }]);
  const written = await measureSteps(product, effort, ["archival_insert", { text: "A note." }]);
  const n = effort.rounds(N);
  return [
    { name: "tools.wake.ms", value: wake, unit: "ms", n: rounds },
    { name: "tools.step.ms", value: percentile95(calculated), unit: "ms", n },
    { name: "tools.step.median", value: median(calculated), unit: "ms", n },
    { name: "tools.write.ms", value: percentile95(written), unit: "ms", n },
  ];
};

/** All tools on, and a server of MCP that was asked for its own. */
async function haveTools(page: BenchPage): Promise<void> {
  await switchOn(page, [...READING_TOOLS, ...WRITING_TOOLS]);
  const server = await startMcpServer();
  try {
    const about = { kind: "mcp", preset: null, key: null, url: server.url } as const;
    const { id } = await callProduct(page, "connection.add", about);
    const { failure } = await callProduct(page, "connection.test", { id });
    if (failure !== null) throw new Error(`the server of tools failed: ${failure.code}`);
  } finally {
    await server.close();
  }
}

async function switchOn(page: BenchPage, tools: string[]): Promise<Context["id"]> {
  const opened = await callProduct(page, "conversation.open", { channel: "side-panel" });
  const { id: conversationId, contextId } = opened.conversation;
  const { context } = await callProduct(page, "context.get", { id: contextId });
  const { version } = context;
  await callProduct(page, "context.update", { id: contextId, version, fields: { tools } });
  return conversationId;
}

type Order = readonly [name: string, args: object];

/** Milliseconds from the model's last byte, which asks for a tool, to the next request, by round. */
async function measureSteps(product: string, effort: Effort, order: Order): Promise<number[]> {
  const ends: number[] = [];
  const script: Script = async (chat) => {
    const isAnswered = chat.request.json.messages.at(-1)?.role === "tool";
    await chat.send(isAnswered ? chat.line({ text: "Done." }) : callLine(order));
    chat.response.end(chat.doneLine());
    if (!isAnswered) ends.push(Date.now());
  };
  const models = [{ name: "deft:1b", calls: true }];
  const server = await startOllamaServer({ models, script });
  try {
    return await withBrowser(async (browser) => {
      const { welcome: page } = await loadProduct(browser, product);
      await callProduct(page, "model.choose", { provider: "ollama", name: "", url: server.url });
      const conversationId = await switchOn(page, [order[0]]);
      const samples: number[] = [];
      for (let round = -effort.rounds(WARM_UP); round < effort.rounds(N); round += 1) {
        await sendAndWait(page, conversationId);
        const request = server.requests.filter(({ path }) => path === "/api/chat").at(-1);
        const isNext = request?.json.messages.at(-1)?.role === "tool";
        if (!isNext) throw new Error("the tool's answer was not told");
        if (round >= 0) samples.push((request?.at ?? Number.NaN) - (ends.at(-1) ?? Number.NaN));
      }
      return samples;
    });
  } finally {
    await server.close();
  }
}

function callLine([name, args]: Order): string {
  const message = {
    role: "assistant",
    content: "",
    tool_calls: [{ function: { name, arguments: args } }],
  };
  return `${JSON.stringify({ model: "m", message, done: false })}\n`;
}

/** Sends a message and resolves once its reply is complete. */
function sendAndWait(page: BenchPage, conversationId: string): Promise<void> {
  return page.run(async (conversation) => {
    const call = (type: string, data: object) =>
      chrome.runtime.sendMessage({ id: 1, type, data, timestamp: Date.now() });
    const id = crypto.randomUUID();
    const sent = await call("turn.send", { id, conversationId: conversation, text: "Do it." });
    if (sent?.res === undefined) throw new Error(`turn.send: ${sent?.err?.code}`);
    for (const started = Date.now(); Date.now() - started < 60_000; ) {
      const input = { conversationId: conversation, before: null, limit: 2 };
      const { res } = await call("message.list", input);
      const reply = res?.messages.find((one: { id: string }) => one.id === id)?.reply;
      if (reply?.status === "complete") return;
      if (reply?.status === "failed") throw new Error("the reply failed");
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error("a reply did not end in a minute");
  }, conversationId);
}
