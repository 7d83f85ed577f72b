import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ZOD = fileURLToPath(new URL("../../node_modules/zod/v4/index.js", import.meta.url));

/** Ends the ids of the copy's modules. */
export const COPY = "?mcp";

/** Packages that use all of zod, where our own modules use a small part. */
const USERS = /\/node_modules\/@modelcontextprotocol\//;

/**
 * A Vite plugin that gives the MCP packages a copy of zod. Sharing ours would keep all of it in the
 * script that a waking worker reads.
 */
export const ownZodPlugin: Plugin = {
  name: "own-zod",
  enforce: "pre",
  resolveId: (source, importer) => {
    if (importer?.endsWith(COPY)) return `${join(dirname(importer), source)}${COPY}`;
    if (source !== "zod/v4" || importer === undefined || !USERS.test(importer)) return null;
    return `${ZOD}${COPY}`;
  },
};
