import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runNode } from "../../scripts/run-process.mjs";
import { answers } from "../../scripts/start/find-server.mjs";
import { startOllamaServer } from "../fakes/ollama-server.mjs";
import { launchExtension } from "./harness/launch-extension";

// Port 9 (discard) answers nowhere.
const NO_OLLAMA = { OLLAMA_HOST: "127.0.0.1:9" };

// The panel itself asks the usual port: with a real server there, the guide is not what answers.
const hasRealOllama = await answers("http://127.0.0.1:11434");

const PASSPHRASE = "seven quiet herons at dusk";

let profile: string;

beforeEach(async () => {
  profile = await mkdtemp(join(tmpdir(), "confidant-start-"));
});

afterEach(async () => {
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
});

function start(...args: string[]) {
  return startWithInput("", ...args);
}

function startWithInput(input: string, ...args: string[]) {
  return runNode("scripts/start.mjs", ["--profile", profile, ...args], {
    env: { ...NO_OLLAMA, DISPLAY: "", WAYLAND_DISPLAY: "" },
    input,
  });
}

/** A profile that only this passphrase opens. */
async function makeLockedProfile(): Promise<void> {
  const setUp = { kind: "passphrase", passphrase: PASSPHRASE } as const;
  const extension = await launchExtension({ profileDir: profile, setUp });
  await extension.close();
}

describe("npm start -- --say", () => {
  it.skipIf(hasRealOllama)("prints the guide's reply alone on stdout", async () => {
    const { code, stdout, output } = await start("--say", "What can you do?");
    expect(output).toContain("it takes no lock");
    expect(stdout).toMatch(/^No language model answers here yet/);
    expect(stdout).not.toContain("no lock, so");
    expect(code).toBe(0);
  });

  it("prints what the server at --url streams", async () => {
    const server = await startOllamaServer({
      script: "reply",
      scriptOptions: { text: "Streamed by a server: ünïcödé 👋🏽." },
    });
    try {
      const { code, stdout } = await start("--url", server.url, "--say", "Hello");
      expect(stdout).toBe("Streamed by a server: ünïcödé 👋🏽.\n");
      expect(code).toBe(0);
    } finally {
      await server.close();
    }
  });

  it("prints what a server streams that refuses extensions, with no click between", async () => {
    const server = await startOllamaServer({
      origins: [],
      script: "reply",
      scriptOptions: { text: "Answered all the same." },
    });
    try {
      const { code, stdout } = await start("--url", server.url, "--say", "Hello");
      expect(stdout).toBe("Answered all the same.\n");
      expect(code).toBe(0);
      const chats = server.requests.filter((request) => request.path === "/api/chat");
      expect(chats.at(-1)?.headers.origin).toBeUndefined();
    } finally {
      await server.close();
    }
  });

  it("sends a text of two lines as one message to the model that --model names", async () => {
    const server = await startOllamaServer({ models: [{ name: "one" }, { name: "two" }] });
    try {
      const { code } = await start("--url", server.url, "--model", "two", "--say", "a\nb");
      const chat = server.requests.find((request) => request.path === "/api/chat");
      expect(chat?.json.model).toBe("two");
      expect(chat?.json.messages.at(-1)?.content).toContain("a\nb");
      expect(code).toBe(0);
    } finally {
      await server.close();
    }
  });

  it("tells the reason on stderr and exits 1 when the server fails", async () => {
    const server = await startOllamaServer({ script: "status", scriptOptions: { status: 500 } });
    try {
      const { code, stdout, output } = await start("--url", server.url, "--say", "Hello");
      expect(stdout.trim()).toBe("");
      expect(output).toMatch(/Your message is saved/i);
      expect(code).toBe(1);
    } finally {
      await server.close();
    }
  });

  it("exits 3 on a profile whose vault does not open, and leaves it as it is", async () => {
    const extension = await launchExtension({ profileDir: profile });
    const page = await extension.openPage("welcome.html");
    await extension.call(page, "conversation.open", { channel: "side-panel" });
    await page.evaluate(async () => {
      // The key, and its copies beside the database.
      await new Promise((resolve, reject) => {
        const opening = indexedDB.open("confidant");
        opening.onerror = reject;
        opening.onsuccess = () => {
          const writing = opening.result.transaction("device", "readwrite");
          writing.objectStore("device").clear();
          writing.oncomplete = resolve;
        };
      });
      const isKey = (name: string) => decodeURIComponent(name).startsWith("device-key:");
      const kept = Object.keys(await chrome.storage.local.get()).filter(isKey);
      await chrome.storage.local.remove(kept);
      const folder = await navigator.storage.getDirectory();
      for await (const name of folder.keys()) if (isKey(name)) await folder.removeEntry(name);
    });
    await extension.close();
    const { code, stdout, output } = await start("--say", "Hello");
    expect(output).toContain("does not open (key-missing)");
    expect(stdout).toBe("");
    expect(code).toBe(3);
  });

  it.skipIf(hasRealOllama)("opens a locked profile by the first line of stdin", async () => {
    await makeLockedProfile();
    const { code, stdout } = await startWithInput(`${PASSPHRASE}\nmore\n`, "--say", "Hello");
    expect(stdout).toMatch(/^No language model answers here yet/);
    expect(code).toBe(0);
  });

  it("exits 3 on a locked profile without a terminal, and where the passphrase is wrong", async () => {
    await makeLockedProfile();
    const none = await start("--say", "Hello");
    expect(none.output).toContain("no passphrase came");
    const wrong = await startWithInput("seven loud herons at dusk\n", "--say", "Hello");
    expect(wrong.output).toContain("This profile stays locked");
    expect([none.code, none.stdout, wrong.code, wrong.stdout]).toEqual([3, "", 3, ""]);
  });

  it("exits 2 before any window when the server at --url does not answer", async () => {
    const { code, output } = await start("--url", "http://127.0.0.1:9", "--say", "Hello");
    expect(output).toContain("No Ollama server answers at http://127.0.0.1:9");
    expect(code).toBe(2);
  });
});

describe("npm start", () => {
  it.runIf(process.platform === "linux")("says what to do where there is no display", async () => {
    const { code, output } = await start();
    expect(output).toContain("no display");
    expect(code).toBe(2);
  });

  it("shows its options for an unknown one and exits 2", async () => {
    const { code, output } = await start("--frob");
    expect(output).toContain("--say TEXT");
    expect(code).toBe(2);
  });
});
