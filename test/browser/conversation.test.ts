import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PROFESSIONAL_ASSISTANT } from "../builders/make-context";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, readStored } from "./harness/launch-with-ollama";
import {
  closePanel,
  readConversation,
  readReply,
  say,
  untilChosen,
  untilReplyHas,
  untilStatus,
} from "./harness/panel-page";

let server: OllamaServer;
let extension: RunningExtension;
let panel: Page;

type Chat = {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly options: { readonly num_ctx: number };
  readonly keep_alive: string;
};

beforeAll(async () => {
  server = await startOllamaServer({ models: [{ name: "calm:1b", window: 131_072 }] });
  extension = await launchWithOllama(new URL(server.url).port);
  panel = await extension.openPanel();
  await untilChosen(panel, "calm:1b");
});

afterAll(async () => {
  await extension.close();
  await server.close();
});

function chats(): Chat[] {
  return server.requests.filter(({ path }) => path === "/api/chat").map(({ json }) => json);
}

async function exchange(text: string, reply: string): Promise<string> {
  server.setScript("reply", { text: reply });
  const turn = await say(panel, text);
  await untilStatus(panel, turn, "complete");
  return turn;
}

describe("a message in the side panel", () => {
  it("is answered while the rest of the answer is still to come", async () => {
    server.setScript(async (chat) => {
      await chat.send(chat.line({ text: "The first half " }));
      await chat.until(chat.released);
      await chat.send(chat.line({ text: "and the second." }));
      chat.response.end(chat.doneLine());
    });
    const turn = await say(panel, "Half by half");
    await untilReplyHas(panel, turn, "The first half");
    await untilStatus(panel, turn, "streaming");
    expect(await readReply(panel, turn)).not.toContain("second");
    server.release();
    await untilStatus(panel, turn, "complete");
    expect(await readReply(panel, turn)).toBe("The first half and the second.");
  });

  it("sees its answer grow in many small steps", async () => {
    server.setScript("reply", { tokens: 120, tokensPerSecond: 40 });
    const turn = await say(panel, "Slowly");
    const lengths = await panel.evaluate(growthOf, turn);
    expect(lengths.length).toBeGreaterThan(8);
    expect(lengths).toEqual([...lengths].sort((one, other) => one - other));
    expect(lengths.at(-1)).toBe(
      10 * "word0 ".length + 90 * "word10 ".length + 20 * "word100 ".length,
    );
  });

  it("draws nothing but its answer again while that goes on", async () => {
    const before = await exchange("Before", "It stands above.");
    let goOn = () => {};
    const further = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    server.setScript(async (chat) => {
      await chat.send(chat.line({ text: "One " }));
      await further;
      await chat.send(chat.line({ text: "and two " }));
      await chat.until(chat.released);
      chat.response.end(chat.doneLine());
    });
    const turn = await say(panel, "Two steps");
    await untilReplyHas(panel, turn, "One");
    await panel.waitForFunction(isStored, {}, turn);
    await panel.evaluate(rememberDrawn, [replyOf(before), "header", "footer", replyOf(turn)]);
    await panel.evaluate(hearLists);
    // Nothing that is shown here, but the panel asks anew what it shows of any list.
    const fields = { title: "Another", command: "", text: "Tell me more." };
    const prompt = { id: crypto.randomUUID(), version: null, fields };
    await extension.call(panel, "library.save", prompt);
    await panel.waitForFunction(haveListsChanged);
    await extension.call(panel, "library.list", {});
    goOn();
    await untilReplyHas(panel, turn, "and two");
    expect(await panel.evaluate(drawnAgain)).toEqual([replyOf(turn)]);
    server.release();
    await untilStatus(panel, turn, "complete");
  });

  it("reaches the model with system text, history and itself once each (E-012, E-043, O-028, M-034)", async () => {
    const [before] = [chats().length];
    await exchange("Which river is this: Nn7q?", "The Xw4k, I think.");
    await exchange("And which sea: Bb2r?", "None.");
    const [first, second] = chats().slice(before);
    for (const body of [first, second].map((chat) => JSON.stringify(chat))) {
      expect(body.split(PROFESSIONAL_ASSISTANT.systemPrompt)).toHaveLength(2);
      expect(body.split("Nn7q")).toHaveLength(2);
    }
    expect(JSON.stringify(second).split("Bb2r")).toHaveLength(2);
    const history = second?.messages.slice(-4).map(({ role, content }) => [role, content]);
    expect(history?.slice(0, 2)).toEqual([
      ["user", "Which river is this: Nn7q?"],
      ["assistant", "The Xw4k, I think."],
    ]);
    expect(first?.messages[0]?.role).toBe("system");
    expect(first?.messages[0]?.content).toContain(PROFESSIONAL_ASSISTANT.systemPrompt);
  });

  it("has the current time directly before it and nowhere else (D-11)", async () => {
    await exchange("What time is it?", "Noon.");
    const messages = chats().at(-1)?.messages ?? [];
    expect(messages.at(-1)).toEqual({ role: "user", content: "What time is it?" });
    const note = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;
    const notes = messages.filter(({ content }) => note.test(content));
    expect(notes).toEqual([messages.at(-2)]);
    const age = Date.now() - Date.parse(/\S+Z/.exec(notes[0]?.content ?? "")?.[0] ?? "");
    expect(age).toBeGreaterThanOrEqual(0);
    expect(age).toBeLessThan(60_000);
  });

  it("asks for the same window in every turn, so that the model is not loaded again", () => {
    expect(chats().length).toBeGreaterThan(3);
    const windows = new Set(chats().map(({ options }) => options.num_ctx));
    expect([...windows]).toEqual([expect.any(Number)]);
    const [window = 0] = windows;
    expect(window).toBeGreaterThan(4_096);
    expect(window).toBeLessThanOrEqual(131_072);
  });

  it("and its answer are there after the worker was stopped and the panel reopened", async () => {
    await exchange("Keep this: Kk9z", "Kept: Vv3m");
    const before = await readConversation(panel);
    expect(before.slice(-2)).toEqual(["Keep this: Kk9z", "Kept: Vv3m"]);
    await closePanel(panel);
    await extension.killWorker();
    panel = await extension.openPanel();
    expect(await readConversation(panel)).toEqual(before);
  });

  it("lies as an entity of its own, with role and time, as its answer does (E-004, E-010, E-011, E-045)", async () => {
    const [question, answer] = (await readStored(extension, panel)).slice(-2);
    expect(question).toMatchObject({ role: "user", text: "Keep this: Kk9z", taint: [] });
    expect(answer).toMatchObject({ role: "assistant", text: "Kept: Vv3m", taint: [] });
    expect(answer?.previous).toBe(question?.id);
    expect(answer?.reply).toMatchObject({ status: "complete", finish: "stop", model: "calm:1b" });
    expect(Date.now() - (question?.createdAt ?? 0)).toBeLessThan(60_000);
  });

  it("breaks its line by Shift+Enter and is sent whole by Enter", async () => {
    await panel.focus("[data-composer]");
    await panel.keyboard.type("one");
    await panel.keyboard.down("Shift");
    await panel.keyboard.press("Enter");
    await panel.keyboard.up("Shift");
    const turn = await say(panel, "two");
    await untilStatus(panel, turn, "complete");
    expect(chats().at(-1)?.messages.at(-1)?.content).toBe("one\ntwo");
  });
});

describe("a model's thinking", () => {
  it("is folded, apart from the answer, and not sent back with the history", async () => {
    server.setScript("reply", { thinking: "Hmm, Tt5h.", text: "Done." });
    const turn = await say(panel, "Think");
    await untilStatus(panel, turn, "complete");
    expect(await readReply(panel, turn)).toBe("Done.");
    const folded = `article[data-turn="${turn}"] [data-thinking]`;
    expect(await panel.$eval(folded, (part) => (part as HTMLDetailsElement).open)).toBe(false);
    expect(await panel.$eval(folded, (part) => part.textContent)).toContain("Hmm, Tt5h.");
    await exchange("Next", "Yes.");
    expect(JSON.stringify(chats().at(-1))).not.toContain("Tt5h");
  });
});

const replyOf = (turnId: string) => `article[data-turn="${turnId}"]`;

type Remembering = { drawn?: ReadonlyMap<string, unknown>; haveListsChanged?: boolean };

/** Runs in the page: notes what React last drew of these elements, an object that is new with each time. */
function rememberDrawn(selectors: readonly string[]): void {
  const drawn = selectors.map((selector) => {
    const element = Object.entries(document.querySelector(selector) ?? {});
    const props = element.find(([name]) => name.startsWith("__reactProps"));
    if (props === undefined) throw new Error(`React tells nothing of ${selector}`);
    return [selector, props[1]] as const;
  });
  (globalThis as Remembering).drawn = new Map(drawn);
}

/** Runs in the page, which is told from then on when the lists are other ones. */
function hearLists(): void {
  (globalThis as Remembering).haveListsChanged = false;
  chrome.runtime.onMessage.addListener(({ type }) => {
    if (type === "lists.changed") (globalThis as Remembering).haveListsChanged = true;
  });
}

/** Runs in the page: whether they are other ones since then. */
function haveListsChanged(): boolean {
  return (globalThis as Remembering).haveListsChanged === true;
}

/** Runs in the page: whether the reply's question is shown as it was stored, not as it was sent. */
function isStored(turnId: string): boolean {
  return document.querySelector(`[data-message="${turnId}-sent"]`) === null;
}

/** Runs in the page: which of them were drawn again since then. */
function drawnAgain(): string[] {
  const before = (globalThis as Remembering).drawn ?? new Map<string, unknown>();
  return [...before].flatMap(([selector, props]) =>
    Object.values(document.querySelector(selector) ?? {}).includes(props) ? [] : [selector],
  );
}

/** Runs in the page: the lengths the reply's text went through until it ended. */
function growthOf(turnId: string): Promise<number[]> {
  return new Promise((resolve) => {
    const lengths: number[] = [];
    const look = () => {
      const turn = document.querySelector<HTMLElement>(`article[data-turn="${turnId}"]`);
      const length = turn?.querySelector("[data-reply-text]")?.textContent.length ?? 0;
      if (length > 0 && length !== lengths.at(-1)) lengths.push(length);
      if (turn?.dataset.status !== "complete") return;
      watch.disconnect();
      resolve(lengths);
    };
    const watch = new MutationObserver(look);
    watch.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    look();
  });
}
