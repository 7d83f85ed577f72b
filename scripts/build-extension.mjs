import { runNode } from "./run-process.mjs";
import { tell } from "./tell.mjs";

/** Builds the extension into .output/chrome-mv3; throws where the build fails. Needs the packages. */
export async function buildExtension() {
  const { code, output } = await runNode("node_modules/wxt/bin/wxt.mjs", ["build"]);
  if (code !== 0) {
    tell(output);
    throw new Error("The build failed; its words are above.");
  }
}
