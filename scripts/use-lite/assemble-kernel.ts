import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import openWabt from "wabt";

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
