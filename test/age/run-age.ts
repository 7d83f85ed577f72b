import { spawn, spawnSync } from "node:child_process";
import { cleanEnv } from "../../scripts/clean-env.mjs";

/**
 * What is lacking here to run the age command at a terminal of its own, or null: age, and `script`
 * of util-linux, which every Debian has.
 */
export function missingForAge(): string | null {
  if (spawnSync("age", ["--version"]).status !== 0) return "there is no age command here";
  const { status, stdout } = spawnSync("script", ["--version"], { encoding: "utf8" });
  return status === 0 && stdout.includes("util-linux")
    ? null
    : "there is no util-linux script here";
}

type Input = {
  readonly folder: string;
  /** Without quotes and blanks inside. */
  readonly args: readonly string[];
  /** Typed one after the other, each once it is asked for. */
  readonly answers?: readonly string[];
};

/** Runs `age` in a folder at a terminal; its exit code, and what the terminal showed. */
export function runAge({ folder, args, answers = [] }: Input) {
  const command = ["age", ...args].join(" ");
  const child = spawn("script", ["-qec", command, "/dev/null"], {
    cwd: folder,
    env: cleanEnv(process.env),
  });
  let shown = "";
  let answered = 0;
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    shown += text;
    // With the colon: not what it says of a passphrase afterwards.
    const promptCount = shown.match(/passphrase[^\n:]*: ?/gi)?.length ?? 0;
    for (; answered < promptCount && answered < answers.length; answered += 1) {
      child.stdin.write(`${answers[answered]}\n`);
    }
  });
  return new Promise<{ readonly code: number | null; readonly shown: string }>(
    (resolve, reject) => {
      child.on("error", reject);
      child.on("close", (code) => resolve({ code, shown }));
    },
  );
}
