import { readFileSync } from "node:fs";
import { runProcess } from "./run-process.mjs";

/**
 * Whether this is root on one of these systems, by the names in /etc/os-release.
 * @param {readonly string[]} systems
 */
export function canAptInstall(systems) {
  const id = /^ID="?(\w+)"?$/m.exec(readOsRelease())?.[1] ?? "";
  return process.getuid?.() === 0 && systems.includes(id);
}

/**
 * Installs a package with apt-get; what it said where it failed, else null.
 * @param {string} name
 */
export async function aptInstall(name) {
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const update = await runProcess("apt-get", ["update"], { env });
  const install = await runProcess("apt-get", ["install", "-y", name], { env });
  if (install.code === 0) {
    return null;
  }
  return update.code === 0 ? install.output : update.output + install.output;
}

function readOsRelease() {
  try {
    return readFileSync("/etc/os-release", "utf8");
  } catch {
    return "";
  }
}
