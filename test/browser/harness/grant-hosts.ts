import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { EXTENSION_DIR } from "../../../scripts/project-root.mjs";

/**
 * Copies the build into a folder, changed in one thing: that the person lets it start programs of this
 * machine, which takes a click that no test can make.
 */
export async function grantPrograms(folder: string, build = EXTENSION_DIR): Promise<void> {
  await cp(build, folder, { recursive: true });
  const path = join(folder, "manifest.json");
  const manifest = JSON.parse(await readFile(path, "utf8"));
  const permissions = [...manifest.permissions, "nativeMessaging"];
  const changed = { ...manifest, permissions, optional_permissions: [] };
  await writeFile(path, JSON.stringify(changed));
}

/**
 * Copies the build into a folder, changed in one thing: that the person has allowed it those hosts
 * (match patterns), which takes a click that no test can make.
 */
export async function grantHosts(folder: string, patterns: readonly string[]): Promise<void> {
  await cp(EXTENSION_DIR, folder, { recursive: true });
  const path = join(folder, "manifest.json");
  const manifest = JSON.parse(await readFile(path, "utf8"));
  const granted = [...manifest.host_permissions, ...patterns];
  await writeFile(path, JSON.stringify({ ...manifest, host_permissions: granted }));
}
