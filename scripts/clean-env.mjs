// What a test runner or an attached debugger leaves in the environment: a build that inherits it
// bundles React's development half, and a child that inherits the debugger waits for it.
const LEFT_BEHIND = [
  "NODE_ENV",
  "VSCODE_INSPECTOR_OPTIONS",
  "NODE_INSPECT_RESUME_ON_START",
  "TEST",
  "VITEST",
  "VITEST_MODE",
  "VITEST_POOL_ID",
  "VITEST_WORKER_ID",
  "MODE",
  "DEV",
  "PROD",
  "SSR",
  "BASE_URL",
];

/**
 * A copy of an environment that is fit for a process of its own.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function cleanEnv(env) {
  const clean = { ...env };
  for (const name of LEFT_BEHIND) {
    delete clean[name];
  }
  const nodeOptions = (clean.NODE_OPTIONS ?? "")
    .split(/\s+/)
    .filter((option) => option !== "" && !option.startsWith("--inspect"))
    .join(" ");
  delete clean.NODE_OPTIONS;
  return nodeOptions === "" ? clean : { ...clean, NODE_OPTIONS: nodeOptions };
}
