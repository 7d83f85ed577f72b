import { execSync } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { it } from "vitest";
import { launchWithOllama, NO_SERVER } from "./harness/launch-with-ollama";

it("spike", async () => {
  const profileDir = await mkdtemp(join(tmpdir(), "zz-"));
  const extension = await launchWithOllama(NO_SERVER, { profileDir });
  const page = await extension.openPage("options.html");
  const ls = () =>
    execSync(
      `ls -la ${profileDir}/Default/IndexedDB/*.leveldb; du -sk ${profileDir}/Default/IndexedDB`,
    ).toString();
  console.log("before", ls());
  for (const kind of ["zero", "zero2", "random"]) {
    const ms = await page.evaluate(async (kind) => {
      const t = performance.now();
      const db = await new Promise<IDBDatabase>((res) => {
        const r = indexedDB.open("zz-" + kind, 1);
        r.onupgradeneeded = () => r.result.createObjectStore("rows");
        r.onsuccess = () => res(r.result);
      });
      const bytes = new Uint8Array(60_000);
      if (kind === "random") crypto.getRandomValues(bytes);
      await new Promise<void>((res) => {
        const tx = db.transaction("rows", "readwrite", { durability: "relaxed" });
        tx.oncomplete = () => res();
        const s = tx.objectStore("rows");
        for (let i = 0; i < 75; i += 1) s.put(bytes, i);
      });
      db.close();
      return performance.now() - t;
    }, kind);
    console.log(kind, ms);
    for (const wait of [0, 1000]) {
      await new Promise((r) => setTimeout(r, wait));
      console.log(ls());
    }
  }
  await extension.close();
}, 60_000);
