import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { jobTexts, turnBodies, untilQuiet } from "./harness/heard";
import { closeInspector, openInspector, openSent, readInspector } from "./harness/inspector-page";
import { answerBy } from "./harness/job-script";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, readStored } from "./harness/launch-with-ollama";
import { setWindow, showSection } from "./harness/options-page";
import { readReply, readTurn, say, turnIds, untilChosen, untilStatus } from "./harness/panel-page";
import { clickOnceSeen } from "./harness/until-seen";

/** A summary is due at the tenth; of fifteen turns more are not shown. */
const DUE = 10;
const MOST = 15;

/** The instructions alone are more. */
const TINY_WINDOW = 256;

let server: OllamaServer;
let extension: RunningExtension;
let panel: Page;

beforeAll(async () => {
  const script = answerBy(({ text, job }) => {
    if (job === "summary") throw new Error("it cannot");
    return job === "title" ? "Herons" : `Heard: ${text}`;
  });
  server = await startOllamaServer({ models: [{ name: "calm:1b", window: 131_072 }], script });
  extension = await launchWithOllama(new URL(server.url).port, { jobs: true });
  panel = await extension.openPanel();
  await untilChosen(panel, "calm:1b");
});

afterAll(async () => {
  await extension?.close();
  await server?.close();
});

async function sayTurns(from: number, through: number): Promise<void> {
  for (let turn = from; turn <= through; turn += 1) {
    await untilStatus(panel, await say(panel, `Question ${turn}?`), "complete");
  }
  await untilQuiet(server);
}

// One story: each test goes on with the conversation that the one before has left.
describe("a model that can answer, and not summarise", () => {
  it("the conversation goes on, every message kept, and it is told that there is no summary", async () => {
    await sayTurns(1, DUE);
    await panel.waitForSelector("[data-summary-failure]");
    expect(jobTexts(server, "summary").length).toBeGreaterThan(0);
    await sayTurns(DUE + 1, DUE + 1);
    expect(turnBodies(server).at(-1)).toContain("Question 1?");
    expect((await readStored(extension, panel)).filter(({ role }) => role === "user")).toHaveLength(
      DUE + 1,
    );
  });

  it("A-044 in the end the oldest are left out, and both the inspector and the conversation say why", async () => {
    await sayTurns(DUE + 2, MOST + 2);
    const body = turnBodies(server).at(-1);
    expect(body).not.toContain("Question 1?");
    expect(body).toContain(`Question ${MOST}?`);
    const line = await panel.waitForSelector("[data-not-seen]");
    expect(await line?.evaluate((part) => part.textContent)).toContain(
      "no summary could be made; it is tried again",
    );
    expect(await panel.$("[data-summary-mark]")).toBeNull();
    await openSent(panel, (await turnIds(panel)).at(-1) ?? "");
    expect(await readInspector(panel)).toContain(
      "No summary of them could be made; it is tried again.",
    );
    await closeInspector(panel);
    const stored = await readStored(extension, panel);
    expect(stored.find(({ role }) => role === "user")?.text).toBe("Question 1?");
  });
});

describe("a window smaller than the instructions", () => {
  it("ends the turn with what to cut, keeps the message, and sends nothing", async () => {
    const options = await extension.openPage("options.html");
    await showSection(options, "prompt");
    await setWindow(options, TINY_WINDOW);
    await untilWindow(TINY_WINDOW);
    await panel.bringToFront();
    const before = turnBodies(server).length;
    const turnId = await say(panel, "Does this fit?");
    await untilStatus(panel, turnId, "failed");
    const shown = await readTurn(panel, turnId);
    expect(shown).toMatch(/The instructions alone need \d+ tokens; the model's window holds 256\./);
    expect(shown).toMatch(/Shorten the \w+/);
    expect(turnBodies(server)).toHaveLength(before);
    const stored = await readStored(extension, panel);
    expect(stored.findLast(({ role }) => role === "user")?.text).toBe("Does this fit?");
    await panel.waitForSelector('[data-window-bar="full"]');
    await options.close();
  });

  it("answers on Retry once the window is what the server tells", async () => {
    const options = await extension.openPage("options.html");
    await showSection(options, "prompt");
    await setWindow(options, null);
    await untilWindow(undefined);
    await options.close();
    await panel.bringToFront();
    const failed = (await turnIds(panel)).at(-1);
    await clickOnceSeen(panel, `[data-retry="${failed}"]`);
    await panel.waitForSelector(`article[data-turn]:not([data-turn="${failed}"])[data-status]`);
    await expect.poll(async () => (await turnIds(panel)).at(-1)).not.toBe(failed);
    const answered = (await turnIds(panel)).at(-1) ?? "";
    await untilStatus(panel, answered, "complete");
    expect(await readReply(panel, answered)).toBe("Heard: Does this fit?");
    await openInspector(panel);
    await closeInspector(panel);
  });
});

/** Resolves once that is what the worker keeps of the model's window. */
async function untilWindow(tokens: number | undefined): Promise<void> {
  const kept = async () => {
    const { modelLimits } = await extension.call(panel, "prompt.settings", {});
    return Object.values(modelLimits)[0]?.maxTokens ?? undefined;
  };
  await expect.poll(kept).toBe(tokens);
}
