import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { listRequirements } from "./docs/list-requirements.mjs";

const root = new URL("../", import.meta.url);
const text = await listRequirements(fileURLToPath(root));
await writeFile(new URL("docs/requirements.md", root), text);
console.log("Wrote docs/requirements.md.");
