import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const root = new URL("../", import.meta.url);
const source = fileURLToPath(new URL("scripts/docs/render-contract.ts", root));
const { module } = await runnerImport(source, { root: fileURLToPath(root), logLevel: "error" });
await writeFile(new URL("docs/contract.md", root), module.renderContract());
console.log("Wrote docs/contract.md.");
