import { createDecipheriv, createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BlobReader, TextWriter, ZipReader } from "@zip.js/zip.js";
import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { barriers } from "./harness/barriers";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, NO_SERVER } from "./harness/launch-with-ollama";
import { showSection } from "./harness/options-page";
import { say, untilStatus } from "./harness/panel-page";
import { clickIfThere, clickOnceSeen, untilSeen } from "./harness/until-seen";

const QUESTION = "What can you do?";
const IMPORT_KEY = "[data-import-form] [data-elara-key]";
const KEY_STRING = "a string that two programs share";

let extension: RunningExtension;
let options: Page;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "confidant-export-"));
  extension = await launchWithOllama(NO_SERVER);
  const panel = await extension.openPanel();
  await untilStatus(panel, await say(panel, QUESTION), "complete");
  options = await extension.openPage("options.html");
  await options.setViewport({ width: 360, height: 740 });
  const client = await options.createCDPSession();
  await client.send("Browser.setDownloadBehavior", { behavior: "allow", downloadPath: folder });
  await showSection(options, "data");
});

afterAll(async () => {
  await extension?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Exports everything in a form as the person does; resolves with the path of what was downloaded. */
async function exportAll(form: string, key?: string): Promise<string> {
  const before = new Set(await readdir(folder));
  await clickIfThere(options, "[data-export-again]");
  await options.waitForSelector('[data-select="export-form"]');
  await options.select('[data-select="export-form"]', form);
  if (key !== undefined) {
    await options.focus("[data-elara-key]");
    await options.keyboard.sendCharacter(key);
  }
  await clickOnceSeen(options, "[data-export-start]:enabled");
  await options.waitForSelector('[data-export-ended="done"]');
  const added = async () =>
    (await readdir(folder)).filter((name) => !before.has(name) && !name.endsWith(".crdownload"));
  await expect.poll(added, { timeout: 10_000 }).toHaveLength(1);
  return join(folder, (await added())[0] ?? "");
}

/** Chooses a file to import, with the key that it takes. */
async function chooseFile(path: string, key?: string): Promise<void> {
  await clickIfThere(options, "[data-import-again]");
  const field = await options.waitForSelector("input[data-import-file]");
  await (field as Awaited<ReturnType<typeof options.$<"input">>>)?.uploadFile(path);
  if (key === undefined) return;
  await options.waitForSelector(IMPORT_KEY);
  await options.focus(IMPORT_KEY);
  await options.keyboard.sendCharacter(key);
}

/** Imports a file; resolves with what the report tells. */
async function importFile(path: string, key?: string): Promise<string> {
  await chooseFile(path, key);
  await clickOnceSeen(options, "[data-import-start]:enabled");
  await options.waitForSelector("[data-import-ended]");
  return options.$eval("[data-import-ended]", (report) => report.textContent ?? "");
}

const countAll = async () =>
  (await extension.call(options, "conversation.count", { contextId: null })).total;

describe("a readable export", () => {
  it("M-085 is a file of JSON whose name says what it is, with what was said", async () => {
    const path = await exportAll("json");
    expect(path).toMatch(/confidant-[^/]*\d{4}-\d\d-\d\d\.json$/);
    const file = JSON.parse(await readFile(path, "utf8"));
    expect(file).toMatchObject({ format: "confidant-conversations", version: 1 });
    expect(JSON.stringify(file)).toContain(QUESTION);
    expect(await barriers(options)).toEqual([]);
  });

  it("M-086 is known as what is here when it is imported, and nothing is added", async () => {
    const before = await countAll();
    const [json = ""] = (await readdir(folder)).filter((name) => name.endsWith(".json"));
    expect(await importFile(join(folder, json))).toContain("there already");
    expect(await countAll()).toBe(before);
  });

  it("M-085 is Markdown that tells who said what", async () => {
    const text = await readFile(await exportAll("markdown"), "utf8");
    expect(text).toContain(`> ${QUESTION}`);
  });
});

describe("one conversation", () => {
  it("is looked for without being exported: Enter in the search leaves the form as it is", async () => {
    await clickIfThere(options, "[data-export-again]");
    await options.waitForSelector('[data-select="export-what"]');
    await options.select('[data-select="export-what"]', "conversation");
    const found = '[data-select="export-conversation"]';
    await untilSeen(options, found);
    const before = await readdir(folder);
    await options.focus("[data-export-form] [data-search]");
    await options.keyboard.sendCharacter("no conversation is called that");
    await options.keyboard.press("Enter");
    await options.waitForSelector(found, { hidden: true });
    expect(await options.$("[data-export-form]")).not.toBeNull();
    expect(await readdir(folder)).toEqual(before);
    await options.select('[data-select="export-what"]', "all");
  });
});

describe("Elara's records", () => {
  it("E-033 E-037 E-039 are sealed envelopes that the key string opens by other means than ours", async () => {
    const zip = await exportAll("elara", KEY_STRING);
    const reader = new ZipReader(new BlobReader(new Blob([await readFile(zip)])));
    const entries = (await reader.getEntries()).filter((entry) => !entry.directory);
    expect(entries).toHaveLength(2);
    const key = createHash("sha256").update(KEY_STRING, "utf8").digest();
    const texts: string[] = [];
    for (const entry of entries) {
      expect(entry.filename).toMatch(/(^|\/)\d{8}T\d{9}Z_\d{4}_(user|assistant)\.json$/);
      const envelope = JSON.parse((await entry.getData?.(new TextWriter())) ?? "");
      expect(Object.keys(envelope).sort()).toEqual(["alg", "ciphertext", "iv", "tag"]);
      const decipher = createDecipheriv("aes-256-gcm", key, Buffer.from(envelope.iv, "base64"));
      decipher.setAuthTag(Buffer.from(envelope.tag, "base64"));
      const sealed = Buffer.from(envelope.ciphertext, "base64");
      const plain = Buffer.concat([decipher.update(sealed), decipher.final()]).toString("utf8");
      texts.push(JSON.parse(plain).content);
    }
    expect(texts[0]).toBe(QUESTION);
  });

  it("E-041 come in with their key string, and with another one nothing does", async () => {
    const before = await countAll();
    const [zip = ""] = (await readdir(folder)).filter((name) => name.endsWith(".zip"));
    await importFile(join(folder, zip), "another string");
    expect(await countAll()).toBe(before);
    expect(await importFile(join(folder, zip), KEY_STRING)).toContain("2 messages");
    expect(await countAll()).toBe(before + 1);
  });

  it("ask for their key anew where another file is chosen", async () => {
    const [zip = ""] = (await readdir(folder)).filter((name) => name.endsWith(".zip"));
    await chooseFile(join(folder, zip), KEY_STRING);
    await options.waitForSelector("[data-import-start]:enabled");
    await chooseFile(join(folder, zip));
    const read = () =>
      options.evaluate((field) => {
        const key = document.querySelector<HTMLInputElement>(field)?.value;
        return { key, isReady: document.querySelector("[data-import-start]:enabled") !== null };
      }, IMPORT_KEY);
    await expect.poll(read).toMatchObject({ key: "" });
    expect(await read()).toEqual({ key: "", isReady: false });
  });
});
