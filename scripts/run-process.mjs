import { spawn } from "node:child_process";
import { cleanEnv } from "./clean-env.mjs";
import { PROJECT_ROOT } from "./project-root.mjs";

/**
 * @typedef {{ code: number, output: string, stdout: string }} ProcessResult
 * `output` is stdout and stderr in the order they came.
 */

/**
 * @typedef {{ env?: NodeJS.ProcessEnv, timeoutMs?: number, input?: string }} Options
 * `input` is all that the process reads from stdin.
 */

/**
 * Runs a command in the project and resolves with its exit code and output; a command that cannot
 * start or runs over its time has a code other than 0.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Options} [options]
 * @returns {Promise<ProcessResult>}
 */
export function runProcess(command, args, options = {}) {
  const child = spawn(command, args, {
    cwd: PROJECT_ROOT,
    env: { ...cleanEnv(process.env), ...options.env },
    stdio: ["pipe", "pipe", "pipe"],
    // npm is a script on Windows, which starts scripts through a shell only.
    shell: process.platform === "win32" && command === "npm",
    ...(options.timeoutMs === undefined ? {} : { timeout: options.timeoutMs }),
  });
  // A process that has ended, or never reads, breaks the pipe: its exit code tells what came of it.
  child.stdin.on("error", () => {});
  child.stdin.end(options.input ?? "");
  let output = "";
  let stdout = "";
  child.stdout.setEncoding("utf8").on("data", (text) => {
    output += text;
    stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text) => {
    output += text;
  });
  return new Promise((resolve) => {
    child.on("error", (error) =>
      resolve({ code: 127, output: `${output}${error.message}\n`, stdout }),
    );
    child.on("close", (code, signal) => {
      const ended = signal === null ? "" : `\n${command} was ended by ${signal}.\n`;
      resolve({ code: code ?? 1, output: output + ended, stdout });
    });
  });
}

/**
 * Runs a script with this same Node.
 * @param {string} script path within the project
 * @param {readonly string[]} args
 * @param {Options} [options]
 */
export function runNode(script, args, options = {}) {
  return runProcess(process.execPath, [`${PROJECT_ROOT}${script}`, ...args], options);
}
