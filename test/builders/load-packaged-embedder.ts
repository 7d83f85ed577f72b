import { assembleKernel } from "../../scripts/use-lite/make-files";
import { packModel } from "../../scripts/use-lite/pack-model";
import { readPackage } from "../../scripts/use-lite/read-package";
import { loadUseLite, USE_LITE_FILES } from "../../src/search/use-lite/load-use-lite";

let files: Promise<ReadonlyMap<string, Uint8Array>> | null = null;

/** The sentence encoder's files as a build has them, by their names; made once in a process. */
export function makeEmbedderFiles(): Promise<ReadonlyMap<string, Uint8Array>> {
  files ??= Promise.all([readPackage().then(packModel), assembleKernel()]).then(
    ([model, kernel]) =>
      new Map([
        [USE_LITE_FILES.model, model],
        [USE_LITE_FILES.kernel, kernel],
      ]),
  );
  return files;
}

/** The embedder that the extension holds. */
export async function loadPackagedEmbedder() {
  const made = await makeEmbedderFiles();
  return loadUseLite({
    read: async (name) => new Uint8Array(made.get(name) ?? []).buffer,
    pause: async () => undefined,
  });
}
