import { describe, expect, it } from "vitest";
import {
  closeTurn,
  MODEL,
  makeStore,
  rawRows,
  type StoreHarness,
  sayTurn,
  textsOf,
} from "../../../test/builders/make-store";
import * as fc from "../../../test/builders/steady-check";

type Step = { readonly type: "say" | "edit" | "retry" | "show" | "delete"; readonly at: number };

const type = fc.constantFrom("say", "say", "edit", "retry", "show", "show", "delete");
const steps = (withDelete: boolean): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.record({
      type: (withDelete ? type : type.filter((one) => one !== "delete")) as fc.Arbitrary<
        Step["type"]
      >,
      at: fc.nat({ max: 50 }),
    }),
    { minLength: 4, maxLength: 14 },
  );

const listAll = ({ store, conversationId }: Pick<StoreHarness, "store" | "conversationId">) =>
  store.listMessages({ conversationId, before: null, limit: 200 });

/** Does one step at a place of the branch that is shown; nothing where there is no such place. */
async function take(harness: StoreHarness, { type: what, at }: Step, nth: number): Promise<void> {
  const { store, conversationId } = harness;
  const { messages, forks } = await listAll(harness);
  const id = crypto.randomUUID();
  const users = messages.filter(({ role }) => role === "user");
  const replies = messages.filter(({ role }) => role === "assistant");
  const pick = <T>(list: readonly T[]): T | undefined => list[at % Math.max(1, list.length)];
  const user = pick(users);
  const reply = pick(replies);
  const fork = pick(forks);
  const message = pick(messages);
  if (what === "say") await sayTurn(harness, `q${nth}`, `a${nth}`);
  if (what === "edit" && user !== undefined) {
    const input = { id, conversationId, text: `e${nth}`, model: MODEL, edits: user.id };
    await store.turns.openTurn(input);
    await closeTurn(harness, id, `ea${nth}`);
  }
  if (what === "retry" && reply !== undefined) {
    const answered = await store.findMessage(reply.previous ?? "");
    if (answered?.deletedAt !== null) return;
    await store.turns.reopenTurn({ id, turnId: reply.id, model: MODEL });
    await closeTurn(harness, id, `r${nth}`);
  }
  if (what === "show" && fork !== undefined) {
    const to = fork.siblings[at % fork.siblings.length] ?? fork.messageId;
    // A message may stand for a deleted one, and is then no sibling itself.
    if (to === fork.messageId) return;
    await store.branches.show({ conversationId, from: fork.messageId, to });
  }
  if (what === "delete" && message !== undefined) {
    const { contextId } = (await store.conversations.show({ conversationId })).conversation;
    const input = { contextId, conversationId, what: { type: "ids", ids: [message.id] } } as const;
    expect(await store.deleteMessages(input)).toEqual({ deleted: 1 });
  }
}

/** Siblings to be shown after which every branch of so small a tree was seen. */
const LOOKS = 40;

/** Every text that is come to by showing, again and again, the sibling that was shown least. */
async function readReachable(harness: StoreHarness): Promise<Set<string>> {
  const { store, conversationId } = harness;
  const texts = new Set<string>();
  const looksBySibling = new Map<string, number>();
  const looksAt = (sibling: string) => looksBySibling.get(sibling) ?? 0;
  for (let look = 0; look < LOOKS; look += 1) {
    const { messages, forks } = await listAll(harness);
    for (const { text } of messages) texts.add(text);
    const siblings = forks.flatMap(({ messageId: from, siblings: all }) =>
      all.filter((to) => to !== from).map((to) => ({ from, to })),
    );
    const next = siblings.sort((one, other) => looksAt(one.to) - looksAt(other.to))[0];
    if (next === undefined) break;
    looksBySibling.set(next.to, looksAt(next.to) + 1);
    await store.branches.show({ conversationId, ...next });
  }
  return texts;
}

/** A tree as one would write it down: what follows what, and where each branch was left. */
function createPlainTree() {
  const previousById = new Map<string, string | null>();
  const leafBySibling = new Map<string, string>();
  let shown: string | null = null;
  const pathTo = (leaf: string | null) => {
    const path: string[] = [];
    for (let at = leaf; at !== null; at = previousById.get(at) ?? null) path.unshift(at);
    return path;
  };
  return {
    path: () => pathTo(shown),
    add: (text: string, previous: string | null) => {
      for (const id of pathTo(shown)) leafBySibling.set(id, shown ?? id);
      previousById.set(text, previous);
      shown = text;
    },
    show: (sibling: string) => {
      if (pathTo(shown).includes(sibling)) return;
      for (const id of pathTo(shown)) leafBySibling.set(id, shown ?? id);
      shown = leafBySibling.get(sibling) ?? sibling;
    },
  };
}

/** The same steps in the plain tree. */
function takePlainly(
  tree: ReturnType<typeof createPlainTree>,
  { type: what, at }: Step,
  nth: number,
  siblings: readonly (readonly string[])[],
): void {
  const path = tree.path();
  const pick = (list: readonly string[]) => list[at % Math.max(1, list.length)];
  const before = (text: string) => path[path.indexOf(text) - 1] ?? null;
  const user = pick(path.filter((_text, depth) => depth % 2 === 0));
  const reply = pick(path.filter((_text, depth) => depth % 2 === 1));
  if (what === "say") {
    tree.add(`q${nth}`, path.at(-1) ?? null);
    tree.add(`a${nth}`, `q${nth}`);
  }
  if (what === "edit" && user !== undefined) {
    tree.add(`e${nth}`, before(user));
    tree.add(`ea${nth}`, `e${nth}`);
  }
  if (what === "retry" && reply !== undefined) tree.add(`r${nth}`, before(reply));
  const fork = siblings[at % Math.max(1, siblings.length)];
  const sibling = fork?.[at % fork.length];
  if (what === "show" && sibling !== undefined) tree.show(sibling);
}

async function siblingsOf(harness: StoreHarness): Promise<readonly (readonly string[])[]> {
  const { forks } = await listAll(harness);
  const textOf = async (id: string) => (await harness.store.findMessage(id))?.text ?? "";
  return Promise.all(forks.map(({ siblings }) => Promise.all(siblings.map(textOf))));
}

describe("branches, at random", () => {
  it("are shown as a plain tree has them", async () => {
    await fc.assert(
      fc.asyncProperty(steps(false), async (taken) => {
        const harness = await makeStore();
        const tree = createPlainTree();
        for (const [nth, step] of taken.entries()) {
          takePlainly(tree, step, nth, await siblingsOf(harness));
          await take(harness, step, nth);
          expect(await textsOf(harness)).toEqual(tree.path());
        }
        expect((await harness.store.check()).mismatched).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });

  it("lead to every message that was not deleted, and to nothing else", async () => {
    await fc.assert(
      fc.asyncProperty(steps(true), async (taken) => {
        const harness = await makeStore();
        for (const [nth, step] of taken.entries()) await take(harness, step, nth);
        const rows = await rawRows(harness.database, "messages");
        const messages = await Promise.all(rows.map(({ id }) => harness.store.findMessage(id)));
        const left = messages.flatMap((message) =>
          message?.deletedAt === null ? [message.text] : [],
        );
        expect([...(await readReachable(harness))].sort()).toEqual(left.sort());
        expect((await harness.store.check()).mismatched).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });
});
