/** The oldest Node that every tool here runs on; `engines` in package.json says the same. */
export const OLDEST_NODE = "20.19.0";

/**
 * Whether a version such as "20.19.1" is at least another one.
 * @param {string} version
 * @param {string} oldest
 */
export function isAtLeast(version, oldest) {
  const have = version.split(".").map((part) => Number.parseInt(part, 10));
  const want = oldest.split(".").map((part) => Number.parseInt(part, 10));
  for (const [index, number] of want.entries()) {
    const mine = have[index] ?? 0;
    if (mine !== number) {
      return mine > number;
    }
  }
  return true;
}

/** Ends the process with a sentence where Node is too old; the tools would fail in worse words. */
export function requireNode() {
  if (!isAtLeast(process.versions.node, OLDEST_NODE)) {
    process.stderr.write(
      `Confidant needs Node ${OLDEST_NODE} or later; this is ${process.versions.node}. Install a newer one from https://nodejs.org and run the command again.\n`,
    );
    process.exit(1);
  }
}
