import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { EXTENSION_DIR, PROJECT_ROOT } from "../../scripts/project-root.mjs";
import { runNode } from "../../scripts/run-process.mjs";
import type { Builds } from "./suite";

const WORKER = fileURLToPath(new URL("./extension/worker.ts", import.meta.url));
export type PreparedBuilds = Builds & { readonly remove: () => Promise<void> };

type Options = {
  /** What stands for the product without its adapters; else it is built when it is asked for. */
  readonly withoutAdapters?: (builds: Pick<Builds, "product">) => string | Promise<string>;
};

const EMPTY_WORKER =
  "chrome.runtime.onMessage.addListener((message, sender, answer) => { answer({ res: {} }); });\n";

/**
 * The extensions that the suites load, in a folder that `remove` deletes. The product is copied, so
 * that a build meanwhile does not change what is measured; it must be built before.
 */
export async function prepareBuilds({ withoutAdapters = buildWithoutAdapters }: Options = {}) {
  const root = await mkdtemp(join(tmpdir(), "confidant-bench-build-"));
  const builds = {
    product: join(root, "product"),
    bench: join(root, "bench"),
    empty: join(root, "empty"),
  };
  await cp(EXTENSION_DIR, builds.product, { recursive: true });
  await writeExtension(builds.empty, "Empty");
  await writeFile(join(builds.empty, "worker.js"), EMPTY_WORKER);
  await writeExtension(builds.bench, "Confidant's bench");
  await buildBenchWorker(builds.bench);
  return {
    ...builds,
    withoutAdapters: async () => withoutAdapters(builds),
    remove: () => rm(root, { recursive: true, force: true }),
  } satisfies PreparedBuilds;
}

async function buildWithoutAdapters(): Promise<string> {
  const config = "test/bench/wxt.config.ts";
  const { code, output } = await runNode("node_modules/wxt/bin/wxt.mjs", [
    "build",
    "--config",
    config,
  ]);
  if (code !== 0) throw new Error(output);
  return `${PROJECT_ROOT}.output/without-adapters/chrome-mv3`;
}

async function writeExtension(dir: string, name: string): Promise<void> {
  await mkdir(dir);
  const manifest = {
    manifest_version: 3,
    name,
    version: "1",
    permissions: ["storage", "unlimitedStorage", "alarms"],
    host_permissions: ["http://127.0.0.1/*"],
    background: { service_worker: "worker.js" },
    // As the product's: keys are derived by WebAssembly.
    content_security_policy: { extension_pages: "script-src 'self' 'wasm-unsafe-eval'" },
  };
  await writeFile(join(dir, "manifest.json"), JSON.stringify(manifest));
  await writeFile(join(dir, "page.html"), "<!doctype html><title>Bench</title>\n");
}

async function buildBenchWorker(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: PROJECT_ROOT,
    // Texts in several languages ask for a manifest that names one.
    publicDir: false,
    logLevel: "error",
    mode: "production",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      outDir,
      emptyOutDir: false,
      minify: "esbuild",
      target: "chrome133",
      lib: { entry: WORKER, formats: ["iife"], name: "bench", fileName: () => "worker.js" },
    },
  });
}
