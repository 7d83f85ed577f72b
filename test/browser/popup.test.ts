import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { barriers } from "./harness/barriers";
import { findContext, makeContext } from "./harness/contexts-page";
import { hasText, typePassphrase, untilGate } from "./harness/gate-page";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama } from "./harness/launch-with-ollama";
import {
  chooseAction,
  closePanel,
  openConversations,
  readConversation,
  say,
  untilChosen,
  untilContext,
  untilStatus,
} from "./harness/panel-page";
import {
  askQuickly,
  chooseToAsk,
  closePopup,
  openPopup,
  pressLast,
  readChosen,
  readLine,
  readNames,
  untilAnswered,
  untilClosed,
  untilListed,
} from "./harness/popup-page";
import { clickOnceSeen } from "./harness/until-seen";

const PASSPHRASE = "seven quiet herons at dusk";
const PATIENCE = { timeout: 10_000 };

let server: OllamaServer;
let extension: RunningExtension;
let panel: Page;
/** A tab of the window in which the panel is. */
let tab: Page;

beforeAll(async () => {
  server = await startOllamaServer({ models: [{ name: "calm:1b" }] });
  extension = await launchWithOllama(new URL(server.url).port, {
    setUp: { kind: "passphrase", passphrase: PASSPHRASE },
  });
  panel = await extension.openPanel();
  await untilChosen(panel, "calm:1b");
  tab = await extension.openPage("welcome.html");
  for (const name of ["Work", "Garden"]) await makeContext(extension, tab, name);
});

afterAll(async () => {
  await extension?.close();
  await server?.close();
});

async function openListed(): Promise<Page> {
  const popup = await openPopup(extension, tab);
  await untilListed(popup);
  return popup;
}

/** Lets the panel show a context, as the popup does. */
async function show(name: string): Promise<void> {
  const popup = await openListed();
  await popup.keyboard.sendCharacter(name);
  await Promise.all([pressLast(popup, "Enter"), untilContext(panel, name)]);
}

describe("the popup", () => {
  it("switches the panel to the context used last in two keys: its own, and Enter", async () => {
    await show("Garden");
    await show("Work");
    const popup = await openPopup(extension, tab);
    // Before anything is listed, if need be.
    await Promise.all([pressLast(popup, "Enter"), untilContext(panel, "Garden")]);
    const active = await extension.call(tab, "context.list", {});
    const names = active.contexts.map(({ context }) => [context.id, context.name]);
    expect(names).toContainEqual([active.activeId, "Garden"]);
  });

  it("has the keyboard in its search field, which filters by any part of a name", async () => {
    const popup = await openListed();
    expect(await readNames(popup)).toHaveLength(3);
    await popup.keyboard.type("ORK");
    await expect.poll(() => readNames(popup), PATIENCE).toEqual(["Work"]);
    expect(await readChosen(popup)).toBe("Work");
    await popup.keyboard.press("Escape");
    await expect.poll(() => readNames(popup), PATIENCE).toHaveLength(3);
    await popup.keyboard.type("no such");
    await popup.waitForSelector("[data-nothing]");
    expect(await readNames(popup)).toEqual([]);
    await closePopup(popup);
  });

  it("moves what Enter takes by the arrows, round and round", async () => {
    const popup = await openListed();
    const seen = new Set<string>();
    for (let count = 0; count < 3; count += 1) {
      seen.add(await readChosen(popup));
      await popup.keyboard.press("ArrowDown");
    }
    expect([...seen].sort()).toEqual((await readNames(popup)).sort());
    await popup.keyboard.press("ArrowUp");
    await popup.keyboard.press("ArrowDown");
    expect(seen).toContain(await readChosen(popup));
    await closePopup(popup);
  });

  it("opens the panel with the chosen context by the arrow to the right", async () => {
    await closePanel(panel);
    const popup = await openListed();
    await popup.keyboard.type("work");
    await expect.poll(() => readNames(popup), PATIENCE).toEqual(["Work"]);
    const opening = extension.browser.waitForTarget((target) =>
      target.url().endsWith("/sidepanel.html"),
    );
    await pressLast(popup, "ArrowRight");
    panel = await (await opening).asPage();
    await untilContext(panel, "Work");
  });

  it("asks from then on who was chosen, where no panel is open", async () => {
    await closePanel(panel);
    const popup = await openListed();
    await popup.keyboard.sendCharacter("Garden");
    await popup.keyboard.press("Enter");
    await popup.waitForSelector('[data-ask-line][aria-label="Ask Garden"]:focus');
    await closePopup(popup);
    panel = await extension.openPanel();
    await untilContext(panel, "Garden");
  });
});

describe("what is typed for a context", () => {
  /** Resolves once that is kept for a context of that name. */
  async function untilKept(name: string, text: string): Promise<void> {
    const { id: contextId } = (await findContext(extension, tab, name)).context;
    const read = () => extension.call(tab, "conversation.open", { channel: "popup", contextId });
    await expect.poll(async () => (await read()).draft, PATIENCE).toBe(text);
  }

  beforeAll(() => closePanel(panel));

  afterAll(async () => {
    panel = await extension.openPanel();
    await untilContext(panel, "Garden");
  });

  it("is kept for that one alone, where it is chosen before anything else is done", async () => {
    let popup = await openListed();
    await popup.focus("[data-ask-line]");
    await popup.keyboard.sendCharacter("On beans");
    await untilKept("Garden", "On beans");
    await closePopup(popup);
    popup = await openListed();
    await chooseToAsk(popup, "Work");
    await popup.keyboard.sendCharacter("On desks");
    await chooseToAsk(popup, "Garden");
    await expect.poll(() => readLine(popup), PATIENCE).toBe("On beans");
    await untilKept("Work", "On desks");
    await chooseToAsk(popup, "Work");
    await expect.poll(() => readLine(popup), PATIENCE).toBe("On desks");
    await closePopup(popup);
  });

  it("is kept, too, while another one's answer is written, which stays where it is", async () => {
    server.setScript("hold");
    const popup = await openListed();
    await popup.focus("[data-ask-line]");
    await expect.poll(() => readLine(popup), PATIENCE).toBe("On desks");
    await popup.keyboard.press("Enter");
    await untilAnswered(popup, { status: "streaming", text: "word0 word1" });
    await chooseToAsk(popup, "Garden");
    await expect.poll(() => readLine(popup), PATIENCE).toBe("On beans");
    await popup.keyboard.sendCharacter(" and peas");
    await untilKept("Garden", "On beans and peas");
    await untilAnswered(popup, { status: "streaming", text: "word0 word1" });
    server.release();
    await untilAnswered(popup, { status: "complete", text: "word0 word1" });
    await popup.$eval("[data-ask-line]", (field) => (field as HTMLTextAreaElement).select());
    await popup.keyboard.press("Backspace");
    await untilKept("Garden", "");
    await untilAnswered(popup, { status: "complete", text: "word0 word1" });
    await closePopup(popup);
  });
});

describe("a quick question", () => {
  it("is answered in the popup as it comes, and goes on while the popup is closed", async () => {
    server.setScript("hold");
    let popup = await openListed();
    await askQuickly(popup, "What grows: Gg7r?");
    await untilAnswered(popup, { status: "streaming", text: "word0 word1" });
    await closePopup(popup);
    const { turns } = await extension.call(tab, "turn.running", {});
    expect(turns).toMatchObject([{ contextName: "Garden" }]);
    popup = await openListed();
    await untilAnswered(popup, { status: "streaming", text: "word0 word1" });
    server.release();
    await untilAnswered(popup, { status: "complete", text: "word0 word1" });
    await closePopup(popup);
  });

  it("O-010 is kept in the popup's own conversation of that context, to be found in the panel's list", async () => {
    const shown = await extension.call(tab, "conversation.open", { channel: "side-panel" });
    const { conversation } = await extension.call(tab, "conversation.open", {
      channel: "popup",
      contextId: shown.conversation.contextId,
    });
    expect(conversation).toMatchObject({ channel: "popup", messageCount: 2 });
    expect(conversation.id).not.toBe(shown.conversation.id);
    await panel.bringToFront();
    await openConversations(panel);
    await clickOnceSeen(panel, `[data-conversation-row="${conversation.id}"]`);
    await expect
      .poll(() => readConversation(panel), PATIENCE)
      .toEqual(["What grows: Gg7r?", expect.stringContaining("word0 word1")]);
  });

  it("continues in the panel, with all that was said", async () => {
    server.setScript("reply", { text: "Beans." });
    const popup = await openListed();
    await askQuickly(popup, "And else?");
    await untilAnswered(popup, { status: "complete", text: "Beans." });
    await clickOnceSeen(popup, "[data-continue-in-panel]");
    await untilClosed(popup);
    await expect
      .poll(async () => (await readConversation(panel)).slice(-2), PATIENCE)
      .toEqual(["And else?", "Beans."]);
  });

  it("that is a command is left to the panel, and not sent", async () => {
    const before = server.requests.length;
    const popup = await openListed();
    await popup.focus("[data-ask-line]");
    await popup.keyboard.sendCharacter("/status");
    await popup.keyboard.press("Enter");
    await popup.waitForSelector('form [role="alert"]');
    expect(server.requests.slice(before).filter(({ path }) => path === "/api/chat")).toEqual([]);
    await closePopup(popup);
  });

  it("is told of at the foot where another answer is written, and a click shows that one", async () => {
    await chooseAction(panel, "new");
    await expect.poll(() => readConversation(panel), PATIENCE).toEqual([]);
    server.setScript("hold");
    const turn = await say(panel, "In the panel");
    await untilStatus(panel, turn, "streaming");
    await show("Work");
    const popup = await openListed();
    await clickOnceSeen(popup, `[data-open-running="${turn}"]`);
    await untilClosed(popup);
    await untilContext(panel, "Garden");
    server.release();
    await untilStatus(panel, turn, "complete");
  });
});

describe("the popup's looks", () => {
  it.each(["light", "dark"])("have no barrier in the %s scheme", async (value) => {
    server.setScript("reply", { text: "Some *words* and `code`." });
    const popup = await openListed();
    await popup.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
    expect(await barriers(popup)).toEqual([]);
    await askQuickly(popup, "Say something");
    await untilAnswered(popup, { status: "complete", text: "Some words" });
    expect(await barriers(popup)).toEqual([]);
    const [width, inner] = await popup.evaluate(() => [
      document.documentElement.scrollWidth,
      innerWidth,
    ]);
    expect(width).toBeLessThanOrEqual(inner ?? 0);
    await closePopup(popup);
  });
});

describe("the popup of a locked vault", () => {
  it("shows nothing of what is stored, and all of it after the passphrase", async () => {
    await extension.call(tab, "vault.lock", {});
    const popup = await openPopup(extension, tab);
    await untilGate(popup, "locked");
    for (const text of ["Work", "Garden", "Gg7r", "word0"]) {
      expect(await hasText(popup, text), text).toBe(false);
    }
    expect(await popup.$("[data-context-option], [data-ask-line]")).toBe(null);
    expect(await barriers(popup)).toEqual([]);
    await typePassphrase(popup, PASSPHRASE);
    await untilListed(popup);
    expect((await readNames(popup)).sort()).toEqual(["Confidant", "Garden", "Work"]);
    await closePopup(popup);
  });
});
