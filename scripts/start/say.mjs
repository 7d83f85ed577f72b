import { report } from "../report.mjs";
import { ExitError } from "../run-main.mjs";
import { followReply } from "./follow-reply.mjs";

/** @typedef {import("puppeteer-core").Page} Page */

const COMPOSER = "textarea[data-composer]";
const NOTHING_SENT = { turnId: null, alert: null };
const SEND_PATIENCE_MS = 30_000;
const SENTENCE_PATIENCE_MS = 3_000;

/**
 * Types into the panel's composer, presses Enter and prints the reply as it streams; throws an
 * ExitError with the panel's own sentence where the turn fails.
 * @param {Page} panel
 * @param {string} text
 */
export async function say(panel, text) {
  const turnId = await send(panel, text);
  const state = await followReply(panel, turnId, (part) => process.stdout.write(part));
  process.stdout.write("\n");
  if (state.status !== "complete") {
    throw new ExitError(1, await readReason(panel, turnId, state.failure?.code ?? state.status));
  }
  if (state.finish === "length") {
    report("The model stopped at its length limit; the reply may go on.");
  }
}

/**
 * The id of the turn that the panel opened.
 * @param {Page} panel
 * @param {string} text
 */
async function send(panel, text) {
  const earlier = await panel.$$eval("[data-turn]", (replies) =>
    replies.map((reply) => reply.getAttribute("data-turn")),
  );
  const draft = await panel.$eval(COMPOSER, (composer) => composer.value);
  await replaceText(panel, text);
  await panel.keyboard.press("Enter");
  const outcome = await panel.waitForFunction(findOutcome, { timeout: SEND_PATIENCE_MS }, earlier);
  const { turnId, alert } = (await outcome.jsonValue()) || NOTHING_SENT;
  if (draft !== "" && turnId !== null) {
    // What the person had typed and not sent stays theirs.
    await replaceText(panel, draft);
  }
  if (turnId === null) {
    throw new ExitError(1, alert ?? "The panel did not send the message.");
  }
  return turnId;
}

/**
 * Puts a text into the composer as one edit: typed key by key, a line break would send.
 * @param {Page} panel
 * @param {string} text
 */
async function replaceText(panel, text) {
  await panel.focus(COMPOSER);
  await panel.$eval(COMPOSER, (composer) => composer.select());
  await panel.keyboard.sendCharacter(text);
}

/**
 * Runs in the panel: the new turn's id, or the sentence that says why there is none.
 * @param {(string | null)[]} earlier
 */
function findOutcome(earlier) {
  const ids = [...document.querySelectorAll("[data-turn]")].map((reply) =>
    reply.getAttribute("data-turn"),
  );
  const turnId = ids.find((id) => id !== null && !earlier.includes(id)) ?? null;
  // An alert inside a reply tells of an earlier one.
  const alerts = [...document.querySelectorAll("[role=alert]")];
  const alert =
    alerts.find((one) => one.closest("[data-turn]") === null)?.textContent?.trim() || null;
  return turnId === null && alert === null ? false : { turnId, alert };
}

/**
 * The sentence that the panel shows for a reply that did not end well, or the code where it shows
 * none.
 * @param {Page} panel
 * @param {string} turnId
 * @param {string} code
 */
async function readReason(panel, turnId, code) {
  const selector = `[data-turn="${turnId}"] [data-ending]`;
  try {
    const ending = await panel.waitForSelector(selector, { timeout: SENTENCE_PATIENCE_MS });
    const read = (/** @type {string} */ part) =>
      ending?.$eval(part, (element) => element.textContent?.trim()).catch(() => undefined);
    const sentence = await read("p");
    // A sentence that names a command has it right below.
    const command = await read("pre");
    return [sentence || code, command].filter(Boolean).join("\n\n");
  } catch {
    return `The reply did not end well (${code}).`;
  }
}
