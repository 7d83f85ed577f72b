import type { Page } from "puppeteer-core";
import { clickOnceSeen, untilSeen } from "./until-seen";

const COMPOSER = "[data-composer]";
const REPLIES = 'article[data-role="assistant"]';

/** Puts a text into the composer as one input of the keyboard, after what stands there. */
export async function writeMessage(panel: Page, text: string): Promise<void> {
  await panel.focus(COMPOSER);
  await panel.keyboard.sendCharacter(text);
}

/** Writes a message, sends it by Enter and resolves with the id of the turn that the panel shows. */
export async function say(panel: Page, text: string): Promise<string> {
  const before = await turnIds(panel);
  await writeMessage(panel, text);
  await panel.keyboard.press("Enter");
  return newTurn(panel, before);
}

/** The id of the first turn shown that is not among those given. */
export async function newTurn(panel: Page, before: readonly string[]): Promise<string> {
  const found = await panel.waitForFunction(
    (selector, known) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .map((reply) => reply.dataset.turn)
        .find((id) => id !== undefined && !known.includes(id)),
    {},
    REPLIES,
    before,
  );
  return String(await found.jsonValue());
}

/** The turns on the page, top to bottom. */
export function turnIds(panel: Page): Promise<string[]> {
  return panel.$$eval(REPLIES, (replies) =>
    replies.map((reply) => (reply as HTMLElement).dataset.turn ?? ""),
  );
}

/** Resolves once the panel shows this status at the turn. */
export async function untilStatus(panel: Page, turnId: string, status: string): Promise<void> {
  await untilSeen(panel, `article[data-turn="${turnId}"][data-status="${status}"]`);
}

/** Resolves once the panel shows a reply that holds this text. */
export async function untilReplyHas(panel: Page, turnId: string, text: string): Promise<void> {
  await panel.waitForFunction(
    (selector, part) => document.querySelector(selector)?.textContent?.includes(part),
    {},
    replyText(turnId),
    text,
  );
}

/** The text of a reply as it is shown, without what stands around it. */
export async function readReply(panel: Page, turnId: string): Promise<string> {
  return (await readShown(panel, replyText(turnId)))[0] ?? "";
}

/** Everything that the panel shows of a turn: text, how it ended, what can be done. */
export async function readTurn(panel: Page, turnId: string): Promise<string> {
  return (await readShown(panel, `article[data-turn="${turnId}"]`))[0] ?? "";
}

/** The messages as they are shown, top to bottom. */
export function readConversation(panel: Page): Promise<string[]> {
  return readShown(panel, '[data-role="user"] > p, [data-reply-text]');
}

function readShown(panel: Page, selector: string): Promise<string[]> {
  return panel.$$eval(selector, (parts) =>
    // biome-ignore lint/performance/useDomNodeTextContent: what counts is what the person sees.
    parts.map((part) => (part as HTMLElement).innerText),
  );
}

/** Resolves once the panel names this model, or the guide, as what answers. */
export async function untilChosen(panel: Page, name: string): Promise<void> {
  await panel.waitForFunction(
    (model) => document.querySelector("[data-model-name]")?.textContent === model,
    {},
    name,
  );
}

/** Resolves once the panel shows a conversation of the context of this name. */
export async function untilContext(panel: Page, name: string): Promise<void> {
  await panel.waitForFunction(
    (context) => document.querySelector("[data-context-name]")?.textContent === context,
    {},
    name,
  );
  await untilSeen(panel, "main[data-ready]");
}

/** Switches to the context of that name by the keys; resolves with the keyboard in the composer. */
export async function switchContext(panel: Page, name: string): Promise<void> {
  await panel.bringToFront();
  await panel.keyboard.down("Control");
  await panel.keyboard.press("KeyJ");
  await panel.keyboard.up("Control");
  await untilKeyboardIn(panel, "[data-finder]");
  await panel.keyboard.sendCharacter(name);
  // The list follows what is typed.
  await panel.waitForFunction(
    (wanted) =>
      document.querySelector('[data-option][aria-selected="true"] bdi')?.textContent === wanted,
    {},
    name,
  );
  await panel.keyboard.press("Enter");
  await panel.waitForSelector("[data-finder]", { hidden: true });
  await untilContext(panel, name);
  await untilKeyboardIn(panel, "[data-composer]");
}

/** Resolves once that has the keyboard, whether or not the browser takes the window for the active one. */
async function untilKeyboardIn(panel: Page, selector: string): Promise<void> {
  const has = (wanted: string) => document.activeElement?.matches(wanted) === true;
  await panel.waitForFunction(has, {}, selector);
}

/** Chooses something that can be done with the shown conversation from its menu. */
export async function chooseAction(panel: Page, action: string): Promise<void> {
  await clickOnceSeen(panel, "[data-conversation-menu]");
  await clickOnceSeen(panel, `[data-action="${action}"]`);
}

/** Opens the list of conversations; resolves once it shows some. */
export async function openConversations(panel: Page): Promise<void> {
  await clickOnceSeen(panel, "[data-conversation-list]");
  await untilSeen(panel, "[data-conversation-row]");
}

/** The ids of the messages shown, top to bottom. */
export function messageIds(panel: Page): Promise<string[]> {
  return panel.$$eval("article[data-message]", (messages) =>
    messages.map((message) => (message as HTMLElement).dataset.message ?? ""),
  );
}

/** What stands in the composer. */
export function readComposer(panel: Page): Promise<string> {
  return panel.$eval(COMPOSER, (field) => (field as HTMLTextAreaElement).value);
}

/** Closes the side panel as its own close button does. */
export async function closePanel(panel: Page): Promise<void> {
  const closed = new Promise((resolve) => panel.once("close", resolve));
  const [browser, target] = [panel.browser(), panel.target()];
  // The page is gone before it could answer.
  panel.evaluate(() => window.close()).catch(() => {});
  await closed;
  // Whoever waits for the next panel is not to be given this one.
  while (browser.targets().includes(target)) await new Promise((done) => setTimeout(done, 20));
}

function replyText(turnId: string): string {
  return `article[data-turn="${turnId}"] [data-reply-text]`;
}
