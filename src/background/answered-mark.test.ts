import { describe, expect, it } from "vitest";
import { makeConversation } from "../../test/builders/make-conversation";
import { createFakeKeyValueArea } from "../../test/fakes/key-value-area";
import { createAnsweredMark } from "./answered-mark";
import { createConversationHub } from "./conversation-hub";

const [ONE, TWO] = [crypto.randomUUID(), crypto.randomUUID()];

function setup() {
  const session = createFakeKeyValueArea();
  const world = { marked: false, errors: [] as unknown[], changes: [] as unknown[] };
  const there = new Map<string, ReturnType<typeof makeConversation>>(
    [ONE, TWO].map((id) => [id, makeConversation({ id })] as const),
  );
  /** As a worker makes it; the one before has died, and its ports with it. */
  const begin = () => {
    const ending = new AbortController();
    const hub = createConversationHub();
    const mark = createAnsweredMark({
      session,
      badge: { showAnswered: (isWaiting) => (world.marked = isWaiting) },
      hub,
      conversations: { find: async (id) => there.get(id) ?? null },
      signal: ending.signal,
      keepAlive: () => () => {},
      onChange: (waiting) => world.changes.push(waiting),
      onError: (error) => world.errors.push(error),
    });
    return { mark, hub, lock: () => ending.abort(new Error("locked")) };
  };
  return { ...begin(), begin, session, world, there };
}

const rest = () => new Promise((resolve) => setTimeout(resolve, 2));

describe("the mark of an answer that waits", () => {
  it("is there once a turn has ended that no page shows, until its conversation is shown", async () => {
    const { mark, world } = setup();
    mark.ended(ONE);
    await rest();
    expect(world.marked).toBe(true);
    mark.seen(TWO);
    await rest();
    expect(world.marked).toBe(true);
    mark.seen(ONE);
    await rest();
    expect(world.marked).toBe(false);
  });

  it("is not there for what was shown when it ended, nor for a client of the operations", async () => {
    const { mark, hub, world, there } = setup();
    hub.listen(ONE, () => {});
    mark.ended(ONE);
    there.set(TWO, makeConversation({ id: TWO, channel: "mcp:chat" }));
    mark.ended(TWO);
    await rest();
    expect(world.marked).toBe(false);
  });

  it("tells which conversations wait, also in the next worker, until they are seen", async () => {
    const { mark, begin, world } = setup();
    mark.ended(ONE);
    mark.ended(TWO);
    mark.seen(TWO);
    expect(await mark.waiting()).toEqual([ONE]);
    const next = begin();
    expect(await next.mark.waiting()).toEqual([ONE]);
    next.mark.seen(ONE);
    expect(await next.mark.waiting()).toEqual([]);
    expect(world.changes).toEqual([[ONE], [ONE, TWO], [ONE], []]);
  });

  it("stays while its conversation is there, whatever else has changed", async () => {
    const { mark, world } = setup();
    mark.ended(ONE);
    mark.look();
    await rest();
    expect(world.marked).toBe(true);
  });

  it("outlives the worker, and ends with its reason in the next one", async () => {
    const { mark, begin, world } = setup();
    mark.ended(ONE);
    mark.ended(TWO);
    await rest();
    const next = begin();
    next.mark.seen(ONE);
    await rest();
    expect(world.marked).toBe(true);
    next.mark.seen(TWO);
    await rest();
    expect(world.marked).toBe(false);
  });

  it("goes with its conversation, be that purged or archived", async () => {
    for (const gone of [null, makeConversation({ id: ONE, archivedAt: 1 })]) {
      const { mark, world, there } = setup();
      mark.ended(ONE);
      await rest();
      if (gone === null) there.delete(ONE);
      else there.set(ONE, gone);
      mark.look();
      await rest();
      expect(world).toMatchObject({ marked: false, errors: [] });
    }
  });

  it("leaves nothing behind at a lock, not even what was on its way", async () => {
    const { mark, session, lock, world } = setup();
    mark.ended(ONE);
    await rest();
    mark.ended(TWO);
    lock();
    await rest();
    expect([...session.stored.keys()]).toEqual([]);
    expect(world.errors).toEqual([]);
  });
});
