import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import reference from "../use-lite/reference.json";
import { launchExtension, type RunningExtension } from "./harness/launch-extension";

const SENTENCES = reference.slice(0, 6);

let extension: RunningExtension;
let page: Page;

beforeAll(async () => {
  extension = await launchExtension();
  page = await extension.openPage("options.html");
});

afterAll(() => extension?.close());

it("the packaged embedder gives its vectors in a worker of the browser, without the network", async () => {
  const vectors = await page.evaluate(
    (texts) =>
      new Promise<string[]>((resolve, reject) => {
        const worker = new Worker(chrome.runtime.getURL("embed-worker.js"));
        worker.onerror = () => reject(new Error("it did not start"));
        worker.onmessage = ({ data }) => {
          worker.terminate();
          resolve(data.answer?.vectors ?? []);
        };
        worker.postMessage({ call: 1, ask: { type: "embed", texts } });
      }),
    SENTENCES.map(({ text }) => text),
  );
  const cosines = SENTENCES.map(({ vector }, nth) => {
    const [a, b] = [floats(vectors[nth] ?? ""), floats(vector)];
    return a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
  });
  expect(Math.min(...cosines)).toBeGreaterThan(0.997);
});

function floats(text: string): Float32Array {
  return new Float32Array(Uint8Array.from(Buffer.from(text, "base64")).buffer);
}
