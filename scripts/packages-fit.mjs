/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, link?: boolean,
 *   dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} LockEntry
 * @typedef {{ packages?: Record<string, LockEntry> }} Lockfile
 * @typedef {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Manifest
 */

/**
 * Whether what npm says it installed (`node_modules/.package-lock.json`) is what the manifest and
 * the lockfile ask for. Compared by content: a checkout changes times without changing packages.
 * @param {{ manifest: Manifest, wanted: Lockfile, installed: Lockfile }} input
 */
export function packagesFit({ manifest, wanted, installed }) {
  const root = wanted.packages?.[""] ?? {};
  return (
    isSubset(manifest.dependencies, root.dependencies) &&
    isSubset(manifest.devDependencies, root.devDependencies) &&
    Object.entries(wanted.packages ?? {})
      // Optional ones are mostly other systems' binaries.
      .filter(
        ([path, entry]) => path !== "" && !entry.optional && !entry.devOptional && !entry.link,
      )
      .every(([path, entry]) => installed.packages?.[path]?.version === entry.version)
  );
}

/**
 * @param {Record<string, string> | undefined} some
 * @param {Record<string, string> | undefined} all
 */
function isSubset(some, all) {
  return Object.entries(some ?? {}).every(([name, range]) => all?.[name] === range);
}
