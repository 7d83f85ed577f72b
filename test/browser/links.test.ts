import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, NO_SERVER } from "./harness/launch-with-ollama";
import { openPlanted } from "./harness/plant-turns";

let server: Server;
let connections = 0;
const requests: string[] = [];
let extension: RunningExtension;
let panel: Page;

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(`${request.url} ${request.headers.referer ?? "-"}`);
    response.end("<title>There</title>");
  });
  server.on("connection", () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  extension = await launchWithOllama(NO_SERVER);
  const address = `http://127.0.0.1:${port}`;
  const said = `[here](${address}/there) and [bank](http://bank@127.0.0.1:${port}/)`;
  panel = await openPlanted(extension, [["Where", said]]);
});

afterAll(async () => {
  await extension?.close();
  server?.closeAllConnections();
  server?.close();
});

describe("a link in a reply", () => {
  it("connects to nobody at a button that goes down, a drag or a finger that is taken back", async () => {
    const link = await panel.waitForSelector('[data-reply-text] :is(a, [role="link"])');
    const box = await link?.boundingBox();
    const at = { x: (box?.x ?? 0) + 5, y: (box?.y ?? 0) + 5 };
    await panel.mouse.move(at.x, at.y);
    await panel.mouse.down();
    await panel.mouse.move(at.x + 60, at.y + 200, { steps: 5 });
    await panel.mouse.up();
    const client = await panel.createCDPSession();
    await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
    await client.send("Input.dispatchTouchEvent", { type: "touchCancel", touchPoints: [] });
    // A connection of its own is made later than any that the link would have asked for.
    await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/own`);
    expect(requests).toEqual(["/own -"]);
    expect(connections).toBe(1);
  });

  it.each(["click", "Enter", "middle"] as const)(
    "leads there at a %s, in a tab of its own",
    async (gesture) => {
      const before = requests.length;
      const link = await panel.waitForSelector("[data-link]");
      await panel.bringToFront();
      if (gesture === "Enter") {
        await link?.focus();
        await panel.keyboard.press("Enter");
      } else await link?.click(gesture === "middle" ? { button: "middle" } : {});
      await expect.poll(() => requests.slice(before), { timeout: 10_000 }).toContain("/there -");
    },
  );

  it("with a name in its address is none", async () => {
    expect(await panel.$$("[data-link]")).toHaveLength(1);
    const text = await panel.$eval("[data-reply-text]", ({ textContent }) => textContent);
    expect(text).toContain("bank@127.0.0.1");
  });
});
