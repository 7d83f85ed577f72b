import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { barriers } from "./harness/barriers";
import { closeInspector, openSent, readBody } from "./harness/inspector-page";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, readStored } from "./harness/launch-with-ollama";
import {
  closePanel,
  readConversation,
  readReply,
  readTurn,
  say,
  turnIds,
  untilChosen,
  untilReplyHas,
  untilStatus,
  writeMessage,
} from "./harness/panel-page";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

// A reply is on disk at most half a second after it arrived.
const CHECKPOINT_MS = 500;

let server: OllamaServer;
let extension: RunningExtension;
let panel: Page;

beforeAll(async () => {
  server = await startOllamaServer();
  extension = await launchWithOllama(new URL(server.url).port);
  panel = await extension.openPanel();
  await untilChosen(panel, "llama3.2:latest");
});

afterAll(async () => {
  await extension.close();
  await server.close();
});

/** Sends a message to a model that goes on until it is released; resolves once it speaks. */
async function sayHeld(text: string): Promise<string> {
  server.setScript("hold");
  const turn = await say(panel, text);
  await untilReplyHas(panel, turn, "word5");
  return turn;
}

function lastChat() {
  return server.requests.findLast(({ path }) => path === "/api/chat");
}

async function stored(turnId: string) {
  return (await readStored(extension, panel)).find(({ id }) => id === turnId);
}

describe("a running reply", () => {
  it("is stopped by Escape, with what had arrived kept and the server hung up on", async () => {
    const turn = await sayHeld("Stop me by key");
    await panel.keyboard.press("Escape");
    await untilStatus(panel, turn, "cancelled");
    expect(await readReply(panel, turn)).toMatch(/^word0 word1 /);
    expect(await readTurn(panel, turn)).toContain("Stopped. What had arrived is saved.");
    expect((await stored(turn))?.text).toMatch(/^word0 word1 .*word5 /);
    expect(lastChat()?.aborted).toBe(true);
  });

  it("is stopped by the button, and the keyboard is back in the composer", async () => {
    const turn = await sayHeld("Stop me by button");
    await clickOnceSeen(panel, "[data-stop]");
    await untilStatus(panel, turn, "cancelled");
    expect((await stored(turn))?.reply?.status).toBe("cancelled");
    await panel.waitForSelector("[data-send]");
    expect(await panel.evaluate(() => document.activeElement?.hasAttribute("data-composer"))).toBe(
      true,
    );
  });

  it("goes on from where it was stopped on Continue", async () => {
    const turn = await sayHeld("Stop, then go on");
    await panel.keyboard.press("Escape");
    await untilStatus(panel, turn, "cancelled");
    const begun = (await stored(turn))?.text ?? "";
    server.setScript("reply", { text: "and the end." });
    await clickOnceSeen(panel, `[data-continue="${turn}"]`);
    await untilStatus(panel, turn, "complete");
    expect(lastChat()?.json.messages.at(-1)).toEqual({ role: "assistant", content: begun });
    expect((await stored(turn))?.text).toBe(`${begun}and the end.`);
    expect(await readReply(panel, turn)).toBe(`${begun}and the end.`);
  });

  it("shows in the inspector each request of a reply that was continued, with a way between them", async () => {
    const turn = (await turnIds(panel)).at(-1) ?? "";
    const bodies = server.requests.filter(({ path }) => path === "/api/chat").slice(-2);
    await openSent(panel, turn);
    await untilSeen(panel, '[data-step="1"]');
    expect(JSON.parse(await readBody(panel))).toEqual(bodies[1]?.json);
    await clickOnceSeen(panel, '[data-step="1"] button:first-child');
    await untilSeen(panel, '[data-step="0"]');
    expect(JSON.parse(await readBody(panel))).toEqual(bodies[0]?.json);
    for (const value of ["light", "dark"]) {
      await panel.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
      expect(await barriers(panel)).toEqual([]);
    }
    await closeInspector(panel);
  });

  it("gives its place to a new one on Retry, which is not told of the first", async () => {
    const first = await sayHeld("Stop, then again");
    await panel.keyboard.press("Escape");
    await untilStatus(panel, first, "cancelled");
    server.setScript("reply", { text: "Second try." });
    await clickOnceSeen(panel, `[data-retry="${first}"]`);
    await panel.waitForFunction(
      (id) => document.querySelector(`article[data-turn="${id}"]`) === null,
      {},
      first,
    );
    const second = (await turnIds(panel)).at(-1) ?? "";
    await untilStatus(panel, second, "complete");
    expect((await readConversation(panel)).slice(-2)).toEqual(["Stop, then again", "Second try."]);
    expect(lastChat()?.json.messages.at(-1)?.content).toBe("Stop, then again");
    expect((await stored(second))?.previous).toBe(
      (await readStored(extension, panel)).findLast(({ role }) => role === "user")?.id,
    );
  });
});

describe("a side panel that closes in the middle of a reply", () => {
  it("finds the reply finished when it opens again", async () => {
    const turn = await sayHeld("Go on without me");
    await closePanel(panel);
    server.release();
    await waitFor(() => lastChat()?.open === false);
    expect(lastChat()?.aborted).toBe(false);
    panel = await extension.openPanel();
    await untilStatus(panel, turn, "complete");
    expect((await stored(turn))?.text).toMatch(/^word0 .*word5 /);
  });

  it("sees the rest arrive when it opens before the end", async () => {
    const turn = await sayHeld("I will be back");
    await closePanel(panel);
    panel = await extension.openPanel();
    await untilStatus(panel, turn, "streaming");
    const before = (await readReply(panel, turn)).length;
    await panel.waitForFunction(
      (id, length) =>
        (document.querySelector(`[data-turn="${id}"] [data-reply-text]`)?.textContent?.length ??
          0) > length,
      {},
      turn,
      before,
    );
    server.release();
    await untilStatus(panel, turn, "complete");
    expect(await readReply(panel, turn)).toBe((await stored(turn))?.text.trim());
  });
});

describe("a worker that is stopped in the middle of a reply", () => {
  it("leaves it interrupted with its text, which the panel shows by itself", async () => {
    const turn = await sayHeld("The worker dies now");
    const shown = await readReply(panel, turn);
    await sleep(CHECKPOINT_MS + 200);
    await extension.killWorker();
    await untilStatus(panel, turn, "interrupted");
    const kept = (await stored(turn))?.text ?? "";
    expect(kept.startsWith(shown)).toBe(true);
    expect(await readTurn(panel, turn)).toContain("Press Continue to resume");
  });

  it("and is completed from there on Continue, asked for once only", async () => {
    const turn = (await turnIds(panel)).at(-1) ?? "";
    const begun = (await stored(turn))?.text ?? "";
    const before = server.requests.length;
    await sleep(300);
    expect(server.requests.slice(before)).toEqual([]);
    server.setScript("reply", { text: "to the end." });
    await clickOnceSeen(panel, `[data-continue="${turn}"]`);
    await untilStatus(panel, turn, "complete");
    expect((await stored(turn))?.text).toBe(`${begun}to the end.`);
    const chats = server.requests.slice(before).filter(({ path }) => path === "/api/chat");
    expect(chats).toHaveLength(1);
  });

  it("and the panel goes on with the next message as if nothing had been", async () => {
    server.setScript("reply", { text: "Still here." });
    const turn = await say(panel, "Are you there?");
    await untilStatus(panel, turn, "complete");
    expect(await readReply(panel, turn)).toBe("Still here.");
  });
});

describe("two windows that send at the same moment", () => {
  it("both keep their message, in one order, and both show both", async () => {
    server.setScript("reply", { text: "Heard.", tokensPerSecond: 50 });
    const other = await extension.openPage("sidepanel.html");
    await other.waitForSelector("main[data-ready]");
    const before = (await readStored(extension, panel)).length;
    await writeMessage(panel, "From the panel");
    await writeMessage(other, "From the tab");
    await Promise.all([panel.keyboard.press("Enter"), other.keyboard.press("Enter")]);
    await Promise.all([untilShows(panel, before + 4), untilShows(other, before + 4)]);
    const added = (await readStored(extension, panel)).slice(before);
    expect(added.map(({ role }) => role)).toEqual(["user", "assistant", "user", "assistant"]);
    expect(added.map(({ text }) => text).sort()).toEqual([
      "From the panel",
      "From the tab",
      "Heard.",
      "Heard.",
    ]);
    expect(added.slice(1).map(({ previous }) => previous)).toEqual(
      added.slice(0, -1).map(({ id }) => id),
    );
    const texts = added.map(({ text }) => text);
    expect((await readConversation(panel)).slice(-4)).toEqual(texts);
    expect((await readConversation(other)).slice(-4)).toEqual(texts);
    await other.close();
  });
});

/** Resolves once a window shows so many stored messages and none of them still runs. */
async function untilShows(page: Page, count: number): Promise<void> {
  await page.waitForFunction(
    (expected) =>
      document.querySelectorAll("article[data-message]").length === expected &&
      document.querySelector('[data-status="open"], [data-status="streaming"]') === null,
    {},
    count,
  );
}

async function waitFor(fits: () => boolean): Promise<void> {
  for (let waited = 0; !fits(); waited += 10) {
    if (waited > 10_000) throw new Error("waited 10 s in vain");
    await sleep(10);
  }
}
