/** @typedef {import("puppeteer-core").Page} Page */

/**
 * Follows a stream of the contract from a page of the extension: `onMessage` gets every message of
 * the port, `onClose` is called once when the worker's side goes away. Resolves once connected, with
 * the function that ends the watch.
 * @param {Page} page
 * @param {{ name: string, input: unknown, onMessage: (message: any) => void, onClose: () => void }} watch
 * @returns {Promise<() => Promise<void>>}
 */
export async function watchWorker(page, { name, input, onMessage, onClose }) {
  const tag = `watch${Math.random().toString(36).slice(2)}`;
  await page.exposeFunction(tag, (/** @type {any} */ message) =>
    message === null ? onClose() : onMessage(message),
  );
  await page.evaluate(connect, { tag, name, input });
  return async () => {
    await page.evaluate((id) => Reflect.get(globalThis, `${id}Port`).disconnect(), tag);
    await page.removeExposedFunction(tag);
  };
}

/**
 * Runs in the page.
 * @param {{ tag: string, name: string, input: unknown }} watch
 */
function connect({ tag, name, input }) {
  const report = Reflect.get(globalThis, tag);
  const port = chrome.runtime.connect({ name });
  Reflect.set(globalThis, `${tag}Port`, port);
  // One after the other: two reports under way at once may overtake each other.
  let last = Promise.resolve();
  /** @param {unknown} message */
  const queue = (message) => {
    last = last.then(() => report(message));
  };
  port.onMessage.addListener(queue);
  port.onDisconnect.addListener(() => queue(null));
  port.postMessage(input);
}
