import { expect } from "vitest";
import type { RunningExtension } from "./launch-extension";

const URL_END = "/offscreen.html";

/** Ends the compute host as the browser does, and resolves once it is gone; nothing where none runs. */
export async function closeComputeHost({
  browser,
}: Pick<RunningExtension, "browser">): Promise<void> {
  const session = await browser.target().createCDPSession();
  const hosts = async () => {
    const { targetInfos } = await session.send("Target.getTargets");
    return targetInfos.filter(({ url }) => url.endsWith(URL_END)).map(({ targetId }) => targetId);
  };
  for (const targetId of await hosts()) await session.send("Target.closeTarget", { targetId });
  await expect.poll(hosts, { timeout: 5_000 }).toEqual([]);
  await session.detach();
}
