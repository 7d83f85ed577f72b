import { describe, expect, it } from "vitest";
import { MAX_CONTEXT_CONVERSATIONS, MAX_CONTEXTS } from "../../domain/limits";
import type { RowView } from "../../store/snapshots/row-view";
import type { ComparedConversation, ComparedRow } from "./comparison";
import { checkLimits } from "./restore-limits";

const contextId = crypto.randomUUID();

/** So many rows in each table, all in one context. */
function makeHere(count: number): Pick<RowView, "ids"> {
  const rowIds = Array.from({ length: count }, () => ({
    id: crypto.randomUUID(),
    parent: contextId,
  }));
  return {
    ids: async function* () {
      yield rowIds;
    },
  };
}

function check(given: {
  /** Null where it takes the place of all that is here. */
  readonly here: number | null;
  /** How many conversations come. */
  readonly coming?: number;
  readonly contexts?: ComparedRow["diffStatus"];
  readonly conversations?: ComparedConversation["diffStatus"];
}) {
  const { contexts = "same", conversations = "same", coming = 1 } = given;
  const context = { table: "contexts", diffStatus: contexts } as ComparedRow;
  const conversation = { diffStatus: conversations, contextId } as ComparedConversation;
  const comparison = {
    others: new Map([["contexts/1", context]]),
    conversations: new Map(Array.from({ length: coming }, (_, at) => [`${at}`, conversation])),
  };
  const actionOf = () => (conversations === "both" ? ("copy" as const) : ("take" as const));
  const here = given.here === null ? null : makeHere(given.here);
  return checkLimits({ comparison, actionOf, takes: () => true, here });
}

describe("a merge", () => {
  it("is refused where there would be too many contexts", async () => {
    const data = { limit: "contexts", max: MAX_CONTEXTS };
    const full = check({ here: MAX_CONTEXTS, contexts: "new" });
    await expect(full).rejects.toMatchObject({ code: "limit-exceeded", data });
  });

  it("is refused where a context would have too many conversations, copies among them", async () => {
    const data = { limit: "context-conversations", max: MAX_CONTEXT_CONVERSATIONS };
    for (const conversations of ["new", "both"] as const) {
      const full = check({ here: MAX_CONTEXT_CONVERSATIONS, conversations });
      await expect(full).rejects.toMatchObject({ code: "limit-exceeded", data });
    }
  });

  it("adds to what is full already nothing, and is not refused", async () => {
    await check({ here: MAX_CONTEXT_CONVERSATIONS + 1, conversations: "newer", contexts: "older" });
    await check({ here: MAX_CONTEXTS - 1, contexts: "new", conversations: "new" });
  });
});

describe("what takes the place of all that is here", () => {
  it("is refused where it alone is too much, whatever of it is here as well", async () => {
    const data = { limit: "context-conversations", max: MAX_CONTEXT_CONVERSATIONS };
    const full = check({ here: null, coming: MAX_CONTEXT_CONVERSATIONS + 1 });
    await expect(full).rejects.toMatchObject({ code: "limit-exceeded", data });
    await check({ here: null, coming: MAX_CONTEXT_CONVERSATIONS });
  });
});
