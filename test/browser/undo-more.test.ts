import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { barriers } from "./harness/barriers";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama } from "./harness/launch-with-ollama";
import { readComposer, say, untilChosen, untilStatus } from "./harness/panel-page";
import { hasKeyboard } from "./harness/tab-to";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

/** An undo is offered for ten seconds, and held for fifteen. */
const PATIENCE = { timeout: 25_000 };
const UNDO = "[data-undo-act]";

let server: OllamaServer;
let extension: RunningExtension;
let panel: Page;
let options: Page;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "confidant-undo-"));
  server = await startOllamaServer({ models: [{ name: "calm:1b" }, { name: "other:1b" }] });
  extension = await launchWithOllama(new URL(server.url).port);
  panel = await extension.openPanel();
  await untilChosen(panel, "calm:1b");
});

afterAll(async () => {
  await extension?.close();
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

const readNotice = (page: Page) => page.$eval("[data-undo-notice]", (one) => one.textContent);

describe("an attachment that is taken out of what is being written", () => {
  const names = () =>
    panel.$$eval("form [data-attachment] [title]:not(button)", (all) =>
      all.map((one) => one.textContent),
    );

  async function attach(...files: readonly string[]): Promise<void> {
    for (const name of files) await writeFile(join(folder, name), `What ${name} says.`);
    const input = await panel.$("input[data-attach-files]");
    const paths = files.map((name) => join(folder, name));
    await (input as unknown as { uploadFile: (...of: string[]) => Promise<void> }).uploadFile(
      ...paths,
    );
    await panel.waitForFunction(
      (count) =>
        [...document.querySelectorAll("form [data-attachment]")].filter((one) =>
          /about/.test(one.textContent ?? ""),
        ).length === count,
      {},
      files.length,
    );
  }

  const takeOut = (name: string) =>
    clickOnceSeen(panel, `form [data-remove-attachment][aria-label*="${name}"]`);

  it("comes back in its place by Undo, beside what was typed since, and is sent", async () => {
    await attach("first.txt", "second.txt");
    await takeOut("first.txt");
    await expect.poll(names).toEqual(["second.txt"]);
    await untilSeen(panel, UNDO);
    await expect.poll(() => readNotice(panel)).toBe("Attachment removed.");
    expect(await hasKeyboard(panel, "[data-composer]")).toBe(true);
    await panel.keyboard.type("Typed since");
    for (const value of ["light", "dark"]) {
      await panel.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
      expect(await barriers(panel)).toEqual([]);
    }
    await clickOnceSeen(panel, UNDO);
    await expect.poll(names).toEqual(["first.txt", "second.txt"]);
    expect(await readComposer(panel)).toBe("Typed since");
    await untilSeen(panel, "[data-composer]:focus");
    await panel.keyboard.press("Enter");
    await panel.waitForSelector("article [data-attachment]");
    await expect.poll(() => server.requests.at(-1)?.body ?? "").toContain("What first.txt says.");
    expect(server.requests.at(-1)?.body).toContain("Typed since");
  });

  it("is gone for good once that time is over", async () => {
    await attach("third.txt");
    await takeOut("third.txt");
    await untilSeen(panel, UNDO);
    // It stays while a pointer rests on it, as one does where the chip was.
    await panel.mouse.move(5, 5);
    await panel.waitForSelector("[data-undo-bar]", { hidden: true, ...PATIENCE });
    expect(await names()).toEqual([]);
    await untilStatus(panel, await say(panel, "And now?"), "complete");
    expect(server.requests.at(-1)?.body).not.toContain("What third.txt says.");
  });
});

describe("a model that is deleted from an Ollama server", () => {
  const deletions = () => server.requests.filter(({ method }) => method === "DELETE");
  const installed = () =>
    options.$$eval("[data-installed]", (all) =>
      all.map((one) => (one as HTMLElement).dataset.installed),
    );

  async function remove(name: string): Promise<void> {
    await clickOnceSeen(options, `[data-installed="${name}"] [data-delete]`);
    await untilSeen(options, `[data-installed="${name}"] [name="confirm-name"]`);
    await options.focus(`[data-installed="${name}"] [name="confirm-name"]`);
    await options.keyboard.type(name);
    await options.keyboard.press("Enter");
    await untilSeen(options, UNDO);
  }

  it("is listed no more, still on the server, and listed again by Undo", async () => {
    options = await extension.openPage("options.html#models");
    await options.setViewport({ width: 360, height: 800 });
    await clickOnceSeen(options, '[data-source-row="ollama"] [data-manage]');
    await expect.poll(installed).toEqual(["calm:1b", "other:1b"]);
    await clickOnceSeen(options, '[data-installed="other:1b"] [data-delete]');
    const means = () => options.$eval('[data-installed="other:1b"] form', (one) => one.textContent);
    expect(await means()).toContain("You can undo this for 10 seconds");
    await clickOnceSeen(options, '[data-installed="other:1b"] [data-delete]');
    await remove("other:1b");
    await expect.poll(installed).toEqual(["calm:1b"]);
    await expect.poll(() => readNotice(options)).toBe("Model deleted.");
    expect(await hasKeyboard(options, "body"), "not lost with the row").toBe(false);
    expect(await barriers(options)).toEqual([]);
    await clickOnceSeen(options, UNDO);
    await expect.poll(installed).toEqual(["calm:1b", "other:1b"]);
    expect(deletions()).toEqual([]);
  });

  it("is deleted once that time is over, also where the page was closed at once", async () => {
    await remove("other:1b");
    await expect.poll(installed).toEqual(["calm:1b"]);
    expect(deletions()).toEqual([]);
    await options.close();
    await expect.poll(() => deletions().length, PATIENCE).toBe(1);
    const list = () => extension.call(panel, "ollama.models", { connectionId: null });
    expect((await list()).installed.map(({ name }) => name)).toEqual(["calm:1b"]);
  });

  it("stays where the worker dies before: nothing is deleted behind the person's back", async () => {
    const undo = crypto.randomUUID();
    const input = { connectionId: null, name: "calm:1b", undo };
    expect(await extension.call(panel, "ollama.delete", input)).toEqual({ canUndo: true });
    await extension.killWorker();
    const list = () => extension.call(panel, "ollama.models", { connectionId: null });
    expect((await list()).installed.map(({ name }) => name)).toEqual(["calm:1b"]);
    await expect(extension.call(panel, "undo.run", { undoId: undo })).rejects.toThrow("undo-late");
    expect(deletions()).toHaveLength(1);
  });
});
