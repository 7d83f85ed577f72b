import type { Page } from "puppeteer-core";
import { describe, expect, it } from "vitest";
import type { RunningExtension } from "../browser/harness/launch-extension";
import { launchWithOllama, readStored } from "../browser/harness/launch-with-ollama";
import {
  readReply,
  readTurn,
  say,
  untilChosen,
  untilReplyHas,
  untilStatus,
} from "../browser/harness/panel-page";
import { clickOnceSeen } from "../browser/harness/until-seen";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";

const SECOND_MS = 1_000;
const TIMEOUT_MS = 420 * SECOND_MS;

type Scene = {
  readonly server: OllamaServer;
  readonly extension: RunningExtension;
  readonly panel: Page;
};

/** A browser and a server of its own: the turns of one conversation run one after the other. */
async function withPanel(
  options: Parameters<typeof startOllamaServer>[0],
  play: (scene: Scene) => Promise<void>,
): Promise<void> {
  const server = await startOllamaServer(options);
  const extension = await launchWithOllama(new URL(server.url).port);
  try {
    const panel = await extension.openPanel();
    panel.setDefaultTimeout(TIMEOUT_MS);
    await untilChosen(panel, "llama3.2:latest");
    await play({ server, extension, panel });
  } finally {
    await extension.close();
    await server.close();
  }
}

// Nearly all of it is waiting, so that all of them wait at once.
describe.concurrent("a server that takes its time", { timeout: TIMEOUT_MS }, () => {
  it("is waited for over a silence of 90 s in the middle of a reply", () => {
    const options = {
      script: "stall",
      scriptOptions: { text: "Wait.", ms: 90 * SECOND_MS },
    } as const;
    return withPanel(options, async ({ extension, panel }) => {
      const turn = await say(panel, "Be silent");
      await untilReplyHas(panel, turn, "Wait.");
      await untilStatus(panel, turn, "complete");
      expect(await readReply(panel, turn)).toBe("Wait. And on.");
      expect((await readStored(extension, panel)).at(-1)?.text).toBe("Wait. And on.");
    });
  });

  it("is heard at one byte a second, in the middle of a character too", () => {
    const script = async (chat: {
      send: (bytes: Uint8Array) => Promise<void>;
      sleep: (ms: number) => Promise<void>;
      response: { end: () => void };
    }) => {
      const lines = '{"message":{"content":"Grüß 👋"}}\n{"done":true}\n';
      for (const byte of new TextEncoder().encode(lines)) {
        await chat.send(Uint8Array.of(byte));
        await chat.sleep(SECOND_MS);
      }
      chat.response.end();
    };
    return withPanel({ script }, async ({ panel }) => {
      const turn = await say(panel, "Drip");
      await untilStatus(panel, turn, "complete");
      expect(await readReply(panel, turn)).toBe("Grüß 👋");
    });
  });

  it("is waited for five minutes while a cold model loads", () => {
    const options = {
      script: "slow-first-byte",
      scriptOptions: { text: "Warm now.", ms: 300 * SECOND_MS },
    } as const;
    return withPanel(options, async ({ server, panel }) => {
      const turn = await say(panel, "Wake up");
      await untilStatus(panel, turn, "complete");
      expect(await readReply(panel, turn)).toBe("Warm now.");
      const chats = server.requests.filter(({ path }) => path === "/api/chat");
      expect(chats.map(({ aborted }) => aborted)).toEqual([false]);
    });
  });

  it("is given up after three minutes of silence, with what had arrived kept", () => {
    const options = { script: "stall", scriptOptions: { text: "Then nothing." } } as const;
    return withPanel(options, async ({ server, extension, panel }) => {
      const turn = await say(panel, "Go quiet");
      await untilStatus(panel, turn, "failed");
      const shown = await readTurn(panel, turn);
      expect(shown).toMatch(/stayed silent for too long.* try again/);
      expect(shown).toContain("What had arrived is saved.");
      const stored = (await readStored(extension, panel)).at(-1);
      expect(stored).toMatchObject({ text: "Then nothing.", reply: { status: "failed" } });
      expect(stored?.reply?.failure).toMatchObject({ code: "provider-silent" });
      server.setScript("reply", { text: "Back." });
      await clickOnceSeen(panel, `[data-retry="${turn}"]`);
      await panel.waitForFunction(() =>
        [...document.querySelectorAll("[data-reply-text]")].at(-1)?.textContent?.includes("Back."),
      );
    });
  });
});
