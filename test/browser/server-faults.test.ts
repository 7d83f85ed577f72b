import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { freePort } from "./harness/free-port";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, readStored } from "./harness/launch-with-ollama";
import {
  readReply,
  readTurn,
  say,
  turnIds,
  untilChosen,
  untilReplyHas,
  untilStatus,
} from "./harness/panel-page";
import { clickOnceSeen } from "./harness/until-seen";

const MODEL = "calm:1b";
const SOME = "The first words stay";

type ServerOptions = NonNullable<Parameters<typeof startOllamaServer>[0]>;

let port: number;
let server: OllamaServer | null = null;
let extension: RunningExtension;
let panel: Page;

beforeAll(async () => {
  port = await freePort();
  await serve({});
  extension = await launchWithOllama(port);
  panel = await extension.openPanel();
  await untilChosen(panel, MODEL);
});

afterAll(async () => {
  await extension.close();
  await server?.close();
});

/** Another server at the same address; null leaves the address without one. */
async function serve(options: ServerOptions | null): Promise<void> {
  await server?.close();
  server = options && (await startOllamaServer({ models: [{ name: MODEL }], ...options, port }));
}

type Fault = {
  readonly title: string;
  readonly options: ServerOptions | null;
  /** The sentence that is told. */
  readonly sentence: RegExp;
  readonly partial?: boolean;
  /** Whether the person wants the server told who asks: a refusal is not mended then. */
  readonly saidNo?: boolean;
};

const scriptOptions = { text: SOME };

const FAULTS: readonly Fault[] = [
  {
    title: "a refused connection",
    options: null,
    sentence: /No Ollama server answers at 127\.0\.0\.1:11434\. Start it/,
  },
  {
    title: "a server that hangs up without a word",
    options: { script: "refuse" },
    sentence: /No Ollama server answers at .* try again/,
  },
  {
    title: "a server that refuses this extension's origin (403)",
    options: { origins: ["http://localhost"] },
    sentence: /refused this extension \(403\)\. Run the command below once/,
    saidNo: true,
  },
  {
    title: "a model that the server does not have (404)",
    options: { models: [{ name: "another:1b" }] },
    sentence: /does not have this model\. Download it with the command below/,
  },
  {
    title: "a server that is asked too often (429)",
    options: { script: "status", scriptOptions: { status: 429 } },
    sentence: /gets too many requests at the moment\. Wait a little, then try again/,
  },
  {
    title: "a server that fails (500)",
    options: { script: "status", scriptOptions: { status: 500 } },
    sentence: /failed while answering \(500\)\. Look at its log, then try again/,
  },
  {
    title: "HTML with status 200",
    options: { script: "html-200" },
    sentence: /could not be read\. Check that the server itself answers at this address/,
  },
  {
    title: "a line that is not JSON",
    options: { script: "not-json-line", scriptOptions },
    sentence: /could not be read\. Check that the server itself answers at this address/,
    partial: true,
  },
  {
    title: "an end without done",
    options: { script: "no-done", scriptOptions },
    sentence: /The connection ended before the reply did/,
    partial: true,
  },
  {
    title: "a connection that breaks",
    options: { script: "reset", scriptOptions },
    sentence: /The connection ended before the reply did/,
    partial: true,
  },
  {
    title: "a model that crashes in the middle",
    options: { script: "error-line", scriptOptions },
    sentence: /failed while answering\. Try again, or choose another model/,
    partial: true,
  },
];

describe.each(FAULTS)("$title", ({ title, options, sentence, partial = false, saidNo = false }) => {
  it("is told as a sentence with a next step, and what there was is kept", async () => {
    if (saidNo) await extension.call(panel, "connection.hideOrigin", { on: false });
    await serve(options);
    const turn = await say(panel, `Against ${title}`);
    await untilStatus(panel, turn, "failed");
    const shown = await readTurn(panel, turn);
    expect(shown).toMatch(sentence);
    expect(shown).toContain(partial ? "What had arrived is saved." : "Your message is saved.");
    if (partial) expect(await readReply(panel, turn)).toBe(SOME);
    expect(await panel.$$(`[data-continue="${turn}"]`)).toHaveLength(partial ? 1 : 0);
    const [question, answer] = (await readStored(extension, panel)).slice(-2);
    expect(question?.text).toBe(`Against ${title}`);
    expect(answer).toMatchObject({ id: turn, text: partial ? SOME : "" });
  });

  it("is over once the server is well and Retry pressed", async () => {
    const failed = (await turnIds(panel)).at(-1) ?? "";
    await serve({ scriptOptions: { text: `Well after ${title}` } });
    await clickOnceSeen(panel, `[data-retry="${failed}"]`);
    await panel.waitForFunction(
      (text) => [...document.querySelectorAll("[data-reply-text]")].at(-1)?.textContent === text,
      {},
      `Well after ${title}`,
    );
    expect((await readStored(extension, panel)).slice(-2).map(({ text }) => text)).toEqual([
      `Against ${title}`,
      `Well after ${title}`,
    ]);
  });
});

describe("the command that is shown", () => {
  it("lets exactly this extension's origin into Ollama after a 403", async () => {
    await serve({ script: "status", scriptOptions: { status: 403 } });
    const turn = await say(panel, "May I?");
    await untilStatus(panel, turn, "failed");
    const command = await panel.$eval(`[data-turn="${turn}"] pre`, (code) => code.textContent);
    expect(command).toMatch(/OLLAMA_ORIGINS/);
    expect(command?.match(/chrome-extension:\/\/[^"\s]+/g)).toEqual([
      `chrome-extension://${extension.extensionId}`,
    ]);
  });

  it("fetches the missing model after a 404", async () => {
    await serve({ models: [{ name: "another:1b" }] });
    const turn = await say(panel, "Are you there?");
    await untilStatus(panel, turn, "failed");
    expect(await panel.$eval(`[data-turn="${turn}"] pre`, (code) => code.textContent)).toBe(
      `ollama pull ${MODEL}`,
    );
  });
});

describe("a slow or oddly cut answer", () => {
  const text = "Ünïcödé: 你好👋🏽עברית.";

  it.each(["split-utf8", "byte-by-byte"] as const)("arrives whole from %s", async (script) => {
    await serve({ script, scriptOptions: { text, ms: 1 } });
    const turn = await say(panel, `Send it ${script}`);
    await untilStatus(panel, turn, "complete");
    expect(await readReply(panel, turn)).toBe(text);
    expect((await readStored(extension, panel)).at(-1)?.text).toBe(text);
  });

  it("goes on after a silence of more than a second", async () => {
    await serve({ script: "stall", scriptOptions: { text: "Wait." } });
    const turn = await say(panel, "Be silent for a while");
    await untilReplyHas(panel, turn, "Wait.");
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await untilStatus(panel, turn, "streaming");
    server?.release();
    await untilStatus(panel, turn, "complete");
    expect(await readReply(panel, turn)).toBe("Wait. And on.");
  });

  it("shows that the model is waited for until its first word", async () => {
    await serve({ script: "slow-first-byte", scriptOptions: { text: "Awake." } });
    const turn = await say(panel, "Wake up");
    expect(await readTurn(panel, turn)).toContain("Waiting for the model");
    server?.release();
    await untilStatus(panel, turn, "complete");
    expect(await readTurn(panel, turn)).not.toContain("Waiting");
  });
});
