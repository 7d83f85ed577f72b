import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama } from "./harness/launch-with-ollama";
import {
  newTurn,
  readReply,
  readTurn,
  say,
  turnIds,
  untilChosen,
  untilStatus,
  writeMessage,
} from "./harness/panel-page";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

const ANSWER = "Herons eat fish, mostly.";
const HIDE = '[data-source-row="ollama"] [data-switch="hide-origin"]';

let ollama: OllamaServer;
let extension: RunningExtension;
let panel: Page;

beforeAll(async () => {
  // As a stock Ollama does: it lists its models to anybody, and was told of no extension.
  ollama = await startOllamaServer({ origins: [], scriptOptions: { text: ANSWER } });
  extension = await launchWithOllama(new URL(ollama.url).port);
  panel = await extension.openPanel();
});

afterAll(async () => {
  await extension?.close();
  await ollama?.close();
});

const chats = () => ollama.requests.filter(({ path }) => path === "/api/chat");
const rules = () => panel.evaluate(() => chrome.declarativeNetRequest.getSessionRules());

/** Says something in the panel; resolves with the turn once it has ended so. */
async function sayUntil(text: string, status: string): Promise<string> {
  await panel.bringToFront();
  const turn = await say(panel, text);
  await untilStatus(panel, turn, status);
  return turn;
}

// One story: each test goes on where the one before has left the profile.
describe("an Ollama that was told of no extension", () => {
  it("answers the first message after installation, without a word in the way", async () => {
    await untilChosen(panel, "llama3.2:latest");
    const turn = await sayUntil("What do herons eat?", "complete");
    expect(await readReply(panel, turn)).toBe(ANSWER);
    expect(await panel.$$('[role="alert"]')).toEqual([]);
    const sent = chats().map(({ headers }) => headers.origin);
    expect(sent, "sent once, for the list has found out before").toEqual([undefined]);
  });

  it("answers after the worker was stopped, too, without being asked twice", async () => {
    const before = ollama.requests.length;
    await extension.killWorker();
    await sayUntil("And in winter?", "complete");
    const origins = ollama.requests.slice(before).map(({ headers }) => headers.origin);
    expect(new Set(origins)).toEqual(new Set([undefined]));
  });

  it("is told of in Options, with a switch; the command is folded", async () => {
    const options = await extension.openPage("options.html#models");
    await untilSeen(options, `${HIDE}:checked`);
    const line = await options.$eval(HIDE, (field) => field.closest("label")?.textContent);
    expect(line).toMatch(/^Hide Confidant's origin from this server/);
    const command = '[data-source-row="ollama"] [data-folded="origin"]';
    expect(await options.$eval(command, (one) => (one as HTMLDetailsElement).open)).toBe(false);
    expect(await options.$eval(command, (one) => one.textContent)).toContain("OLLAMA_ORIGINS");
    await clickOnceSeen(options, HIDE);
    // The truth at once: it lists models, and takes no message.
    await untilSeen(options, '[data-source-row="ollama"] [data-problem="provider-forbidden"]');
    expect(await rules()).toEqual([]);
    await options.close();
  });

  it("refuses where the person has said no, which is told with the command folded", async () => {
    const turn = await sayUntil("Are you there?", "failed");
    expect(await readTurn(panel, turn)).toMatch(
      /refused this extension \(403\).*message is saved/s,
    );
    const folded = `article[data-turn="${turn}"] [data-folded="command"]`;
    expect(await panel.$eval(folded, (one) => (one as HTMLDetailsElement).open)).toBe(false);
    expect(await rules()).toEqual([]);
  });

  it("answers the same message again once the switch is on", async () => {
    const options = await extension.openPage("options.html#models");
    await untilSeen(options, `${HIDE}:not(:checked)`);
    await clickOnceSeen(options, HIDE);
    await options.waitForFunction(
      () =>
        document.querySelector('[data-source-row="ollama"] [data-test-state="done"]')?.textContent,
    );
    await options.close();
    await panel.bringToFront();
    const before = await turnIds(panel);
    await clickOnceSeen(panel, "[data-retry]");
    const turn = await newTurn(panel, before);
    await untilStatus(panel, turn, "complete");
    expect(await readReply(panel, turn)).toBe(ANSWER);
    expect(await rules()).toHaveLength(1);
  });

  it("answers as a connection of its own, too", async () => {
    const given = { kind: "ollama", preset: "ollama", url: ollama.url, key: null } as const;
    const { id } = await extension.call(panel, "connection.add", given);
    const choice = { provider: "ollama", name: "llama3.2:latest", url: null } as const;
    await extension.call(panel, "model.choose", { ...choice, connectionId: id });
    await untilChosen(panel, "llama3.2:latest");
    await sayUntil("And now?", "complete");
    const { connections } = await extension.call(panel, "connection.list", {});
    expect(connections).toMatchObject([{ id, hidesOrigin: true }]);
    const filters = (await rules()).map(({ condition }) => condition.urlFilter);
    expect(filters.sort()).toEqual(["|http://127.0.0.1:11434/", `|${ollama.url}/`].sort());
  });
});

describe("a message that is sent while the first models are looked for", () => {
  it("waits for them, and is answered by what is found and not by the guide", async () => {
    const slow = await startOllamaServer({ holdsList: true, scriptOptions: { text: ANSWER } });
    const other = await launchWithOllama(new URL(slow.url).port);
    try {
      const panel = await other.openPanel();
      await untilChosen(panel, "Built-in guide");
      await writeMessage(panel, "What do herons eat?");
      const before = slow.requests.length;
      const listing = other.call(panel, "model.list", {});
      await expect.poll(() => slow.requests.length).toBeGreaterThan(before);
      await panel.keyboard.press("Enter");
      await untilSeen(panel, '[data-role="user"]');
      slow.release();
      await listing;
      const turn = await newTurn(panel, []);
      await untilStatus(panel, turn, "complete");
      expect(await readReply(panel, turn)).toBe(ANSWER);
      await untilChosen(panel, "llama3.2:latest");
    } finally {
      await other.close();
      await slow.close();
    }
  });
});
