import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchExtension, type RunningExtension } from "./harness/launch-extension";
import { type PlantedTurn, plantTurns } from "./harness/plant-turns";
import { untilSeen } from "./harness/until-seen";

const PASSPHRASE = "seven quiet herons at dusk";
const SECRET = { kind: "passphrase", passphrase: PASSPHRASE } as const;
const TIMEOUT_MS = 120_000;

let extension: RunningExtension;
let page: Page;

beforeAll(async () => {
  extension = await launchExtension({ setUp: SECRET });
  page = await extension.openPage("options.html");
  await untilSeen(page, "main");
  const turns = Array.from(
    { length: 400 },
    (_, at): PlantedTurn => [
      `Question ${at} about lanterns`,
      at === 7 ? "The samovar stands in the attic" : `Answer ${at}`,
    ],
  );
  await plantTurns(extension, page, turns);
});

afterAll(() => extension?.close());

const find = (query: string, from = page) =>
  extension.call(from, "search.find", {
    ...{ query, contextId: null, conversationId: null, kinds: [], skip: 0, limit: 20 },
  });

async function untilWhole(): Promise<void> {
  await expect.poll(async () => (await find("x")).isWhole, { timeout: TIMEOUT_MS }).toBe(true);
}

/** Bytes of what is stored of all indexes. */
const storedBytes = () =>
  page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    let bytes = 0;
    for await (const store of (await root.getDirectoryHandle("search")).values()) {
      for await (const file of (store as FileSystemDirectoryHandle).values()) {
        bytes += (await (file as FileSystemFileHandle).getFile()).size;
      }
    }
    return bytes;
  });

/**
 * Writes over all that is stored, while nobody has it open; but for the places that name the newest
 * head. Each save leaves gaps, which nobody reads: a few bytes may be in one of those.
 */
const damage = () =>
  page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    for await (const store of (await root.getDirectoryHandle("search")).values()) {
      for await (const handle of (store as FileSystemDirectoryHandle).values()) {
        const file = handle as FileSystemFileHandle;
        const stream = await file.createWritable({ keepExistingData: true });
        const rest = Math.max(0, (await file.getFile()).size - 2_048);
        await stream.write({ type: "write", position: 2_048, data: new Uint8Array(rest).fill(9) });
        await stream.close();
      }
    }
  });

const isHostOpen = () =>
  page.evaluate(
    async () =>
      (await chrome.runtime.getContexts({ contextTypes: ["OFFSCREEN_DOCUMENT"] })).length > 0,
  );

/** Ends the page that computes, amid whatever it does. */
async function killHost(): Promise<void> {
  const session = await extension.browser.target().createCDPSession();
  const { targetInfos } = await session.send("Target.getTargets", { filter: [{}] });
  const host = targetInfos.find(
    ({ type, url }) => type !== "tab" && url.endsWith("/offscreen.html"),
  );
  if (host === undefined) throw new Error("no page computes");
  await session.send("Target.closeTarget", { targetId: host.targetId });
  await session.detach();
  await expect.poll(isHostOpen, { timeout: 30_000 }).toBe(false);
}

const lock = () => extension.call(page, "vault.lock", {});
const unlock = () => extension.call(page, "vault.unlock", { secret: SECRET });

describe("the stored search index", { timeout: TIMEOUT_MS }, () => {
  it("is whole after a lock that came amid its filling, and amid a query", async () => {
    const pending = find("lantern").catch((error: unknown) => error);
    await lock();
    await pending;
    expect(await isHostOpen()).toBe(false);
    await unlock();
    await untilWhole();
    expect((await find("samovar")).total).toBe(1);
    expect((await find("lanterns ")).total).toBe(400);
  });

  it("is whole after its page went amid its filling, as it was stored, and while nothing was asked", async () => {
    const isStored = () => expect.poll(storedBytes).toBeGreaterThan(10_000);
    for (const wait of [() => find("x"), isStored, untilWhole]) {
      await lock();
      // The page that is closed lets go of its files a moment later.
      const remove = () =>
        page.evaluate(async () => {
          const root = await navigator.storage.getDirectory();
          const removing = root.removeEntry("search", { recursive: true });
          return removing.then(
            () => "removed",
            (error: Error) => error.name,
          );
        });
      await expect.poll(remove).toBe("removed");
      await unlock();
      await find("x");
      await wait();
      await killHost();
      await untilWhole();
      expect((await find("samovar")).total).toBe(1);
      expect((await find("lanterns ")).total).toBe(400);
    }
  });

  it("is loaded after an unlock without a search, and finds what was there", async () => {
    await expect.poll(storedBytes).toBeGreaterThan(10_000);
    await lock();
    expect(await isHostOpen()).toBe(false);
    await unlock();
    await expect.poll(isHostOpen, { timeout: 30_000 }).toBe(true);
    await untilWhole();
    expect((await find("samovar")).total).toBe(1);
  });

  it("answers two windows while conversations are imported", async () => {
    const other = await extension.openPage("options.html");
    await untilSeen(other, "main");
    const importing = (async () => {
      for (let nth = 0; nth < 5; nth += 1) {
        const turns = Array.from(
          { length: 40 },
          (_, at): PlantedTurn => [`Imported ${nth} ${at}`, "zither"],
        );
        await plantTurns(extension, page, turns);
      }
      return "over";
    })();
    for (let round = 0; round < 20; round += 1) {
      const both = await Promise.all([find("samovar"), find("samovar", other)]);
      expect(both.map(({ total }) => total)).toEqual([1, 1]);
    }
    expect(await importing).toBe("over");
    expect((await find("zither ")).total).toBe(200);
    await other.close();
  });

  it("that was damaged is made anew, and says so", async () => {
    // So many that it is not whole again before anybody asks.
    for (let nth = 0; nth < 20; nth += 1) {
      const turns = Array.from(
        { length: 100 },
        (_, at): PlantedTurn => [`More ${nth} ${at}`, "So."],
      );
      await plantTurns(extension, page, turns);
    }
    await untilWhole();
    await lock();
    await damage();
    await unlock();
    expect((await find("x")).isAnew).toBe(true);
    await untilWhole();
    expect((await find("samovar")).total).toBe(1);
    expect((await find("zither ")).total).toBe(200);
  });

  it("takes in what its worker and its page had not stored when they ended", async () => {
    await plantTurns(extension, page, [["The theorbo is in the loft", "Good to know"]]);
    await extension.killWorker();
    expect((await find("theorbo")).total).toBe(1);
    await lock();
    await unlock();
    await untilWhole();
    expect((await find("theorbo")).total).toBe(1);
    expect((await find("samovar")).total).toBe(1);
  });
});
