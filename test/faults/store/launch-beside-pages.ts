import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import {
  type LaunchOptions,
  launchExtension,
  type RunningExtension,
} from "../../browser/harness/launch-extension";
import { DEMO_PAGES } from "./demo-pages";

/** Where the demo pages are in that browser. */
export const DEMO_SITE = "http://reeds.test";

/** A Chromium with a model of the server at that address, and the demo pages, which close with it. */
export async function launchBesidePages(
  serverUrl: string,
  options: LaunchOptions = {},
): Promise<RunningExtension> {
  const pages = createServer(({ url = "" }, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(DEMO_PAGES[url] ?? "");
  });
  await new Promise<void>((resolve) => pages.listen(0, "127.0.0.1", resolve));
  const rules = [
    `MAP 127.0.0.1:11434 127.0.0.1:${new URL(serverUrl).port}`,
    `MAP ${new URL(DEMO_SITE).host}:80 127.0.0.1:${(pages.address() as AddressInfo).port}`,
    "MAP 127.0.0.1 127.0.0.1",
    "MAP * ~NOTFOUND",
  ];
  const extension = await launchExtension({
    ...options,
    extraArgs: [`--host-resolver-rules=${rules.join(", ")}`],
  });
  const close = async () => {
    await extension.close();
    pages.close();
  };
  return { ...extension, close };
}
