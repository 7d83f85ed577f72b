import { expect } from "vitest";
import { makePasskey } from "../../builders/new-secrets";
import { createBackupPanel } from "../backup-panel";
import { dropDatabase, takeFormerRows } from "../former-rows";
import type { Scenario, Stage } from "../scenario";
import { endSession } from "../stored-rows";
import { ask, begin } from "./first-message";

/** A store that is gone is put back once a worker has begun. */
const SOON = { timeout: 12_000, interval: 50 };

/** Where a journal that is ahead has been told of. */
const NOTED = "store/journal/journal-begin.ts#beginLog.4";

/** Where the rows are in the store that is to take its place, which is not yet whole. */
const FILLED = "store/staging/create-staged-store.ts#finish.1";

/** Databases that are not what they were, and the journal beside them. */
export const RECOVERY_SCENARIOS: readonly Scenario[] = [
  {
    name: "a database that was deleted, where the journal has all of it",
    cold: true,
    prepare: async (stage) => {
      const { panel, browser } = stage;
      await begin(stage);
      await ask(stage, "one");
      await panel.saveDraft("two");
      await panel.saveDraft("");
      await browser.kill();
      await dropDatabase(browser.page);
    },
    act: (stage) => untilBack(stage),
    afterwards: expectNothingLost,
  },
  {
    name: "a database that was deleted, where a backup has the beginning",
    cold: true,
    prepare: async (stage) => {
      const { browser } = stage;
      await begin(stage);
      await ask(stage, "one");
      await createBackupPanel(stage).make();
      await ask(stage, "two");
      await browser.kill();
      await dropDatabase(browser.page);
    },
    act: (stage) => untilBack(stage),
    afterwards: expectNothingLost,
  },
  {
    name: "a database that was put back to what it had held before",
    cold: true,
    prepare: preparePutBack,
    act: (stage) => untilBack(stage),
    afterwards: expectNothingLost,
  },
  {
    name: "a database that was put back, which a worker before this one has noted",
    cold: true,
    prepare: async (stage) => {
      const { panel, browser } = stage;
      await preparePutBack(stage);
      await browser.arm([{ id: NOTED, mode: "stop", nth: 1 }], { running: false });
      const conversationId = panel.conversationId();
      browser.call(browser.page, "draft.save", { conversationId, text: "" }).catch(() => undefined);
      await browser.stopped();
      await browser.kill();
    },
    act: (stage) => untilBack(stage),
    afterwards: expectNothingLost,
  },
  {
    name: "a recovery that was cut, and a worker that begins behind its lock",
    cold: true,
    passphrases: [],
    prepare: async (stage) => {
      const { panel, browser } = stage;
      await panel.setUp(makePasskey());
      await begin(stage);
      await ask(stage, "one");
      await browser.kill();
      await dropDatabase(browser.page);
      await browser.arm([{ id: FILLED, mode: "stop", nth: 1 }], { running: false });
      browser.call(browser.page, "vault.status", {}).catch(() => undefined);
      await browser.stopped();
      await browser.kill();
      await endSession(browser.page);
    },
    act: (stage) => untilBack(stage, openByPasskey),
    afterwards: expectNothingLost,
  },
];

/** Asks for what there is until all that was said is there again, as a page that opens does. */
async function untilBack(stage: Stage, open?: (stage: Stage) => Promise<unknown>): Promise<void> {
  const { panel } = stage;
  const questions = async () => {
    // After each death it is locked anew.
    if ((await panel.call("vault.status", {})).state === "locked") await open?.(stage);
    const { state } = await panel.call("vault.status", {});
    if (state !== "unlocked") return state;
    const { conversation } = await panel.open();
    panel.use(conversation.id);
    return (await panel.list()).filter(({ role }) => role === "user").map(({ text }) => text);
  };
  await expect.poll(questions, SOON).toEqual(panel.ledger.questions);
}

/** Opens it by the passkey that it was made with. */
async function openByPasskey({ panel }: Stage): Promise<void> {
  const { methods } = await panel.call("vault.status", {});
  const { secret } = makePasskey();
  const methodId = methods[0]?.id ?? "";
  await panel.attempt("vault.unlock", { secret: { kind: "passkey", methodId, secret } });
}

async function expectNothingLost({ panel }: Stage): Promise<void> {
  const { recovered, damaged } = await panel.call("vault.status", {});
  expect(damaged).toBe(0);
  expect(recovered).toMatchObject({ since: null, unreadable: 0, withoutKey: 0 });
}

/** Rows of before a question that the journal has. */
async function preparePutBack(stage: Stage): Promise<void> {
  const { browser, panel } = stage;
  await begin(stage);
  await ask(stage, "one");
  await browser.kill();
  const putBack = await takeFormerRows(browser.page);
  await panel.list();
  await ask(stage, "two");
  await browser.kill();
  await putBack();
}
