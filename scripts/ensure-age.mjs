import { aptInstall, canAptInstall } from "./apt-install.mjs";
import { report } from "./report.mjs";
import { runProcess } from "./run-process.mjs";

/**
 * Has the age command installed where that takes one step, so that backups are opened with a tool
 * that is not ours. Where it cannot be had, those tests say that they were left out.
 */
export async function ensureAge() {
  const { code } = await runProcess("age", ["--version"]);
  if (code === 0 || !canAptInstall(["debian", "ubuntu"])) {
    return;
  }
  report("Installing age with apt-get (some seconds) …");
  await aptInstall("age");
}
