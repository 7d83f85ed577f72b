import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Id } from "../../src/domain/id";
import { type McpServer, startMcpServer } from "../fakes/mcp-server";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { HUNG_UP, type SignInServer, startSignInServer } from "../fakes/sign-in-server";
import { barriers } from "./harness/barriers";
import { openContext, untilSaveState } from "./harness/contexts-page";
import { decideOnCard } from "./harness/decide-on-card";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama } from "./harness/launch-with-ollama";
import { obedientScript } from "./harness/obedient-model";
import { say, untilChosen, untilReplyHas, untilStatus } from "./harness/panel-page";
import { readRows } from "./harness/read-rows";
import { clickOnceSeen } from "./harness/until-seen";

let ollama: OllamaServer;
let auth: SignInServer;
let mcp: McpServer;
let extension: RunningExtension;
let panel: Page;
let options: Page;
let contextId: Id;
/** What the one who signs in says of itself beside the truth. */
const metadata: { authorization_endpoint?: string } = {};

beforeAll(async () => {
  ollama = await startOllamaServer({
    models: [{ name: "deft:1b", calls: true }],
    script: obedientScript,
  });
  auth = await startSignInServer({ metadata });
  mcp = await startMcpServer({
    before: ({ headers, url }, response) => {
      if (url?.startsWith("/.well-known/oauth-protected-resource") === true) {
        response.writeHead(200, { "content-type": "application/json" });
        response.end(JSON.stringify({ resource: mcp.url, authorization_servers: [auth.origin] }));
        return true;
      }
      const [kind, token = ""] = headers.authorization?.split(" ") ?? [];
      if (kind === "Bearer" && auth.hasGiven(token)) return false;
      response.writeHead(401, { "www-authenticate": "Bearer" }).end();
      return true;
    },
  });
  extension = await launchWithOllama(new URL(ollama.url).port);
  panel = await extension.openPanel();
  await untilChosen(panel, "deft:1b");
  const opened = await extension.call(panel, "conversation.open", { channel: "side-panel" });
  ({ contextId } = opened.conversation);
  options = await extension.openPage("options.html#tools");
  await options.setViewport({ width: 360, height: 740 });
});

afterAll(async () => {
  await extension?.close();
  await ollama?.close();
  await mcp?.close();
  await auth?.close();
});

/** Clicks, and gives the window in which the browser shows where one signs in. */
async function openSignIn(): Promise<Page> {
  const opening = extension.browser.waitForTarget((target) =>
    target.url().startsWith(`${auth.origin}/authorize`),
  );
  await options.bringToFront();
  await clickOnceSeen(options, "[data-sign-in-at]");
  return (await opening).asPage();
}

/** What the person reads once that window is gone. */
async function alertAfter(act: (shown: Page) => Promise<unknown>): Promise<string> {
  const before = extension.browser.targets().length;
  const shown = await openSignIn();
  await act(shown);
  await options.waitForSelector('[data-sign-in] [role="alert"]');
  await expect.poll(() => extension.browser.targets().length).toBe(before);
  return options.$eval("[data-sign-in]", (part) => part.textContent ?? "");
}

async function look(name: string): Promise<void> {
  for (const value of ["light", "dark"]) {
    await options.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
    expect(await barriers(options)).toEqual([]);
    const shots = process.env.SHOTS;
    if (shots) await options.screenshot({ path: `${shots}/${name}-${value}.png`, fullPage: true });
  }
}

const choose = (id: string) => (shown: Page) => clickOnceSeen(shown, `#${id}`);

// One story: each test goes on where the one before has left the page.
describe("a server of MCP at which one signs in", () => {
  it("is added without a key, refuses, and says where one signs in before anything is opened", async () => {
    await options.waitForSelector("[data-server-add]");
    await options.focus('[data-server-add] [data-field="address"]');
    await options.keyboard.sendCharacter(mcp.url);
    await clickOnceSeen(options, "[data-server-add] [data-advanced] summary");
    await options.focus('[data-server-add] [data-field="name"]');
    await options.keyboard.sendCharacter("Files");
    await clickOnceSeen(options, "[data-server-add] [data-add]");
    await clickOnceSeen(options, "[data-sign-in-find]");
    await options.waitForSelector(`[data-sign-in-at="${auth.origin}"]`);
    expect(auth.requests.filter((one) => one.startsWith("POST"))).toEqual([]);
  });

  it("tells that the person has closed the window, and keeps nothing", async () => {
    expect(await alertAfter((shown) => shown.close())).toContain("window was closed");
    await look("sign-in-closed");
  });

  it.each([
    ["has another state", "another-state", "answers another sign-in"],
    ["names another issuer", "another-issuer", "answers another sign-in"],
    ["is a no", "decline", "refused this sign-in"],
  ])("redeems nothing where the answer %s, and tells why", async (_, choice, reason) => {
    expect(await alertAfter(choose(choice))).toContain(reason);
    expect(auth.redeemed).toEqual([]);
    await look(`sign-in-${choice}`);
  });

  it("tells that nothing answers where one would sign in", async () => {
    metadata.authorization_endpoint = `${auth.origin}${HUNG_UP}`;
    await options.bringToFront();
    await clickOnceSeen(options, "[data-sign-in-at]");
    await options.waitForSelector('[data-sign-in] [data-problem="provider-unreachable"]');
    const shown = await options.$eval("[data-sign-in]", (part) => part.textContent);
    expect(shown).toContain(`answers at ${new URL(auth.origin).host}`);
    await look("sign-in-unreachable");
    delete metadata.authorization_endpoint;
  });

  it("is asked for its tools with the token that a real sign-in has given, which is sealed", async () => {
    const shown = await openSignIn();
    await choose("approve")(shown);
    await options.waitForFunction(() => document.body.textContent?.includes("Connected: 1 tool"));
    expect(auth.redeemed).toHaveLength(1);
    expect(mcp.requests.at(-1)?.headers.authorization).toBe("Bearer token-1");
    await look("signed-in");
    const rows = await readRows(options);
    expect(rows).toContain('"secrets"');
    for (const secret of ["token-1", "refresh-1"]) {
      expect(rows).not.toContain(secret);
      expect(rows).not.toContain(Buffer.from(secret).toString("hex"));
    }
  });

  it("is sent a call with that token by a worker that was started anew", async () => {
    const page = await openContext(extension, contextId);
    await clickOnceSeen(page, '[data-check-field="tool-files__echo"]');
    await untilSaveState(page, "saved");
    await page.close();
    await extension.killWorker();
    await panel.bringToFront();
    await panel.reload();
    await panel.waitForSelector("main[data-ready]");
    const turn = await say(panel, 'CALL files__echo {"text":"hello"}');
    await decideOnCard(panel, "approve");
    await untilReplyHas(panel, turn, "I was told: hello");
    await untilStatus(panel, turn, "complete");
    expect(mcp.calls.map(({ name }) => name)).toEqual(["echo"]);
    expect(mcp.requests.at(-1)?.headers.authorization).toBe("Bearer token-1");
  });
});
