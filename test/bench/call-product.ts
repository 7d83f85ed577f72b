import type { CallInput, CallName, CallOutput } from "../../src/contract/contract";
import type { NewMethod } from "../../src/domain/unlock-method";
import type { BenchBrowser } from "./browser/launch-browser";
import type { BenchPage } from "./browser/page";

/** The worker's answer to a call of the contract, asked from a page of the product. */
export async function callProduct<N extends CallName>(
  page: BenchPage,
  name: N,
  input: CallInput<N>,
): Promise<CallOutput<N>> {
  const answer = await page.run(
    (type, data) => chrome.runtime.sendMessage({ id: 1, type, data, timestamp: Date.now() }),
    name,
    input,
  );
  if (answer?.res === undefined) throw new Error(`${name}: ${answer?.err?.code ?? "no answer"}`);
  return answer.res;
}

export type LoadedProduct = { readonly id: string; readonly welcome: BenchPage };

/**
 * The product in a profile whose vault was just set up, without a lock if no way is given, and
 * without titles and summaries: a server hears only what a suite sends.
 */
export async function loadProduct(
  browser: BenchBrowser,
  build: string,
  method: NewMethod = { kind: "device" },
): Promise<LoadedProduct> {
  const id = await browser.load(build);
  const welcome = await browser.openPage(id, "welcome.html");
  // As every page does before it sets up.
  const { state } = await callProduct(welcome, "vault.status", {});
  if (state === "new") {
    await callProduct(welcome, "vault.setUp", { method });
    await callProduct(welcome, "prompt.change", { backgroundLocal: false });
  }
  return { id, welcome };
}
