import { access, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

// node scripts/freeze.mjs 3 (or 3b, where payloads or envelopes change and no table does): keeps what the store of today makes as test/frozen/v3.json. Once a
// version is released its file stays as it is; while it is being made, remove the file and run again.
const root = new URL("../", import.meta.url);
const version = process.argv[2] ?? "";
if (!/^[1-9]\d*[b-z]?$/.test(version)) throw new Error("Which version?");
const target = new URL(`test/frozen/v${version}.json`, root);
const isThere = await access(target).then(
  () => true,
  () => false,
);
if (isThere) throw new Error(`test/frozen/v${version}.json is there: a frozen database stays.`);

// The same secrets for every version.
const { passphrase, recoveryKey } = JSON.parse(
  await readFile(new URL("test/frozen/v1.json", root), "utf8"),
);
const source = fileURLToPath(new URL("test/builders/make-frozen.ts", root));
const { module } = await runnerImport(source, { root: fileURLToPath(root), logLevel: "error" });
const frozen = await module.makeFrozen({ passphrase, recoveryKey });
await writeFile(target, `${JSON.stringify(frozen, null, 2)}\n`);
console.log(`Wrote test/frozen/v${version}.json.`);
