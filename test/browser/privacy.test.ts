import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EXTENSION_DIR, PROJECT_ROOT } from "../../scripts/project-root.mjs";
import type { Id } from "../../src/domain/id";
import { typePassphrase, untilGate } from "./harness/gate-page";
import { grantHosts } from "./harness/grant-hosts";
import { closeInspector, openInspector, openSent } from "./harness/inspector-page";
import { launchExtension, type RunningExtension } from "./harness/launch-extension";
import { readStored } from "./harness/launch-with-ollama";
import { requestedBy } from "./harness/net-log";
import { showSection } from "./harness/options-page";
import { say, untilStatus } from "./harness/panel-page";
import {
  askQuickly,
  closePopup,
  openPopup,
  untilAnswered,
  untilListed,
} from "./harness/popup-page";
import { FAR_HOST, NOTHING, SERVERS, type ServerName, startServers } from "./harness/start-servers";

const PASSPHRASE = "seven quiet herons wade upriver";
const KEY = "sk-canary-near-7d21";
const FAR_PATTERN = `http://${FAR_HOST}/*`;
const UNKNOWN_HOST = "api.example.invalid";
/** What a model is asked for where titles and summaries are made. */
const ALL_KINDS = new Set(["turn", "title", "summary"]);

let folder: string;
let servers: Awaited<ReturnType<typeof startServers>>;
/** Is in no setting: who asks it does what nobody wants. */
let stranger: Server;
let extension: RunningExtension;
let panel: Page;
let options: Page;
let turn: Id;
/** Of the connections; the last one leads to a host that the person has not allowed. */
const ids = { near: "", far: "", unknown: "" };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "confidant-privacy-"));
  servers = await startServers(KEY);
  stranger = createServer((_, response) => response.end("who are you?")).listen(0, "127.0.0.1");
  await once(stranger, "listening");
  const granted = join(folder, "granted");
  await grantHosts(granted, [FAR_PATTERN]);
  extension = await launch("allowed", { extensionDir: granted });
  panel = await extension.openPanel();
  ids.near = await addConnection(servers.near.url, KEY);
  ids.far = await addConnection(servers.farUrl, null);
  ids.unknown = await addConnection(`https://${UNKNOWN_HOST}/v1`, KEY);
});

afterAll(async () => {
  await extension?.close();
  await servers?.close();
  stranger?.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Over the same profile each time; what it asks for is in the net log of that name. */
function launch(log: string, build: { readonly extensionDir?: string } = {}) {
  return launchExtension({
    ...build,
    profileDir: join(folder, "profile"),
    setUp: { kind: "passphrase", passphrase: PASSPHRASE },
    jobs: true,
    extraArgs: [
      `--host-resolver-rules=${servers.rules}`,
      `--log-net-log=${join(folder, `${log}.json`)}`,
    ],
  });
}

async function addConnection(url: string, key: string | null): Promise<Id> {
  const given = { kind: "openai", preset: null, url, key } as const;
  return (await extension.call(panel, "connection.add", given)).id;
}

async function choose(name: ServerName): Promise<void> {
  const server =
    name === "ollama"
      ? ({ provider: "ollama", connectionId: null } as const)
      : ({ provider: "openai", connectionId: ids[name] } as const);
  await extension.call(panel, "model.choose", { ...server, name: `${name}-1`, url: null });
}

/** Says something in the panel, which is answered. */
async function converse(text: string): Promise<void> {
  await panel.bringToFront();
  turn = await say(panel, text);
  await untilStatus(panel, turn, "complete");
}

/** The paths that the extension has asked each host for in a run that is over. */
async function pathsByHost(log: string): Promise<Record<string, string[]>> {
  const origin = `chrome-extension://${extension.extensionId}`;
  const urls = (await requestedBy(join(folder, `${log}.json`), origin)).map((url) => new URL(url));
  const paths: Record<string, string[]> = {};
  for (const { host, pathname } of urls) {
    paths[host] = [...new Set([...(paths[host] ?? []), pathname])].sort();
  }
  return paths;
}

// One story: each test goes on where the one before has left the profile.
describe("a connection beyond this machine", () => {
  it("is asked when the person tests it", async () => {
    const heard = await servers.requestsDuring(async () => {
      const { failure } = await extension.call(panel, "connection.test", { id: ids.far });
      expect(failure).toBeNull();
    });
    expect(heard).toEqual({ ollama: [], near: [], far: ["/v1/models"] });
  });

  it("is not asked by any page that is opened, nor by a list of models", async () => {
    const heard = await servers.requestsDuring(async () => {
      options = await extension.openPage("options.html");
      await showSection(options, "models");
      await options.waitForSelector(`[data-source-row="${ids.far}"]`);
      await extension.call(options, "model.list", {});
      const popup = await openPopup(extension, options);
      await untilListed(popup);
      await closePopup(popup);
    });
    expect(heard.ollama, "a server without a key is asked by it").toContain("/api/tags");
    expect(heard.near, "a key goes nowhere without a click").toEqual([]);
    expect(heard.far).toEqual([]);
  });
});

describe("a turn", () => {
  it.each(SERVERS)("to %s is sent there and nowhere else", async (name) => {
    await extension.call(panel, "prompt.change", { backgroundLocal: false });
    await choose(name);
    const heard = await servers.requestsDuring(() => converse(`What do herons eat at ${name}?`));
    expect(heard).toEqual({ ...NOTHING, [name]: ["turn"] });
  });

  it("takes the key to the server that it was given for, and to no other", () => {
    const withKey = SERVERS.filter((name) =>
      servers[name].requests.some(({ headers, body }) =>
        [JSON.stringify(headers), body].some((part) => part.includes(KEY)),
      ),
    );
    expect(withKey).toEqual(["near"]);
  });

  it("to a server that the person has not allowed is sent to nobody", async () => {
    const heard = await servers.requestsDuring(async () => {
      const id = ids.unknown;
      const { failure } = await extension.call(panel, "connection.test", { id });
      expect(failure?.code).toBe("provider-permission");
      const model = { provider: "openai", name: "any-1", url: null, connectionId: id } as const;
      await expect(extension.call(panel, "model.choose", model)).rejects.toThrow(
        "provider-permission",
      );
    });
    expect(heard).toEqual(NOTHING);
  });
});

describe("titles and summaries", () => {
  it("D-23 are not asked of a model beyond this machine before the person allows it", async () => {
    // Soon due: with every turn from here on.
    const soon = { maxTurns: 3, summarizationThreshold: 0.5 };
    await extension.call(panel, "prompt.change", { ...soon, backgroundLocal: true });
    await choose("far");
    const heard = await servers.requestsDuring(() => converse("And where do they sleep?"));
    expect(heard).toEqual({ ...NOTHING, far: ["turn"] });
  });

  it("D-23 are asked of it once that is allowed, and of no other", async () => {
    await extension.call(panel, "prompt.change", { backgroundRemote: true });
    const heard = await servers.requestsDuring(() => converse("And when do they nest?"));
    expect({ ...heard, far: new Set(heard.far) }).toEqual({ ...NOTHING, far: ALL_KINDS });
  });

  it.each(["ollama", "near"] as const)("of %s are asked of nobody else", async (name) => {
    await choose(name);
    const { conversation } = await extension.call(panel, "conversation.open", {
      channel: "side-panel",
    });
    // Has a title found for it again.
    const untitled = { conversationId: conversation.id, title: "" };
    const heard = await servers.requestsDuring(async () => {
      await extension.call(panel, "conversation.rename", untitled);
      for (const text of ["Do they sing?", "Do they dance?"]) await converse(text);
    });
    expect({ ...heard, [name]: new Set(heard[name]) }).toEqual({
      ...NOTHING,
      [name]: ALL_KINDS,
    });
  });
});

describe("what is looked at", () => {
  it("asks no server beyond this machine: the inspector, and the popup until it asks", async () => {
    await choose("far");
    const heard = await servers.requestsDuring(async () => {
      await panel.bringToFront();
      await openInspector(panel);
      await closeInspector(panel);
      await openSent(panel, turn);
      await closeInspector(panel);
      const popup = await openPopup(extension, options);
      await untilListed(popup);
      await closePopup(popup);
    });
    expect(heard.far).toEqual([]);
    const popup = await openPopup(extension, options);
    const { far: ofFar, ...others } = await servers.requestsDuring(async () => {
      await askQuickly(popup, "Are they grey?");
      await untilAnswered(popup, { status: "complete", text: "herons" });
    });
    expect(ofFar).toContain("turn");
    expect(others).toEqual({ ollama: [], near: [] });
    await closePopup(popup);
  });

  it("asks none when it is locked and unlocked", async () => {
    const heard = await servers.requestsDuring(async () => {
      await extension.call(options, "vault.lock", {});
      await untilGate(panel, "locked");
      await panel.bringToFront();
      await typePassphrase(panel, PASSPHRASE);
      await untilGate(panel, "open");
    });
    expect(heard.far).toEqual([]);
  });
});

describe("the browser's net log", () => {
  it("has the extension ask the servers that are set up and nobody else", async () => {
    // What this test has the worker ask for is found: so would be anything else.
    const { port } = stranger.address() as AddressInfo;
    const ask = `fetch("http://127.0.0.1:${port}/stray").then(({ status }) => status)`;
    await expect(options.evaluate(ask), "the pages themselves may ask nobody").rejects.toThrow();
    const worker = await extension.browser
      .waitForTarget((target) => target.type() === "service_worker")
      .then((target) => target.worker());
    expect(await worker?.evaluate(ask)).toBe(200);
    await extension.close();
    const chats = ["/v1/chat/completions", "/v1/models"];
    expect(await pathsByHost("allowed")).toEqual({
      "127.0.0.1:11434": ["/api/chat", "/api/show", "/api/tags"],
      // A server of this machine may be LM Studio or Ollama, which tell more there.
      [new URL(servers.near.url).host]: ["/api/show", "/api/v0/models", ...chats],
      [new URL(servers.farUrl).host]: chats,
      [`127.0.0.1:${port}`]: ["/stray"],
    });
  });
});

describe("a server that is allowed no longer", () => {
  it("gets no turn, and the person is told why", async () => {
    extension = await launch("refused");
    panel = await extension.openPanel({ gate: "locked" });
    await typePassphrase(panel, PASSPHRASE);
    await untilGate(panel, "open");
    const allowed = await panel.evaluate(
      async (origins) => {
        await chrome.permissions.remove({ origins });
        return chrome.permissions.contains({ origins });
      },
      [FAR_PATTERN],
    );
    expect(allowed).toBe(false);
    const heard = await servers.requestsDuring(async () => {
      turn = await say(panel, "Are you still there?");
      await untilStatus(panel, turn, "failed");
    });
    expect(heard).toEqual(NOTHING);
    expect((await readStored(extension, panel)).at(-1)?.reply?.failure).toMatchObject({
      code: "provider-permission",
      data: { host: new URL(servers.farUrl).host },
    });
    await extension.close();
    expect(Object.keys(await pathsByHost("refused"))).not.toContain(new URL(servers.farUrl).host);
  });
});

describe("what the store is told", () => {
  it("names each permission of the build with its reason, and no other", async () => {
    const manifest = JSON.parse(await readFile(join(EXTENSION_DIR, "manifest.json"), "utf8"));
    const kinds = ["permissions", "optional_permissions"];
    const all = [...kinds, "host_permissions", "optional_host_permissions"];
    const requested = all.flatMap((kind): string[] => manifest[kind]);
    const listing = await readFile(join(PROJECT_ROOT, "docs/store/listing.md"), "utf8");
    const reasons = [...listing.matchAll(/^\| `([^`]+)` \| \S[^|]+ \|$/gmu)];
    expect(reasons.map(([, name]) => name).toSorted()).toEqual(requested.toSorted());
  });
});
