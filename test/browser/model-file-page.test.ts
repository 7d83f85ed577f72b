import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page, Target } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeGguf } from "../builders/make-gguf";
import { type FileServer, startFileServer } from "./harness/file-server";
import { launchExtension, type RunningExtension } from "./harness/launch-extension";
import { filesOnDisk } from "./harness/model-files";
import { showSection } from "./harness/options-page";
import { readReply, say, untilChosen, untilStatus } from "./harness/panel-page";
import { hasKeyboard, tabTo } from "./harness/tab-to";
import { clickOnceSeen } from "./harness/until-seen";

const TEMPLATE = "{% for message in messages %}{{ message['content'] }}{% endfor %}";
const TINY = makeGguf({ chatTemplate: TEMPLATE, window: 8_192 });

let extension: RunningExtension;
let options: Page;
let panel: Page;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "confidant-files-"));
  await writeFile(join(folder, "tiny.gguf"), TINY);
  await writeFile(join(folder, "second.gguf"), TINY);
  await writeFile(join(folder, "page.gguf"), "<!doctype html><title>Sign in</title>");
  extension = await launchExtension();
  panel = await extension.openPanel();
  options = await extension.openPage("options.html");
  const limits = { maxTokens: null, memoryTokens: null, historyTokens: null };
  await extension.call(options, "prompt.change", {
    modes: false,
    defaultLimits: { ...limits, reservedResponseTokens: 200 },
  });
  await showSection(options, "models");
});

afterAll(async () => {
  await extension?.close();
  await rm(folder, { recursive: true, force: true });
});

const rowOf = (name: string) => `[data-model-file="${name}"]`;

function untilState(name: string, state: string) {
  return options.waitForSelector(`${rowOf(name)}[data-file-state="${state}"]`);
}

async function press(selector: string): Promise<void> {
  await options.bringToFront();
  await clickOnceSeen(options, selector);
}

const alerts = () =>
  options.$$eval('[role="alert"]', (all) => all.map(({ textContent }) => textContent ?? ""));

/** Removes a file by its row; resolves with what was said of that before. */
async function removeFile(name: string, { leavesBar = false } = {}): Promise<string> {
  await press(`${rowOf(name)} [data-remove]`);
  const means = await options.waitForSelector(`${rowOf(name)} [data-remove-means]`);
  const text = (await means?.evaluate((part) => part.textContent)) ?? "";
  await press(`${rowOf(name)} [data-remove-confirm]`);
  await options.waitForSelector(rowOf(name), { hidden: true });
  if (!leavesBar) await closeUndo();
  return text;
}

/** Closes what offers to undo: it may cover a button at the foot of the page. */
async function closeUndo(): Promise<void> {
  await options.waitForSelector("[data-undo-bar]");
  await options.$eval("[data-undo-bar] button:last-of-type", (button) => button.click());
  await options.waitForSelector("[data-undo-bar]", { hidden: true });
}

/** Cuts everything of the extension off from any network, this machine's own included. */
async function goOffline(): Promise<void> {
  const cut = async (target: Target) => {
    if (!target.url().startsWith(`chrome-extension://${extension.extensionId}/`)) return;
    const session = await target.createCDPSession();
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: true,
      latency: 0,
      downloadThroughput: 0,
      uploadThroughput: 0,
    });
  };
  extension.browser.on("targetcreated", (target) => void cut(target).catch(() => {}));
  for (const target of extension.browser.targets()) await cut(target);
}

/** Whether the worker gets an answer from there. */
async function reaches(url: string): Promise<boolean> {
  const target = await extension.browser.waitForTarget((one) => one.type() === "service_worker");
  const worker = await target.worker();
  if (worker === null) throw new Error("no worker");
  return worker.evaluate(
    (from) =>
      fetch(from).then(
        () => true,
        () => false,
      ),
    url,
  );
}

/** Notes how long the newest reply is whenever that changes, while it is shown. */
function watchReply(): Promise<void> {
  return panel.evaluate(() => {
    const lengths: number[] = [];
    Object.assign(globalThis, { replyLengths: lengths });
    new MutationObserver(() => {
      const text = [...document.querySelectorAll("[data-reply-text]")].at(-1)?.textContent ?? "";
      if (text.length > 0 && text.length !== lengths.at(-1)) lengths.push(text.length);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

// One story: each test goes on where the one before has left the page.
describe("the page's own file field", () => {
  it("takes a file, which answers in general once it is used", async () => {
    const field = await options.waitForSelector("input[data-file]");
    await (field as Awaited<ReturnType<typeof options.$<"input">>>)?.uploadFile(
      join(folder, "tiny.gguf"),
    );
    await untilState("tiny.gguf", "ready");
    await press(`${rowOf("tiny.gguf")} [data-use]`);
    await options.waitForSelector('[data-general="tiny.gguf"]');
    expect(Object.values(await filesOnDisk(options))).toEqual([TINY.length]);
  });

  it("takes all that are dropped, and names the one that is none", async () => {
    await options.bringToFront();
    const drop = await options.waitForSelector("[data-file-drop]");
    await drop?.scrollIntoView();
    const point = await drop!.clickablePoint();
    const session = await options.createCDPSession();
    const files = ["page.gguf", "second.gguf"].map((name) => join(folder, name));
    const data = { items: [], files, dragOperationsMask: 1 };
    for (const type of ["dragEnter", "dragOver", "drop"] as const) {
      await session.send("Input.dispatchDragEvent", { type, ...point, data });
    }
    await untilState("second.gguf", "ready");
    expect(await alerts()).toEqual([expect.stringContaining("“page.gguf” is no GGUF file")]);
    expect(await options.$(rowOf("page.gguf"))).toBeNull();
  });

  it("says of a file who uses it before it is removed, and keeps the keyboard", async () => {
    const unused = await removeFile("second.gguf", { leavesBar: true });
    expect(unused).not.toContain("as the default");
    await options.waitForSelector("h2:focus");
    expect(Object.values(await filesOnDisk(options)), "until it is too late").toHaveLength(2);
    const readNotice = () => options.$eval("[data-undo-notice]", (one) => one.textContent);
    await expect.poll(readNotice, { timeout: 5_000 }).toBe("Model file removed.");
    await tabTo(options, "[data-undo-act]");
    await options.keyboard.press("Enter");
    await untilState("second.gguf", "ready");
    expect(await hasKeyboard(options, "body")).toBe(false);
    await closeUndo();
    await removeFile("second.gguf");
    const left = async () => Object.keys(await filesOnDisk(options)).length;
    await expect.poll(left, { timeout: 25_000 }).toBe(1);
    await press(`${rowOf("tiny.gguf")} [data-remove]`);
    const means = `${rowOf("tiny.gguf")} [data-remove-means]`;
    const said = await (await options.waitForSelector(means))?.evaluate((part) => part.textContent);
    expect(said).toContain("the default model");
    await press(`${rowOf("tiny.gguf")} [data-remove]`);
  });
});

describe("a download by the page's form", () => {
  let server: FileServer;
  const half = Math.floor(TINY.length / 2);
  const field = '[data-field="file-url"]';

  const write = async (url: string) => {
    await tabTo(options, field);
    await options.keyboard.down("Control");
    await options.keyboard.press("KeyA");
    await options.keyboard.up("Control");
    await options.keyboard.type(url);
    await options.keyboard.press("Enter");
  };
  const written = () => options.$eval(field, (input) => (input as HTMLInputElement).value);

  it("keeps an address that was not taken, and says once why", async () => {
    await write("http://files.example.com/a.gguf");
    await options.waitForSelector('[data-download-form] [role="alert"]');
    expect(await written()).toBe("http://files.example.com/a.gguf");
    const inForm = await options.$$('[data-download-form] [role="alert"]');
    expect(inForm).toHaveLength(1);
  });

  it("is paused and goes on by one button, which keeps the keyboard", async () => {
    server = await startFileServer({ bytes: TINY });
    server.stallAfter(half);
    await write(`${server.url}/loaded.gguf`);
    await untilState("loaded.gguf", "arriving");
    expect(await written(), "it was taken").toBe("");
    await options.waitForSelector(`${rowOf("loaded.gguf")} progress[value]`);
    await new Promise((resolve) => setTimeout(resolve, 500));
    await tabTo(options, `${rowOf("loaded.gguf")} [data-pause]`);
    await options.keyboard.press("Enter");
    await untilState("loaded.gguf", "paused");
    await options.waitForSelector(`${rowOf("loaded.gguf")} [data-resume]:focus`);
    server.stallAfter(null);
    await options.keyboard.press("Enter");
    await untilState("loaded.gguf", "ready");
    expect(server.ranges).toEqual(["bytes=0-", `bytes=${half}-`]);
    await removeFile("loaded.gguf");
  });

  it("that breaks is told at its row, and can go on", async () => {
    server.stallAfter(half);
    await write(`${server.url}/loaded.gguf`);
    await untilState("loaded.gguf", "arriving");
    await options.waitForSelector(`${rowOf("loaded.gguf")} progress[value]`);
    server.hangUp();
    await untilState("loaded.gguf", "failed");
    const alertTexts = await options.$$eval(`${rowOf("loaded.gguf")} [role="alert"]`, (all) =>
      all.map(({ textContent }) => textContent),
    );
    expect(alertTexts).toEqual([expect.stringContaining("What has arrived is saved")]);
    server.stallAfter(null);
    await press(`${rowOf("loaded.gguf")} [data-resume]`);
    await untilState("loaded.gguf", "ready");
    await removeFile("loaded.gguf");
    await server.close();
  });
});

describe("a model file with the network off", () => {
  it("answers in the side panel, word by word", async () => {
    const server = await startFileServer({ bytes: TINY });
    expect(await reaches(server.url)).toBe(true);
    await goOffline();
    expect(await reaches(server.url), "nothing is reached any more").toBe(false);
    await panel.bringToFront();
    await untilChosen(panel, "tiny.gguf");
    await watchReply();
    const turn = await say(panel, "Say something");
    await untilStatus(panel, turn, "complete");
    expect((await readReply(panel, turn)).length).toBeGreaterThan(10);
    const lengths = await panel.evaluate(() => Reflect.get(globalThis, "replyLengths") as number[]);
    expect(lengths.length, "it was shown as it came").toBeGreaterThan(2);
    await server.close();
  });
});
