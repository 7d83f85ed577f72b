import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { promptLayoutSchema } from "../../src/contract/prompt";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { jobTexts, turnBodies, untilQuiet } from "./harness/heard";
import {
  closeInspector,
  openInspector,
  openSent,
  readBody,
  readInspector,
} from "./harness/inspector-page";
import { jobScript } from "./harness/job-script";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, readStored } from "./harness/launch-with-ollama";
import { addRedaction, setNumber, setWindow, showSection } from "./harness/options-page";
import { say, untilChosen, untilStatus, writeMessage } from "./harness/panel-page";
import { clickOnceSeen } from "./harness/until-seen";

const WINDOW = 6_144;
const UNSENT = "Heronsgate7";
const UNKEPT = "Ospreyhill9";

let server: OllamaServer;
let extension: RunningExtension;
let panel: Page;
let options: Page;

beforeAll(async () => {
  server = await startOllamaServer({
    models: [{ name: "calm:1b", window: 131_072 }],
    script: jobScript,
  });
  extension = await launchWithOllama(new URL(server.url).port, { jobs: true });
  panel = await extension.openPanel();
  await untilChosen(panel, "calm:1b");
  options = await extension.openPage("options.html");
  await showSection(options, "prompt");
  await options.waitForSelector('[data-number="window"]');
});

afterAll(async () => {
  await extension?.close();
  await server?.close();
});

/** Says it in the panel; resolves with the turn's id once it is answered and all is quiet. */
async function sayAndWait(text: string): Promise<string> {
  await panel.bringToFront();
  const id = await say(panel, text);
  await untilStatus(panel, id, "complete");
  await untilQuiet(server);
  return id;
}

async function setBackground(isOn: boolean): Promise<void> {
  await options.bringToFront();
  await clickOnceSeen(options, '[data-switch="background-local"]');
  await expect
    .poll(async () => (await extension.call(panel, "prompt.settings", {})).backgroundLocal)
    .toBe(isOn);
}

/** The prompt in every layout that can be copied, of a turn or of a message being typed. */
async function copies(of: { turnId: string } | { text: string }): Promise<string[]> {
  const { conversation } = await extension.call(panel, "conversation.open", {
    channel: "side-panel",
  });
  const source =
    "turnId" in of
      ? ({ type: "turn", ...of } as const)
      : ({ type: "typed", conversationId: conversation.id, ...of } as const);
  return Promise.all(
    promptLayoutSchema.options.map(
      async (layout) => (await extension.call(panel, "prompt.copy", { of: source, layout })).text,
    ),
  );
}

async function storedQuestion(word: string): Promise<string> {
  const stored = await readStored(extension, panel);
  return stored.findLast(({ role, text }) => role === "user" && text.includes(word))?.text ?? "";
}

// One story: each test goes on with the settings that the one before has left.
describe("the prompt's options", () => {
  it("D-23 ask nothing in the background once that is off, and again once it is on", async () => {
    await setBackground(false);
    await sayAndWait("What do herons eat?");
    expect(turnBodies(server)).toHaveLength(1);
    expect([...jobTexts(server, "title"), ...jobTexts(server, "summary")]).toEqual([]);
    await setBackground(true);
    await sayAndWait("And in winter?");
    expect(jobTexts(server, "title")).toHaveLength(1);
    await setBackground(false);
  });

  it("set what this model holds: the server is asked for that, and the inspector says so", async () => {
    await setWindow(options, WINDOW);
    await expect
      .poll(async () =>
        Object.values((await extension.call(panel, "prompt.settings", {})).modelLimits),
      )
      .toMatchObject([{ maxTokens: WINDOW }]);
    const turnId = await sayAndWait("Where do they sleep?");
    const body = turnBodies(server).at(-1) ?? "";
    expect(JSON.parse(body).options.num_ctx).toBe(WINDOW);
    await openSent(panel, turnId);
    const shown = await readInspector(panel);
    expect(shown).toContain("of 6,144 tokens");
    expect(shown).toContain("Context window set by you.");
    expect(await readBody(panel)).toBe(body);
    await closeInspector(panel);
  });

  it("E-051 hide a word from the model: it is kept, and neither sent, shown nor copied as sent", async () => {
    await addRedaction(options, { text: UNSENT, when: "sent" });
    await panel.bringToFront();
    const question = `How far is ${UNSENT} from here?`;
    await writeMessage(panel, question);
    await openInspector(panel);
    expect(await readInspector(panel)).not.toContain(UNSENT);
    await closeInspector(panel);
    expect((await copies({ text: question })).join("\n")).not.toContain(UNSENT);
    await panel.focus("[data-composer]");
    const turnId = await sayAndWait(" I would walk.");
    const body = turnBodies(server).at(-1) ?? "";
    expect(body).toContain("How far is [redacted] from here? I would walk.");
    expect(body).not.toContain(UNSENT);
    await openSent(panel, turnId);
    const shown = await readInspector(panel);
    expect(shown).toContain("1 place hidden by your own rules.");
    expect(shown).not.toContain(UNSENT);
    await closeInspector(panel);
    expect((await copies({ turnId })).join("\n")).not.toContain(UNSENT);
    expect(await storedQuestion("How far")).toBe(`${question} I would walk.`);
  });

  it("E-051 hide a word before it is kept: it is in no row either", async () => {
    await addRedaction(options, { text: UNKEPT, when: "stored" });
    const turnId = await sayAndWait(`Who lives at ${UNKEPT}?`);
    const body = turnBodies(server).at(-1) ?? "";
    expect(body).toContain("Who lives at [redacted]?");
    expect(body).not.toContain(UNKEPT);
    await openSent(panel, turnId);
    expect(await readInspector(panel)).not.toContain(UNKEPT);
    await closeInspector(panel);
    expect((await copies({ turnId })).join("\n")).not.toContain(UNKEPT);
    expect(await storedQuestion("Who lives")).toBe("Who lives at [redacted]?");
    expect(JSON.stringify(await readStored(extension, panel))).not.toContain(UNKEPT);
  });

  it("P-073 set every limit and everything that is shown beside the messages, each by its own field", async () => {
    const ask = async (message: string) => {
      await extension.call(panel, "chat", { message, workflow_id: "wf-7" });
      await untilQuiet(server);
      const { messages, options: sentOptions } = JSON.parse(turnBodies(server).at(-1) ?? "");
      const texts = messages.map(({ content }: { content: string }) => content);
      return { system: texts[0], said: texts.length - 1, window: sentOptions.num_ctx };
    };
    const kept = (part: object) =>
      expect.poll(() => extension.call(panel, "prompt.settings", {})).toMatchObject(part);
    const { contexts } = await extension.call(panel, "context.list", {});
    const [{ id, version } = { id: "", version: 0 }] = contexts.map(({ context }) => context);
    const fields = { contextProviders: ["activity" as const, "last-n" as const] };
    await extension.call(panel, "context.update", { id, version, fields });
    const before = await ask("What does this workflow do?");
    expect(before.system).toContain("The workflow that this message is about.");
    expect(before.system).not.toContain("Schema:");
    expect(before.system).toContain("## Recent activity");

    await options.bringToFront();
    await clickOnceSeen(options, '[data-folded="told-blocks"] summary');
    await clickOnceSeen(options, '[data-switch="include-descriptions"]');
    await kept({ includeDescriptions: false });
    await clickOnceSeen(options, '[data-switch="include-schemas"]');
    await kept({ includeSchemas: true });
    await setNumber(options, "activity-entries", 0);
    await kept({ activityEntries: 0 });
    const after = await ask("What does it do now?");
    expect(after.system).not.toContain("The workflow that this message is about.");
    expect(after.system).toContain("Schema: spec_id: string");
    expect(after.system).not.toContain("## Recent activity");

    await clickOnceSeen(options, '[data-folded="max-messages"] summary');
    await setNumber(options, "max-messages", 2);
    await kept({ maxMessages: 2 });
    await setWindow(options, null);
    await kept({ modelLimits: {} });
    await clickOnceSeen(options, '[data-folded="default-limits"] summary');
    await setNumber(options, "default-window", 5_120);
    await kept({ defaultLimits: { maxTokens: 5_120 } });
    await options.select('[data-select="compression"]', "truncate");
    await kept({ compression: { type: "truncate" } });
    expect(await ask("And now?")).toMatchObject({ window: 5_120 });
    const turnId = await sayAndWait("Where were we?");
    const { messages } = JSON.parse(turnBodies(server).at(-1) ?? "");
    // Instructions, the two messages that the cap leaves, what is left out, the time and the question.
    expect(messages.filter(({ role }: { role: string }) => role === "assistant")).toHaveLength(1);
    await openSent(panel, turnId);
    expect(await readInspector(panel)).toContain("of 5,120 tokens");
    // What the context does not hold at all is named as well, with where it was switched off.
    const off = (reason: string) =>
      panel.$$eval(`[data-left-out="${reason}"]`, (lines) => lines.map((line) => line.textContent));
    expect(await off("settings-off")).toEqual([
      "Recent activity. Switched off for every model. Options, Prompt, has the switch.",
    ]);
    const names = ["Facts", "Core memory", "Working memory", "Other conversations", "References"];
    expect(await off("context-off")).toEqual(
      names.map(
        (name) => `${name}. Switched off in this context. Options, Contexts, has the switch.`,
      ),
    );
    await closeInspector(panel);
  });

  it("A-061 A-063 A-065 set what is rarely set: when it warns and summarises, how long a text is kept", async () => {
    const settings = () => extension.call(panel, "prompt.settings", {});
    await setNumber(options, "summary-percent", 55);
    await expect.poll(settings).toMatchObject({ summarizationThreshold: 0.55 });
    await setNumber(options, "cache-seconds", 120);
    await expect.poll(settings).toMatchObject({ cacheTtlSeconds: 120 });
    await clickOnceSeen(options, '[data-folded="warning"] summary');
    await setNumber(options, "warning-percent", 57);
    await expect.poll(settings).toMatchObject({ warningThreshold: 0.57 });
  });
});
