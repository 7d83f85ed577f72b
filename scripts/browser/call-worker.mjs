/** @typedef {import("puppeteer-core").Page} Page */
/** @typedef {{ code: string, data: Record<string, string | number> }} Failure */

/** What the worker answered instead of a result. */
export class CallError extends Error {
  /**
   * @param {string} name
   * @param {Failure} failure
   */
  constructor(name, failure) {
    super(`${name}: ${failure.code}`);
    /** @readonly */
    this.failure = failure;
  }
}

/**
 * The worker's answer to a call of the contract, asked from a page of the extension; throws a
 * CallError where the worker answers with one, and another error where it is gone.
 * @param {Page} page
 * @param {string} name
 * @param {unknown} input
 * @returns {Promise<any>}
 */
export async function callWorker(page, name, input) {
  const answer = await page.evaluate(
    (type, data) => chrome.runtime.sendMessage({ id: 1, type, data, timestamp: Date.now() }),
    name,
    input,
  );
  if (answer !== null && typeof answer === "object" && "res" in answer) {
    return answer.res;
  }
  // A worker that dies before it has answered leaves nothing behind, not even an error.
  if (answer === null || answer === undefined) throw new Error(`${name}: nobody answers`);
  const err = answer.err ?? {};
  throw new CallError(name, { code: String(err.code ?? "internal"), data: err.data ?? {} });
}
