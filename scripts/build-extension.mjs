import { report } from "./report.mjs";
import { runNode } from "./run-process.mjs";

/**
 * Builds the extension into .output; throws where the build fails. Needs the packages.
 * @param {"chrome" | "firefox"} [browser]
 */
export async function buildExtension(browser = "chrome") {
  const { code, output } = await runNode("node_modules/wxt/bin/wxt.mjs", ["build", "-b", browser]);
  if (code !== 0) {
    report(output);
    throw new Error("The build failed; its words are above.");
  }
}
