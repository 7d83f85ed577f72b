import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { sealedBrowsers } from "./browsers.mjs";
import { listEndpoints } from "./endpoint.mjs";
import { starterPath } from "./install.mjs";
import { openLink } from "./link.mjs";
import { VERSION } from "./names.mjs";
import { parseJson } from "./native-frames.mjs";
import { NotPrivateError, runFolder } from "./private-folder.mjs";
import { sentenceOf } from "./problems.mjs";

/** @typedef {import("./browsers.mjs").Browser} Browser */
/** @typedef {{ ok: boolean, text: string }} Finding */

/**
 * Looks at each thing that a program needs to reach Confidant, in the order in which they are needed.
 * @param {readonly Browser[]} browsers
 * @param {string | undefined} token
 * @returns {Promise<Finding[]>}
 */
export async function examine(browsers, token) {
  const sealed = sealedBrowsers().map((name) =>
    bad(`${name} may start no programs: use the browser's own package for this.`),
  );
  const none = bad("No browser is known here. Name one: confidant-mcp install --browser chrome");
  return [
    good(`confidant-mcp ${VERSION}, Node ${process.versions.node}.`),
    ...sealed,
    ...(browsers.length === 0 ? [none] : browsers.map(examineBrowser)),
    examineStarter(),
    ...(await examineLine(token)),
  ];
}

/** @param {Browser} browser @returns {Finding} */
function examineBrowser({ name, manifest, allows }) {
  if (!existsSync(manifest)) return bad(`${name} is not told. Run: confidant-mcp install`);
  const told = /** @type {Record<string, unknown> | undefined} */ (
    parseJson(readFileSync(manifest, "utf8"))
  );
  const isOurs = Object.entries(allows).every(([kind, [first]]) => {
    const named = told?.[kind];
    return Array.isArray(named) && named[0] === first;
  });
  const fits = told?.path === starterPath() && isOurs;
  return fits
    ? good(`${name} is told.`)
    : bad(`${name} is told of another program or extension. Run: confidant-mcp install`);
}

/** @returns {Finding} */
function examineStarter() {
  const starter = starterPath();
  try {
    accessSync(starter, constants.X_OK);
    return good(`${starter} can be started.`);
  } catch {
    return bad(`${starter} cannot be started. Run: confidant-mcp install`);
  }
}

/** @param {string | undefined} token @returns {Promise<Finding[]>} */
async function examineLine(token) {
  try {
    const found = listEndpoints();
    if (found.length === 0) return [bad(sentenceOf("not-running"))];
    const there = good(`A browser listens in ${runFolder()}.`);
    if (!token) return [there, bad(sentenceOf("no-token"))];
    const link = await openLink(token, { onMessage: () => undefined, onEnd: () => undefined });
    if (typeof link === "string") return [there, bad(sentenceOf(link))];
    link.end();
    return [there, good("Confidant answers, and takes the token or is locked.")];
  } catch (error) {
    if (error instanceof NotPrivateError) return [bad(error.message)];
    throw error;
  }
}

/** @param {string} text @returns {Finding} */
function good(text) {
  return { ok: true, text };
}

/** @param {string} text @returns {Finding} */
function bad(text) {
  return { ok: false, text };
}
