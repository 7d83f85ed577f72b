import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Id } from "../../src/domain/id";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { barriers } from "./harness/barriers";
import {
  findContext,
  makeContext,
  openContext,
  readProblem,
  retypeField,
  untilSaveState,
} from "./harness/contexts-page";
import { turnBodies } from "./harness/heard";
import { unfoldAll } from "./harness/inspector-page";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama } from "./harness/launch-with-ollama";
import {
  readComposer,
  readConversation,
  say,
  switchContext,
  untilChosen,
  untilStatus,
  writeMessage,
} from "./harness/panel-page";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

const PATIENCE = { timeout: 10_000 };
const NAME = '[data-text="name"]';
const TEMPERATURE = '[data-number="temperature"]';

let server: OllamaServer;
let extension: RunningExtension;
let panel: Page;

beforeAll(async () => {
  server = await startOllamaServer({ models: [{ name: "calm:1b" }] });
  extension = await launchWithOllama(new URL(server.url).port);
  panel = await extension.openPanel();
  await untilChosen(panel, "calm:1b");
});

afterAll(async () => {
  await extension?.close();
  await server?.close();
});

async function exchange(text: string, reply: string): Promise<void> {
  server.setScript("reply", { text: reply });
  await untilStatus(panel, await say(panel, text), "complete");
}

async function readContext(id: Id) {
  return (await extension.call(panel, "context.get", { id })).context;
}

describe("a context made from a preset", () => {
  it("M-026 M-034 answers in the panel, with the preset's instructions and personality", async () => {
    const options = await extension.openPage("options.html#contexts");
    await clickOnceSeen(options, "[data-new-context]");
    await clickOnceSeen(options, '[data-use-preset="preset-calm-counselor"]');
    await untilSeen(options, '[data-context-page] [data-save-state="saved"]');
    await options.close();
    const { context } = await findContext(extension, panel, "Calm Counselor");
    expect(context).toMatchObject({ temperature: 0.6, maxTokens: 1_200, expiryDays: 14 });
    await switchContext(panel, "Calm Counselor");
    await exchange("Are you there?", "I am.");
    const body = turnBodies(server).at(-1) ?? "";
    for (const text of [context.systemPrompt, context.personality]) {
      expect(body).toContain(JSON.stringify(text).slice(1, -1));
    }
    expect(JSON.parse(body).options.temperature).toBe(0.6);
  });

  it("gets a number where its name is taken", async () => {
    const options = await extension.openPage("options.html#contexts/new");
    await clickOnceSeen(options, '[data-use-preset="preset-calm-counselor"]');
    await untilSeen(options, "[data-context-page]");
    await options.waitForFunction(
      () => document.querySelector("h1 bdi")?.textContent === "Calm Counselor 2",
    );
    await options.close();
  });
});

describe("a field of a context", () => {
  let id: Id;
  let options: Page;

  beforeAll(async () => {
    id = await makeContext(extension, panel, "Fields");
    options = await openContext(extension, id);
  });

  afterAll(() => options.close());

  it.each([
    ["empty", "", "cannot be empty"],
    ["too-long", "n".repeat(10_240), "longer than 100 characters"],
    ["taken", "calm COUNSELOR", "has this name already"],
  ])(
    "M-073 tells beside it that a name is wrong (%s), and keeps the old one",
    async (problem, typed, expected) => {
      await retypeField(options, NAME, typed);
      expect(await readProblem(options, { field: NAME, problem })).toContain(expected);
      await untilSaveState(options, "held");
      expect((await readContext(id)).name).toBe("Fields");
      await retypeField(options, NAME, "Fields");
      await untilSaveState(options, "saved");
    },
  );

  it.each([
    ["too-small", "-0.1", "least is 0"],
    ["too-large", "1.1", "most is 1"],
    ["not-a-number", "NaN", "number is needed"],
  ])("M-073 tells beside it that a temperature is wrong (%s)", async (problem, typed, expected) => {
    await retypeField(options, TEMPERATURE, typed);
    expect(await readProblem(options, { field: TEMPERATURE, problem })).toContain(expected);
    expect((await readContext(id)).temperature).toBe(0.7);
    await retypeField(options, TEMPERATURE, "0.7");
    await untilSaveState(options, "saved");
  });

  it("M-026 takes an explicit 0 for what it is, and an undo takes it back", async () => {
    await retypeField(options, TEMPERATURE, "0");
    await expect.poll(async () => (await readContext(id)).temperature, PATIENCE).toBe(0);
    await untilSaveState(options, "saved");
    await clickOnceSeen(options, "[data-undo]");
    await expect.poll(async () => (await readContext(id)).temperature, PATIENCE).toBe(0.7);
  });

  it("M-052 is seen in the preview at once: what is typed as personality is what the model is told", async () => {
    await retypeField(options, '[data-text="personality"]', "You speak slowly: Pp7x.");
    await untilSeen(options, '[data-preview] [data-part="personality"]');
    const read = async () => {
      await unfoldAll(options);
      return options.$eval('[data-part="personality"]', (part) => part.textContent);
    };
    await expect.poll(read, PATIENCE).toContain("Pp7x");
    await clickOnceSeen(options, '[data-switch="steady"]');
    await options.waitForFunction(
      () => document.querySelector('[data-preview] [data-part="personality"]') === null,
    );
  });
});

describe("two windows that edit one context", () => {
  it("tell the later one, which can keep what is typed there, or take what the other has kept", async () => {
    const id = await makeContext(extension, panel, "Shared");
    const [first, second] = [
      await openContext(extension, id),
      await openContext(extension, id),
    ] as const;
    await retypeField(first, NAME, "Shared, first");
    await untilSaveState(first, "saved");
    await retypeField(second, NAME, "Shared, second");
    await untilSaveState(second, "conflict");
    expect((await readContext(id)).name).toBe("Shared, first");
    await clickOnceSeen(second, "[data-keep-mine]");
    await untilSaveState(second, "saved");
    expect((await readContext(id)).name).toBe("Shared, second");
    await retypeField(first, TEMPERATURE, "0.2");
    await untilSaveState(first, "conflict");
    await clickOnceSeen(first, "[data-take-theirs]");
    await untilSaveState(first, "saved");
    const name = () => first.$eval(NAME, (field) => (field as HTMLInputElement).value);
    await expect.poll(name).toBe("Shared, second");
    expect((await readContext(id)).temperature).toBe(0.7);
    await Promise.all([first.close(), second.close()]);
  });
});

describe("a context that is archived while a panel shows it", () => {
  it("M-069 answers nothing more before it is restored, and then what was typed", async () => {
    const id = await makeContext(extension, panel, "Aside");
    await switchContext(panel, "Aside");
    await exchange("Before", "Heard before.");
    const options = await openContext(extension, id);
    await clickOnceSeen(options, "[data-archive]");
    await untilSeen(options, '[data-put-aside="person"]');
    await options.close();
    await panel.bringToFront();
    await untilSeen(panel, '[data-expiry="context.restore"]');
    await writeMessage(panel, "After");
    await panel.keyboard.press("Enter");
    await untilSeen(panel, '[data-problem="archived"]');
    await expect.poll(() => readComposer(panel), PATIENCE).toBe("After");
    expect(await readConversation(panel)).toEqual(["Before", "Heard before."]);
    await clickOnceSeen(panel, "[data-archived-notice] [data-restore]");
    await untilSeen(panel, "[data-composer]:focus");
    server.setScript("reply", { text: "Heard after." });
    await panel.keyboard.press("Enter");
    await expect
      .poll(() => readConversation(panel), PATIENCE)
      .toEqual(["Before", "Heard before.", "After", "Heard after."]);
    expect((await readContext(id)).archived).toBeNull();
  });
});

describe("the purge of a context", () => {
  it("tells what goes, wants its name, and leaves nothing of it in the panel that shows it", async () => {
    const id = await makeContext(extension, panel, "To be purged");
    await switchContext(panel, "To be purged");
    await exchange("Remember Qq5w", "I will.");
    const options = await openContext(extension, id);
    await clickOnceSeen(options, "[data-purge]");
    await untilSeen(options, "[data-purge-form]");
    const readForm = () => options.$eval("[data-purge-form]", (form) => form.textContent);
    await expect.poll(readForm).toContain("1 conversation and 2 messages");
    await retypeField(options, "[data-purge-form] input[data-name]", "another name");
    await clickOnceSeen(options, "[data-purge-confirm]");
    await untilSeen(options, '[data-purge-form] [role="alert"]');
    expect((await readContext(id)).name).toBe("To be purged");
    await retypeField(options, "[data-purge-form] input[data-name]", "To be purged");
    await clickOnceSeen(options, "[data-purge-confirm]");
    await untilSeen(options, "[data-contexts]");
    await expect(readContext(id)).rejects.toMatchObject({ failure: { code: "not-found" } });
    await options.close();
    await panel.bringToFront();
    await expect.poll(() => readConversation(panel), PATIENCE).not.toContain("Remember Qq5w");
    await exchange("Who are you now?", "Somebody else.");
  });
});

describe("the pages of contexts", () => {
  it.each(["light", "dark"])("have no barrier in the %s scheme, at 360 px", async (value) => {
    const { context } = await findContext(extension, panel, "Calm Counselor");
    const options = await extension.openPage("options.html#contexts");
    await options.setViewport({ width: 360, height: 800 });
    await options.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
    const pages = [
      ["#contexts", "[data-contexts]"],
      ["#contexts/new", "[data-use-preset]"],
      [`#contexts/${context.id}`, "[data-preview] [data-part]"],
    ] as const;
    for (const [hash, shown] of pages) {
      await options.evaluate((fragment) => {
        location.hash = fragment;
      }, hash);
      await untilSeen(options, shown);
      expect(await barriers(options), hash).toEqual([]);
      const [content, page] = await options.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ]);
      expect(content, hash).toBeLessThanOrEqual(page ?? 0);
    }
    await options.close();
  });
});

describe("a deleted preset", () => {
  it("comes back, and is shown", async () => {
    const id = crypto.randomUUID();
    const fields = { name: "Mine", systemPrompt: "You help." };
    await extension.call(panel, "preset.create", { id, fields });
    const options = await extension.openPage(`options.html#contexts/preset/${id}`);
    await clickOnceSeen(options, "[data-purge]");
    await untilSeen(options, "[data-purge-form]");
    await retypeField(options, "[data-purge-form] input[data-name]", fields.name);
    await clickOnceSeen(options, "[data-purge-confirm]");
    await untilSeen(options, "[data-undo-act]");
    const { presets } = await extension.call(options, "preset.list", { pageSize: 50 });
    expect(presets.map((preset) => preset.id)).not.toContain(id);
    await clickOnceSeen(options, "[data-undo-act]");
    // Its own page, for the list knows nothing of what is back.
    await untilSeen(options, "[data-preset-active]");
    expect(await extension.call(options, "preset.get", { id })).toMatchObject(fields);
    await options.close();
  });
});
