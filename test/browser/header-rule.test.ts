import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, NO_SERVER } from "./harness/launch-with-ollama";

const passphrase = "seven quiet herons wade upriver";

let ollama: OllamaServer;
let site: Server;
let otherDir: string;
let otherId: string;
let extension: RunningExtension;
let page: Page;

beforeAll(async () => {
  // As Ollama does that was told of no extension.
  ollama = await startOllamaServer({ origins: [] });
  site = createServer((_, response) => response.end("a site")).listen(0, "127.0.0.1");
  await once(site, "listening");
  otherDir = await writeOtherExtension();
  extension = await launchWithOllama(NO_SERVER, { setUp: { kind: "passphrase", passphrase } });
  otherId = await extension.browser.installExtension(otherDir);
  page = await extension.openPage("options.html");
});

afterAll(async () => {
  await extension.close();
  await ollama.close();
  site.close();
  await rm(otherDir, { recursive: true, force: true });
});

/** Another extension that may ask servers of this machine, too. */
async function writeOtherExtension(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), "confidant-other-"));
  const manifest = {
    manifest_version: 3,
    name: "Other",
    version: "1",
    background: { service_worker: "worker.js" },
    host_permissions: ["http://127.0.0.1/*"],
  };
  await writeFile(join(dir, "manifest.json"), JSON.stringify(manifest));
  await writeFile(join(dir, "worker.js"), "// It only asks.");
  return dir;
}

/**
 * The origins that came with questions from now on; null for none. What the open page lists by itself
 * when connections change carries none in any case, and comes when it likes.
 */
async function originsOf(work: () => Promise<unknown>): Promise<(string | null)[]> {
  const before = ollama.requests.length;
  await work();
  const questions = ollama.requests.slice(before).filter(({ method }) => method === "POST");
  return questions.map(({ headers }) => headers.origin ?? null);
}

async function addOllama(): Promise<{ readonly id: string; readonly version: number }> {
  const given = { kind: "ollama", preset: "ollama", url: ollama.url, key: null } as const;
  return extension.call(page, "connection.add", given);
}

/** Has the server describe a model, by a POST, as every question is that carries an origin. */
async function ask(connectionId: string): Promise<string> {
  return extension.call(page, "ollama.show", { connectionId, name: "llama3.2:latest" }).then(
    () => "answered",
    (error: unknown) => String((error as Error).message ?? error),
  );
}

async function removeAll(): Promise<void> {
  const { connections } = await extension.call(page, "connection.list", {});
  for (const { id } of connections) await extension.call(page, "connection.remove", { id });
}

beforeEach(removeAll);

const rules = () => page.evaluate(() => chrome.declarativeNetRequest.getSessionRules());
const own = () => `chrome-extension://${extension.extensionId}`;
const post = (from: Page, url: string) =>
  from.evaluate(
    (to) =>
      fetch(to, { method: "POST", body: "{}" }).then(
        ({ status }) => status,
        () => 0,
      ),
    `${url}/api/show`,
  );

describe("a server that refuses extensions", () => {
  it("answers without being told who asks, from the request on that it has refused", async () => {
    const { id } = await addOllama();
    const heard = await originsOf(async () => expect(await ask(id)).toBe("answered"));
    expect(heard).toEqual([own(), null]);
    expect(await rules()).toHaveLength(1);
    expect(await originsOf(() => ask(id))).toEqual([null]);
    const { connections } = await extension.call(page, "connection.list", {});
    expect(connections).toMatchObject([{ id, hidesOrigin: true }]);
  });

  it("answers once the person who did not want that lets Confidant hide its origin", async () => {
    const { id, version: first } = await addOllama();
    const said = { id, version: first, hidesOrigin: false };
    const { version } = await extension.call(page, "connection.update", said);
    const before = await originsOf(() => ask(id));
    expect(before).toEqual([own()]);
    expect(await ask(id)).toContain("provider-forbidden");
    expect(await rules()).toEqual([]);
    await extension.call(page, "connection.update", { id, version, hidesOrigin: true });
    const after = await originsOf(async () => expect(await ask(id)).toBe("answered"));
    expect(after).toEqual([null]);
  });

  it("still hears who asks when it is a site, or another extension", async () => {
    const { id, version } = await addOllama();
    await extension.call(page, "connection.update", { id, version, hidesOrigin: true });
    const { port } = site.address() as AddressInfo;
    const visitor = await extension.browser.newPage();
    await visitor.goto(`http://127.0.0.1:${port}/`);
    expect(await originsOf(() => post(visitor, ollama.url))).toEqual([`http://127.0.0.1:${port}`]);
    await visitor.close();
    const target = await extension.browser.waitForTarget(
      (one) => one.type() === "service_worker" && one.url().endsWith("/worker.js"),
    );
    const worker = await target.worker();
    const postElsewhere = () =>
      worker?.evaluate(
        (to) => fetch(to, { method: "POST", body: "{}" }).then(({ status }) => status),
        `${ollama.url}/api/show`,
      ) ?? Promise.reject(new Error("no other extension"));
    expect(await originsOf(postElsewhere)).toEqual([`chrome-extension://${otherId}`]);
  });

  it("hears it again where the connection leads elsewhere, and once it is removed", async () => {
    const { id, version } = await addOllama();
    await extension.call(page, "connection.update", { id, version, hidesOrigin: true });
    expect(await rules()).toHaveLength(1);
    // The same server under another name: another origin, which was not meant.
    const url = ollama.url.replace("127.0.0.1", "localhost");
    const change = { id, version: version + 1, url };
    const moved = await extension.call(page, "connection.update", change);
    expect(moved.hidesOrigin).toBeUndefined();
    expect(await rules()).toEqual([]);
    // It refuses as the one before did, and is mended as that.
    expect(await originsOf(() => ask(id))).toEqual([own(), null]);
    expect(await rules()).toMatchObject([{ condition: { urlFilter: `|${url}/` } }]);
    await extension.call(page, "connection.remove", { id });
    expect(await rules()).toEqual([]);
    const again = await addOllama();
    expect(await originsOf(() => ask(again.id))).toEqual([own(), null]);
  });

  it("hears it on its own address still after the built-in one led elsewhere and back: a no is its own", async () => {
    const choose = (url: string) =>
      extension.call(page, "model.choose", { provider: "ollama", name: "", url });
    await choose(ollama.url);
    await extension.call(page, "connection.hideOrigin", { on: false });
    // The same server under another name is another origin, of which nothing was said.
    await choose(ollama.url.replace("127.0.0.1", "localhost"));
    await choose(ollama.url);
    expect(await rules()).toEqual([]);
    const { failure } = await extension.call(page, "model.list", {});
    expect(failure?.code).toBe("provider-forbidden");
    expect(await rules()).toEqual([]);
    const { id } = await addOllama();
    expect(await originsOf(() => ask(id))).toEqual([own()]);
    await extension.call(page, "connection.hideOrigin", { on: true });
    expect(await ask(id)).toBe("answered");
    await choose("127.0.0.1:1").catch(() => {});
  });

  it("is not told after the worker was stopped either", async () => {
    const { id, version } = await addOllama();
    await extension.call(page, "connection.update", { id, version, hidesOrigin: true });
    await extension.killWorker();
    expect(await originsOf(() => ask(id))).toEqual([null]);
  });
});

describe("a locked vault", () => {
  it("leaves no rule that tells where its connections lead", async () => {
    const { id, version } = await addOllama();
    await extension.call(page, "connection.update", { id, version, hidesOrigin: true });
    await extension.call(page, "vault.lock", {});
    expect(await rules()).toEqual([]);
    await extension.call(page, "vault.unlock", { secret: { kind: "passphrase", passphrase } });
    expect(await rules()).toHaveLength(1);
  });

  it("leaves none either where the worker that had set it is gone", async () => {
    const { id, version } = await addOllama();
    await extension.call(page, "connection.update", { id, version, hidesOrigin: true });
    // As a lock does that the next worker does not live to end: it finds no key, and opens no app. The
    // compute host may start that one at once.
    await page.evaluate(() => chrome.storage.session.clear());
    expect(await rules()).toHaveLength(1);
    await extension.killWorker();
    expect((await extension.call(page, "vault.status", {})).state).toBe("locked");
    await expect.poll(rules).toEqual([]);
    await extension.call(page, "vault.unlock", { secret: { kind: "passphrase", passphrase } });
    expect(await rules()).toHaveLength(1);
  });
});
