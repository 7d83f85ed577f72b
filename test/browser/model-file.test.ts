import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PROJECT_ROOT } from "../../scripts/project-root.mjs";
import { makeGguf } from "../builders/make-gguf";
import { type FileServer, startFileServer } from "./harness/file-server";
import { launchExtension, type RunningExtension } from "./harness/launch-extension";
import {
  computePages,
  engineWorkers,
  filesOnDisk,
  handOver,
  untilFile,
} from "./harness/model-files";
import { readReply, say, untilReplyHas, untilStatus } from "./harness/panel-page";
import { untilSeen } from "./harness/until-seen";

// No name resolves here and no model server runs: what answers does so without a network.

const STORIES = join(PROJECT_ROOT, "../shared/models/stories260K.gguf");
const TEMPLATE = "{% for message in messages %}{{ message['content'] }}{% endfor %}";
// Nearly every character is a token to it, so the prompt is long.
const WINDOW = 8_192;
const TINY = makeGguf({ chatTemplate: TEMPLATE, window: WINDOW });

let extension: RunningExtension;
let panel: Page;
let options: Page;

beforeAll(async () => {
  extension = await launchExtension();
  panel = await extension.openPanel();
  options = await extension.openPage("options.html");
  await allowReply(200);
});

afterAll(() => extension.close());

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

async function bring(name: string, bytes: Uint8Array) {
  const { id } = await handOver(extension, options, { name, bytes });
  return untilFile(extension, options, id, ({ state }) => state === "ready");
}

/** A conversation's next turn, answered by the file. */
async function ask(name: string, text: string) {
  await extension.call(options, "model.choose", { provider: "gguf", name, url: null });
  await panel.bringToFront();
  return say(panel, text);
}

async function allowReply(tokens: number): Promise<void> {
  const limits = { maxTokens: null, memoryTokens: null, historyTokens: null };
  const defaultLimits = { ...limits, reservedResponseTokens: tokens };
  await extension.call(options, "prompt.change", { modes: false, defaultLimits });
}

/** A turn's reply as the worker tells it. */
async function storedReply(turn: string) {
  const { conversation } = await extension.call(options, "conversation.open", {
    channel: "side-panel",
  });
  const page = { conversationId: conversation.id, before: null, limit: 10 };
  const { messages } = await extension.call(options, "message.list", page);
  return messages.find(({ id }) => id === turn)?.reply;
}

/** The reply to a message that is told next to nothing else: the stories' model holds 512 tokens. */
async function askShortly(text: string): Promise<string> {
  const [contextId, conversationId, id] = Array.from({ length: 3 }, () => crypto.randomUUID());
  const fields = { name: "Stories", systemPrompt: "Tell a story.", maintainPersonality: false };
  await extension.call(options, "context.create", { id: contextId!, fields });
  const where = { channel: "side-panel", temporary: false } as const;
  await extension.call(options, "conversation.create", {
    id: conversationId!,
    contextId: contextId!,
    ...where,
  });
  await extension.call(options, "turn.send", { id: id!, conversationId: conversationId!, text });
  const turn = await extension.watch(options, "turn.watch", { turnId: id! });
  const end = await turn.until(({ type }) => type === "end" || type === "failure");
  if (end.type !== "end") throw new Error("the turn is not told");
  expect(end.state).toMatchObject({ failure: null, status: "complete" });
  return end.state.text;
}

describe("a GGUF file of the person's", () => {
  it("is kept whole, and told with its sha-256, window and template", async () => {
    const file = await bring("tiny.gguf", TINY);
    expect(file).toMatchObject({
      name: "tiny.gguf",
      source: null,
      received: TINY.length,
      total: TINY.length,
      sha256: sha256(TINY),
      about: { architecture: "llama", title: "Tiny", window: WINDOW, hasChatTemplate: true },
      failure: null,
    });
    expect(await filesOnDisk(options)).toEqual({ [file.id]: TINY.length });
    const { models } = await extension.call(options, "model.list", {});
    expect(models).toContainEqual(
      expect.objectContaining({ provider: "gguf", name: "tiny.gguf", url: "", window: WINDOW }),
    );
  });

  it("answers in the side panel without a network, word by word, with its own count", async () => {
    const turn = await ask("tiny.gguf", "Say something");
    await untilSeen(panel, `article[data-turn="${turn}"][data-status="complete"]`);
    expect((await readReply(panel, turn)).length).toBeGreaterThan(10);
    const reply = await storedReply(turn);
    expect(reply?.usage?.promptTokens).toBeGreaterThan(0);
    expect(reply?.usage?.replyTokens).toBeGreaterThan(0);
    expect(computePages(extension)).toBe(1);
  });

  it("is stopped in the middle, and answers the next message", async () => {
    const turn = await ask("tiny.gguf", "Go on for long");
    await untilReplyHas(panel, turn, " ");
    await panel.keyboard.press("Escape");
    await untilStatus(panel, turn, "cancelled");
    const next = await ask("tiny.gguf", "And again");
    await untilStatus(panel, next, "complete");
  });

  it.skipIf(!existsSync(STORIES))("tells a story where the file lies beside the tree", async () => {
    const bytes = new Uint8Array(await readFile(STORIES));
    expect((await bring("stories.gguf", bytes)).sha256).toBe(sha256(bytes));
    await extension.call(options, "model.choose", {
      provider: "gguf",
      name: "stories.gguf",
      url: null,
    });
    expect(await askShortly("Once upon a time")).toMatch(/\b(the|and|was|a|to|said)\b/);
  });

  it("that is none is refused at its first bytes, and nothing of it is kept", async () => {
    const bytes = new TextEncoder().encode("<!doctype html><title>Not found</title>");
    const { id } = await handOver(extension, options, { name: "page.gguf", bytes });
    const file = await untilFile(extension, options, id, ({ state }) => state === "failed");
    expect(file).toMatchObject({
      received: 0,
      failure: { code: "engine-failed", data: { reason: "file" } },
    });
    await extension.call(options, "modelFile.remove", { id });
  });

  it("that only looks like one is told as broken when it is asked", async () => {
    const broken = await bring("broken.gguf", TINY.slice(0, TINY.length - 20_000));
    const turn = await ask(broken.name, "Are you there?");
    await untilStatus(panel, turn, "failed");
    expect((await storedReply(turn))?.failure).toEqual({
      code: "engine-failed",
      data: { reason: "file" },
    });
    await extension.call(options, "modelFile.remove", { id: broken.id });
  });

  it("that is removed while it answers says no more, and is gone from memory and disk", async () => {
    // It is not at its end before the file is removed.
    await allowReply(3_000);
    const turn = await ask("tiny.gguf", "Go on for long");
    await untilReplyHas(panel, turn, " ");
    expect(engineWorkers(extension)).toBeGreaterThan(0);
    const { files } = await extension.call(options, "modelFile.list", {});
    for (const { id } of files) await extension.call(options, "modelFile.remove", { id });
    expect(await filesOnDisk(options)).toEqual({});
    await untilStatus(panel, turn, "failed");
    expect((await storedReply(turn))?.failure).toEqual({
      code: "engine-failed",
      data: { reason: "gone" },
    });
    await expect.poll(() => engineWorkers(extension), { timeout: 5_000 }).toBe(0);
    const gone = { provider: "gguf", name: "tiny.gguf", url: null } as const;
    const chosen = extension.call(options, "model.choose", gone);
    await expect(chosen).rejects.toThrow("provider-model-missing");
    const next = await say(panel, "Still there?");
    await untilStatus(panel, next, "failed");
    expect((await storedReply(next))?.failure).toEqual({
      code: "provider-model-missing",
      data: { provider: "gguf" },
    });
  });
});

describe("a download", () => {
  let server: FileServer;

  const download = async (path = "/tiny.gguf?key=secret") =>
    extension.call(options, "modelFile.download", { url: `${server.url}${path}` });
  const until = (id: string, state: string) =>
    untilFile(extension, options, id, (file) => file.state === state);
  const remove = (id: string) => extension.call(options, "modelFile.remove", { id });
  const half = Math.floor(TINY.length / 2);

  it("is paused and goes on from where it was; its sha-256 is that of the whole", async () => {
    server = await startFileServer({ bytes: TINY });
    server.stallAfter(half);
    const { id, name, source } = await download();
    expect({ name, source }).toEqual({ name: "tiny.gguf", source: `${server.url}/tiny.gguf` });
    await untilFile(extension, options, id, ({ total }) => total === TINY.length);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect((await extension.call(options, "modelFile.pause", { id })).state).toBe("paused");
    const paused = await untilFile(extension, options, id, ({ received }) => received > 0);
    expect(paused.received).toBe(half);
    server.stallAfter(null);
    await extension.call(options, "modelFile.resume", { id });
    const file = await until(id, "ready");
    expect(file.sha256).toBe(sha256(TINY));
    expect(server.ranges).toEqual(["bytes=0-", `bytes=${half}-`]);
    await remove(id);
    await server.close();
  });

  it("that breaks is told, keeps what came, and is whole after another try", async () => {
    server = await startFileServer({ bytes: TINY });
    server.stallAfter(half);
    const { id } = await download();
    await untilFile(extension, options, id, ({ total }) => total === TINY.length);
    server.hangUp();
    const broken = await until(id, "failed");
    expect(broken).toMatchObject({ failure: { code: "provider-cut-off" } });
    server.stallAfter(null);
    await extension.call(options, "modelFile.resume", { id });
    expect((await until(id, "ready")).sha256).toBe(sha256(TINY));
    await remove(id);
    await server.close();
  });

  it("from a server without ranges begins again", async () => {
    server = await startFileServer({ bytes: TINY, ranges: false });
    server.stallAfter(half);
    const { id } = await download();
    await untilFile(extension, options, id, ({ total }) => total === TINY.length);
    await extension.call(options, "modelFile.pause", { id });
    server.stallAfter(null);
    await extension.call(options, "modelFile.resume", { id });
    expect((await until(id, "ready")).sha256).toBe(sha256(TINY));
    await remove(id);
    await server.close();
  });

  it("of a page in place of a file is refused", async () => {
    const bytes = new TextEncoder().encode("<!doctype html><title>Sign in</title>");
    server = await startFileServer({ bytes, contentType: "text/html" });
    const { id } = await download();
    expect((await until(id, "failed")).failure).toEqual({
      code: "engine-failed",
      data: { reason: "file" },
    });
    await remove(id);
    await server.close();
  });

  it("is paused where the worker died in its middle", async () => {
    server = await startFileServer({ bytes: TINY });
    server.stallAfter(half);
    const { id } = await download();
    await untilFile(extension, options, id, ({ total }) => total === TINY.length);
    await extension.killWorker();
    const paused = await until(id, "paused");
    expect(paused.total).toBe(TINY.length);
    server.stallAfter(null);
    await extension.call(options, "modelFile.resume", { id });
    expect((await until(id, "ready")).sha256).toBe(sha256(TINY));
    await remove(id);
    await server.close();
  });

  it.each([
    "http://user:secret@127.0.0.1/a.gguf",
    "http://example.com/a.gguf",
    "file:///etc/passwd",
  ])("is not begun from %s", async (url) => {
    const answer = extension.call(options, "modelFile.download", { url });
    await expect(answer).rejects.toThrow("bad-request");
  });
});

describe("a worker that dies while models are computed beside it", () => {
  it("is still missed by the side panel's streams", async () => {
    expect(computePages(extension)).toBe(1);
    const watch = await extension.watch(panel, "modelFile.watch", {});
    await watch.until((event) => "files" in event);
    await extension.killWorker();
    await expect(watch.until(() => false)).rejects.toThrow("closed early");
  });
});
