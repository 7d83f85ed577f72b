import type { Conversation } from "../../domain/conversation";
import type { Id } from "../../domain/id";
import type { TurnDeps } from "../branches/turn-deps";
import type { HeadPut } from "../rows/changes";
import { headToPut } from "../rows/row-to-entity";
import { readFirstTitle } from "./first-title";

type Deps = Pick<TurnDeps, "database" | "reader" | "writer" | "state">;

type Noted = Pick<Conversation, "id" | "version" | "title" | "messageCount" | "deletedCount">;

/** Gives conversations of earlier versions, and those that a repair has made anew, their first words. */
export type Untitled = {
  /** Remembers a conversation that was opened and has no title, though something was said in it. */
  readonly note: (conversation: Noted) => void;
  /** Names those that were noted; tells which have a title now. */
  readonly name: () => Promise<readonly Id[]>;
};

/** Conversations that are named in one go: whoever else wants to write waits no longer than this takes. */
const BATCH = 20;

/**
 * Only what somebody sees is named: with thousands of conversations no start and no list waits until
 * all were opened.
 */
export function createUntitled(deps: Deps): Untitled {
  const noted = new Set<Id>();
  /** Versions of those in which no words were found: until they change none will be. */
  const wordless = new Map<Id, number>();
  let naming: Promise<readonly Id[]> | null = null;
  const nameAll = async () => {
    const named: Id[] = [];
    while (noted.size > 0) {
      const ids = [...noted].slice(0, BATCH);
      for (const id of ids) noted.delete(id);
      const found = await nameThese(deps, ids);
      for (const { head, title } of found) {
        if (title.title === "") wordless.set(head.row.id, head.row.version);
        else named.push(head.row.id);
      }
    }
    return named;
  };
  return {
    note: ({ id, version, title, messageCount, deletedCount }) => {
      if (title !== "" || messageCount === deletedCount) return;
      if (wordless.get(id) !== version) noted.add(id);
    },
    name: () => {
      naming ??= nameAll().finally(() => {
        naming = null;
      });
      return naming;
    },
  };
}

function nameThese(deps: Deps, ids: readonly Id[]) {
  return deps.writer.write(async (commit) => {
    const heads = await Promise.all(ids.map((id) => deps.state.head(id).catch(() => null)));
    // Looked at again, because nobody was kept from writing since they were seen.
    const untitled = heads
      .filter((head) => head !== null)
      .filter(({ payload }) => payload.title === "");
    const found = await Promise.all(
      untitled.map(async (head) => {
        const title = await readFirstTitle(deps, { conversationId: head.row.id });
        return { head, title };
      }),
    );
    const puts = found.flatMap(({ head, title }): HeadPut[] =>
      title.title === "" ? [] : [headToPut(head, title)],
    );
    // What a loss of power takes is done again.
    if (puts.length > 0) await commit({ durability: "relaxed", heads: puts });
    return found;
  });
}
