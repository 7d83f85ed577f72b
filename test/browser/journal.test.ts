import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, NO_SERVER } from "./harness/launch-with-ollama";
import { readBothRows, together } from "./harness/read-journal";

let profileDir: string;

beforeEach(async () => {
  profileDir = await mkdtemp(join(tmpdir(), "confidant-journal-"));
});

afterEach(async () => {
  await rm(profileDir, { recursive: true, force: true, maxRetries: 5 });
});

type Session = { readonly extension: RunningExtension; readonly page: Page };

async function launch(): Promise<Session> {
  const extension = await launchWithOllama(NO_SERVER, { profileDir });
  return { extension, page: await extension.openPage("options.html") };
}

async function shown({ extension, page }: Session) {
  const { conversation } = await extension.call(page, "conversation.open", {
    channel: "side-panel",
  });
  return conversation;
}

async function say(session: Session, text: string): Promise<void> {
  const { extension, page } = session;
  const conversationId = (await shown(session)).id;
  await extension.call(page, "turn.send", { id: randomUUID(), conversationId, text });
}

/** Resolves once no turn runs and what follows from one is written. */
async function untilQuiet({ page }: Session): Promise<Awaited<ReturnType<typeof readBothRows>>> {
  for (let before = ""; ; ) {
    const both = await readBothRows(page);
    const now = JSON.stringify(both);
    const isRunning = Object.keys(both.database).some((key) => /^(open_turns|jobs)\//.test(key));
    if (!isRunning && now === before) return both;
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

/** A conversation from elsewhere, of half a megabyte. */
function makeLong(rank: number) {
  const createdAt = Date.UTC(2024, 0, 1);
  const messages = Array.from({ length: 100 }, (_, at) => ({
    id: `m${at}`,
    previous: at === 0 ? null : `m${at - 1}`,
    role: at % 2 === 0 ? ("user" as const) : ("assistant" as const),
    text: `Said in ${at}. `.repeat(400),
    createdAt,
    model: "",
  }));
  const times = { createdAt, updatedAt: createdAt };
  return { id: `c${rank}`, title: "Long", ...times, messages, leaf: null, rank };
}

describe("the journal beside the database", () => {
  it("is the database, row by row, after turns, a deletion, an import and a purge, and after a kill", async () => {
    const first = await launch();
    const { extension, page } = first;
    for (const text of ["one", "two", "three"]) await say(first, text);
    const begun = await untilQuiet(first);
    expect(begun).toMatchObject({ after: 0, hasGap: false });
    expect(together({}, begun)).toEqual(begun.database);

    await extension.call(page, "backup.make", { withKeys: false });
    const backedUp = await untilQuiet(first);
    expect(backedUp.after).toBeGreaterThan(0);
    expect(Object.keys(backedUp.journal).filter((key) => key.startsWith("messages/"))).toEqual([]);

    const conversation = await shown(first);
    const { messages } = await extension.call(page, "message.list", {
      conversationId: conversation.id,
      before: null,
      limit: 50,
    });
    await extension.call(page, "message.delete", {
      contextId: conversation.contextId,
      conversationId: conversation.id,
      what: { type: "ids", ids: messages.slice(0, 2).map(({ id }) => id) },
    });
    await say(first, "four");
    const { contextId } = conversation;
    const source = "chatgpt" as const;
    const { base } = await extension.call(page, "import.begin", { contextId, source });
    const conversations = [makeLong(0), makeLong(1)];
    await extension.call(page, "import.add", { contextId, source, base, conversations });
    const apart = randomUUID();
    await extension.call(page, "conversation.create", {
      id: apart,
      channel: "side-panel",
      contextId: null,
      temporary: false,
    });
    await extension.call(page, "conversation.purge", {
      conversationId: apart,
      messages: 0,
      withoutBackup: true,
    });
    const later = await untilQuiet(first);
    expect(later.hasGap).toBe(false);
    expect(together(backedUp.database, later)).toEqual(later.database);

    for (const text of ["five", "six"]) await say(first, text);
    const browser = extension.browser.process();
    const gone = new Promise((resolve) => browser?.once("exit", resolve));
    browser?.kill("SIGKILL");
    await gone;
    const second = await launch();
    const after = await untilQuiet(second);
    expect(together(backedUp.database, after)).toEqual(after.database);
    await second.extension.close();
  }, 120_000);
});
