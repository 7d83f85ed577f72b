import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { listNotices } from "./docs/list-notices.mjs";

const root = new URL("../", import.meta.url);
const notices = await listNotices(fileURLToPath(root));
await writeFile(new URL("THIRD-PARTY-NOTICES.md", root), notices);
console.log("Wrote THIRD-PARTY-NOTICES.md.");
