import type { Page } from "puppeteer-core";
import type { ModelFile } from "../../../src/domain/model-file";
import type { RunningExtension } from "./launch-extension";

/** Hands a file over from a page as the options page does; resolves with it as it is told then. */
export async function handOver(
  extension: RunningExtension,
  page: Page,
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
): Promise<ModelFile> {
  const expected = await extension.call(page, "modelFile.expect", { name, bytes: bytes.length });
  const data = Buffer.from(bytes).toString("base64");
  await page.evaluate(
    (id, base64) => {
      const content = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      const channel = new BroadcastChannel("model-files");
      channel.postMessage({ id, file: new File([content], "model.gguf") });
      channel.close();
    },
    expected.id,
    data,
  );
  return expected;
}

/** The file once it is in that state; fails after 20 s with what it is instead. */
export async function untilFile(
  extension: RunningExtension,
  page: Page,
  id: string,
  fits: (file: ModelFile) => boolean,
): Promise<ModelFile> {
  for (let waited = 0; ; waited += 50) {
    const { files } = await extension.call(page, "modelFile.list", {});
    const file = files.find((one) => one.id === id);
    if (file !== undefined && fits(file)) return file;
    if (waited > 20_000) throw new Error(`in vain: ${JSON.stringify(file)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The files that lie in the origin's private file system, by name, with their sizes. */
export function filesOnDisk(page: Page): Promise<Record<string, number>> {
  return page.evaluate(async () => {
    const sizes: Record<string, number> = {};
    const root = await navigator.storage.getDirectory();
    const models = await root.getDirectoryHandle("models").catch(() => null);
    for await (const folder of models?.values() ?? []) {
      for await (const file of (folder as FileSystemDirectoryHandle).values()) {
        sizes[file.name] = (await (file as FileSystemFileHandle).getFile()).size;
      }
    }
    return sizes;
  });
}

/** How many pages compute. */
export function computePages({ browser }: RunningExtension): number {
  return browser.targets().filter((target) => target.url().endsWith("/offscreen.html")).length;
}

/** How many workers the engine has: none where no model is in memory. */
export function engineWorkers({ browser }: RunningExtension): number {
  return browser.targets().filter((target) => target.url().startsWith("blob:chrome-extension:"))
    .length;
}
