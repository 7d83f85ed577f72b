import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Page } from "puppeteer-core";
import { SCOPES, type Scope } from "../../../src/domain/program";
import { grantPrograms } from "./grant-hosts";
import type { LaunchOptions, RunningExtension } from "./launch-extension";
import { launchWithOllama } from "./launch-with-ollama";

/** What programs start to reach the browser. */
export const BRIDGE = fileURLToPath(new URL("../../../bridge/confidant-mcp.mjs", import.meta.url));

export type WithPrograms = {
  readonly extension: RunningExtension;
  /** What a program needs in its environment to find this browser, with a token. */
  readonly env: (token?: string) => Record<string, string>;
  /** Any page of the extension. */
  readonly page: Page;
  /** A token that was allowed that much; null for one that was not decided on. */
  readonly addProgram: (name: string, scopes?: readonly Scope[] | null) => Promise<string>;
  readonly close: () => Promise<void>;
};

/** A Chromium that lets programs of this machine in, by the host that the bridge has installed. */
export async function launchWithPrograms(
  port: number | string,
  options: LaunchOptions = {},
): Promise<WithPrograms> {
  const root = await mkdtemp(join(tmpdir(), "cpg-"));
  const [extensionDir, profileDir] = [join(root, "extension"), join(root, "profile")];
  // The browser hands its environment on to what it starts.
  const world = { HOME: join(root, "home"), CONFIDANT_MCP_DIR: join(root, "run") };
  const { PATH = "" } = process.env;
  await grantPrograms(extensionDir);
  const install = [BRIDGE, "install", "--user-data-dir", profileDir];
  await promisify(execFile)(process.execPath, install, { env: { PATH, ...world } });
  const before = process.env.CONFIDANT_MCP_DIR;
  process.env.CONFIDANT_MCP_DIR = world.CONFIDANT_MCP_DIR;
  const extension = await launchWithOllama(port, { ...options, extensionDir, profileDir }).finally(
    () => {
      if (before === undefined) delete process.env.CONFIDANT_MCP_DIR;
      else process.env.CONFIDANT_MCP_DIR = before;
    },
  );
  const page = await extension.openPage("welcome.html");
  return {
    extension,
    page,
    env: (token) => ({
      PATH,
      ...world,
      ...(token === undefined ? {} : { CONFIDANT_TOKEN: token }),
    }),
    addProgram: async (name, scopes = SCOPES) => {
      const { id, token } = await extension.call(page, "program.add", { name });
      if (scopes !== null) {
        const consent = { scopes: [...scopes], days: null };
        await extension.call(page, "program.allow", { id, consent });
      }
      return token;
    },
    close: async () => {
      await extension.close();
      await rm(root, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
