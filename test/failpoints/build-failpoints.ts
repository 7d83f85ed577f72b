import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { PROJECT_ROOT } from "../../scripts/project-root.mjs";
import { runNode } from "../../scripts/run-process.mjs";
import { POINTS_FILE } from "./failpoint-plugin";

const EXTENSION_DIR = `${PROJECT_ROOT}.output/failpoints/chrome-mv3`;
const WXT = "node_modules/wxt/bin/wxt.mjs";
const CONFIG = "test/failpoints/wxt.config.ts";

export type FailpointBuild = {
  readonly extensionDir: string;
  /** Every failpoint that was put in, sorted. */
  readonly points: readonly string[];
};

/** Builds the extension with failpoints in it (about 5 s); fails with the build's own words. */
export async function buildFailpoints(): Promise<FailpointBuild> {
  const { code, output } = await runNode(WXT, ["build", "--config", CONFIG]);
  if (code !== 0) throw new Error(output);
  const points: string[] = JSON.parse(await readFile(join(EXTENSION_DIR, POINTS_FILE), "utf8"));
  return { extensionDir: EXTENSION_DIR, points };
}
