import { afterAll, beforeAll, it } from "vitest";
import { freePort } from "./harness/free-port";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama } from "./harness/launch-with-ollama";
import { say, untilStatus } from "./harness/panel-page";
let e: RunningExtension;
beforeAll(async () => { e = await launchWithOllama(await freePort()); });
afterAll(() => e.close());
it("shots", async () => {
  const p = await e.openPanel();
  await p.setViewport({ width: 360, height: 900 });
  for (const [n, q] of [["de", "Was kannst du?"], ["ar", "كيف أصل Ollama؟"], ["ja", "ショートカットは？"]] as const) {
    await untilStatus(p, await say(p, q), "complete");
    if (n === "ar") await p.emulateMediaFeatures([{ name: "prefers-color-scheme", value: "dark" }]);
    await new Promise((r) => setTimeout(r, 600));
    await p.screenshot({ path: `/tmp/g10/shot-${n}.png` });
  }
});
