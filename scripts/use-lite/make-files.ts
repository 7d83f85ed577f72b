import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import openWabt from "wabt";
import { USE_LITE_FILES } from "../../src/search/use-lite/load-use-lite";
import { packModel } from "./pack-model";
import { readPackage } from "./read-package";

const FOLDER = fileURLToPath(new URL("../../.cache/use-lite/", import.meta.url));

/** Makes the sentence encoder's files for a build; tells where each lies. */
export async function makeUseLiteFiles(): Promise<readonly { name: string; path: string }[]> {
  const [kernel, model] = await Promise.all([assembleKernel(), readPackage().then(packModel)]);
  await mkdir(FOLDER, { recursive: true });
  const files = [
    { name: USE_LITE_FILES.kernel, bytes: kernel },
    { name: USE_LITE_FILES.model, bytes: model },
  ];
  return Promise.all(
    files.map(async ({ name, bytes }) => {
      const path = join(FOLDER, name);
      await writeFile(path, bytes);
      return { name, path };
    }),
  );
}

const SOURCE = new URL("../../src/search/use-lite/kernel.wat", import.meta.url);

/** The kernel as WebAssembly. */
export async function assembleKernel(): Promise<Uint8Array> {
  const wabt = await openWabt();
  const text = await readFile(fileURLToPath(SOURCE), "utf8");
  const module = wabt.parseWat("kernel.wat", text, { simd: true });
  try {
    return module.toBinary({}).buffer;
  } finally {
    module.destroy();
  }
}
