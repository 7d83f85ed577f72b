import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { barriers } from "./harness/barriers";
import { turnBodies, untilQuiet } from "./harness/heard";
import {
  closeInspector,
  openInspector,
  openSent,
  readBody,
  readPart,
} from "./harness/inspector-page";
import { jobScript, SUMMARY } from "./harness/job-script";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, readStored } from "./harness/launch-with-ollama";
import {
  newTurn,
  say,
  turnIds,
  untilChosen,
  untilStatus,
  writeMessage,
} from "./harness/panel-page";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

const TURNS = 12;
const SUMMARISED_AT = 10;
const EDITED = "The person keeps quiet herons at Lake Zv9t and wants no advice.";

let server: OllamaServer;
let extension: RunningExtension;
let panel: Page;
const turns: string[] = [];

beforeAll(async () => {
  server = await startOllamaServer({
    models: [{ name: "calm:1b", window: 131_072 }],
    script: jobScript,
  });
  extension = await launchWithOllama(new URL(server.url).port, { jobs: true });
  panel = await extension.openPanel();
  await untilChosen(panel, "calm:1b");
  for (let turn = 1; turn <= TURNS; turn += 1) {
    const id = await say(panel, `Question ${turn}: what about the herons of day ${turn}?`);
    await untilStatus(panel, id, "complete");
    turns.push(id);
    // A turn that starts aborts what is done in the background: a person reads first.
    await untilQuiet(server);
    // The next turn is to be sent with it.
    if (turn === SUMMARISED_AT) await untilSeen(panel, "[data-summary-mark]");
  }
  // Each turn waits for what a model and a browser do: what a loaded machine makes of it is no failure.
}, 240_000);

afterAll(async () => {
  await extension.close();
  await server.close();
});

/** What keeps anybody from using what is shown, and what sticks out at 360 px, in light and dark. */
async function expectWithoutBarriers(): Promise<void> {
  for (const value of ["light", "dark"]) {
    await panel.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
    expect(await barriers(panel)).toEqual([]);
  }
  const [needs, has] = await panel.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth] as const;
  });
  expect(needs).toBeLessThanOrEqual(has);
}

describe("a conversation of twelve turns", () => {
  it("A-005 A-012 A-040 A-041 A-090 P-079 is summarised in the background at its tenth turn, and says so", async () => {
    await panel.waitForSelector("[data-summary-mark]");
    const mark = await panel.$eval("[data-summary-mark]", (line) => line.textContent ?? "");
    expect(mark).toContain("8");
    const [tenth, eleventh] = [turnBodies(server)[9], turnBodies(server)[10]];
    expect(tenth).not.toContain(SUMMARY);
    expect(eleventh).toContain(SUMMARY);
    expect(eleventh).not.toContain("Question 1:");
    expect(tenth).toContain("Question 1:");
  });

  it("keeps every message as it was said", async () => {
    const stored = await readStored(extension, panel);
    const questions = stored.filter(({ role }) => role === "user").map(({ text }) => text);
    expect(questions).toHaveLength(TURNS);
    expect(questions[0]).toBe("Question 1: what about the herons of day 1?");
  });

  it("shows of every turn byte for byte what the server got", async () => {
    const bodies = turnBodies(server);
    expect(bodies).toHaveLength(TURNS);
    for (const [at, turnId] of turns.entries()) {
      const sent = await extension.call(panel, "prompt.sent", { turnId });
      expect(sent.request.body).toBe(bodies[at]);
      expect(sent.match).toBe("sent");
    }
  });

  it("shows in the inspector itself the bytes that went out", async () => {
    const turnId = turns[1] ?? "";
    await openSent(panel, turnId);
    expect(await readBody(panel)).toBe(turnBodies(server)[1]);
    await closeInspector(panel);
  });

  it("has a title by then, made by the same model in the background, and shows it", async () => {
    const input = { channel: "side-panel" } as const;
    const read = async () => {
      const { conversation } = await extension.call(panel, "conversation.open", input);
      const shown = await panel.$$eval("[data-conversation-title]", ([part]) => part?.textContent);
      return [conversation.title, shown];
    };
    const title = "Herons at the lake";
    await expect.poll(read, { timeout: 30_000 }).toEqual([title, title]);
  });
});

describe("its summary", () => {
  it("is edited by the person, shown so by the inspector, and sent so", async () => {
    await clickOnceSeen(panel, "[data-summary-mark] > button");
    await clickOnceSeen(panel, "[data-summary-edit]");
    await untilSeen(panel, "[data-summary-field]:focus");
    await panel.$eval("[data-summary-field]", (field) => {
      (field as HTMLTextAreaElement).select();
    });
    await panel.keyboard.sendCharacter(EDITED);
    await clickOnceSeen(panel, "[data-summary-save]");
    await panel.waitForFunction(
      (text) => document.querySelector("[data-summary-text]")?.textContent === text,
      {},
      EDITED,
    );
    await writeMessage(panel, "Question 13: still there?");
    await openInspector(panel);
    expect(await readPart(panel, "summary")).toContain(EDITED);
    await closeInspector(panel);
    await panel.focus("[data-composer]");
    const before = await turnIds(panel);
    await panel.keyboard.press("Enter");
    // Until the panel shows its end: what grows there moves what is clicked next.
    await untilStatus(panel, await newTurn(panel, before), "complete");
    await untilQuiet(server);
    expect(turnBodies(server)).toHaveLength(13);
    expect(turnBodies(server)[12]).toContain(EDITED);
    expect(turnBodies(server)[12]).not.toContain(SUMMARY);
  });

  it("is dropped, and the messages stand for themselves again; undone, it stands again", async () => {
    const { conversation } = await extension.call(panel, "conversation.open", {
      channel: "side-panel",
    });
    const preview = async () => {
      const input = { conversationId: conversation.id, text: "And now?" };
      return (await extension.call(panel, "prompt.preview", input)).request.body;
    };
    // By the keyboard: what the turn before still moves would come under a pointer.
    await untilSeen(panel, "[data-summary-drop]");
    await panel.focus("[data-summary-drop]");
    await panel.keyboard.press("Enter");
    await panel.waitForSelector("[data-summary-dropped]");
    const dropped = await preview();
    expect(dropped).toContain("Question 3:");
    expect(dropped).not.toContain(EDITED);
    await clickOnceSeen(panel, "[data-summary-dropped] [data-summary-undo]");
    await panel.waitForSelector("[data-summary-mark]");
    const undone = await preview();
    expect(undone).toContain(EDITED);
    expect(undone).not.toContain("Question 3:");
  });
});

describe("everybody", () => {
  it("reads and edits the summary", async () => {
    await expectWithoutBarriers();
    await clickOnceSeen(panel, "[data-summary-edit]");
    await untilSeen(panel, "[data-summary-field]");
    await expectWithoutBarriers();
    await clickOnceSeen(panel, "[data-summary-cancel]");
  });

  it("sees what the model will see, and what it saw, all of it unfolded", async () => {
    await openInspector(panel);
    const parts = await panel.$$eval("[data-part]", (all) =>
      all.map((part) => (part as HTMLElement).dataset.part),
    );
    for (const part of parts) await clickOnceSeen(panel, `[data-part="${part}"] > button`);
    await expectWithoutBarriers();
    await closeInspector(panel);
    await openSent(panel, turns.at(-1) ?? "");
    await expectWithoutBarriers();
    await closeInspector(panel);
  });

  it("is back where they were when the inspector closes, and reaches it by the keyboard", async () => {
    await panel.focus("[data-composer]");
    await openInspector(panel);
    await closeInspector(panel);
    expect(await panel.$eval("[data-composer]", (field) => field === document.activeElement)).toBe(
      true,
    );
  });

  it("chooses a command from the list", async () => {
    await writeMessage(panel, "/");
    await panel.waitForSelector("[data-command-list]");
    await expectWithoutBarriers();
    await panel.keyboard.press("Escape");
    await panel.keyboard.press("Backspace");
  });
});

/** The ids of all that stands in the shown conversation. */
async function saidSoFar(): Promise<readonly string[]> {
  const { conversation } = await extension.call(panel, "conversation.open", {
    channel: "side-panel",
  });
  const input = { conversationId: conversation.id, before: null, limit: 200 };
  const { messages } = await extension.call(panel, "message.list", input);
  return messages.map(({ id }) => id);
}

describe("a command", () => {
  it("E-057 O-026 is answered here, stands in no conversation and never reaches the model", async () => {
    const before = server.requests.length;
    const said = await saidSoFar();
    await writeMessage(panel, "/status");
    await panel.keyboard.press("Escape");
    await panel.keyboard.press("Enter");
    await panel.waitForSelector("[data-command-card]");
    // It looks the figures up first.
    const card = () => panel.$eval("[data-command-card]", (part) => part.textContent ?? "");
    await expect.poll(card).toContain("calm:1b");
    await untilQuiet(server);
    expect(server.requests.slice(before).filter(({ path }) => path === "/api/chat")).toEqual([]);
    expect(await saidSoFar()).toEqual(said);
  });

  it("is refused by the worker, too, whoever sends it", async () => {
    const { conversation } = await extension.call(panel, "conversation.open", {
      channel: "side-panel",
    });
    const sending = extension.call(panel, "turn.send", {
      id: crypto.randomUUID(),
      conversationId: conversation.id,
      text: "/status",
    });
    await expect(sending).rejects.toThrow("is-command");
  });
});
