import type { ContextCard } from "../../contract/context";
import type { Client } from "../../messaging/client";
import { runTwice } from "../conversation/run-twice";

/** As many as are looked through by eye; a part of the name or a tag finds the others. */
const SHOWN = 30;
/** Tags with the words in them that are looked up; who means another one writes more of it. */
const MOST_TAGS = 3;

export type FoundContexts = {
  readonly contexts: readonly ContextCard[];
  /** How many more there are. */
  readonly rest: number;
};

/**
 * The contexts with these words in their name, then those with them in a tag; with `archived` also
 * those archived, or past their time, behind the others (D-24).
 */
export async function findContexts(
  client: Pick<Client, "call">,
  { query, archived }: { readonly query: string; readonly archived: boolean },
): Promise<FoundContexts> {
  const all = archived ? ({ include: "archived" } as const) : {};
  const ask = (wanted: { readonly query?: string; readonly tag?: string }) => {
    const input = { pageSize: SHOWN, ...all, ...wanted };
    return runTwice(() => client.call("context.list", input));
  };
  const named = await ask({ query });
  const words = query.trim().toLowerCase();
  const tags = words === "" ? [] : named.tags.filter((tag) => tag.toLowerCase().includes(words));
  const tagged = await Promise.all(tags.slice(0, MOST_TAGS).map((tag) => ask({ tag })));
  const found = [named, ...tagged].flatMap(({ contexts }) => contexts);
  const byId = new Map(found.map((card) => [card.context.id, card]));
  const contexts = [...byId.values()].slice(0, SHOWN);
  // What has the words in both is counted once where it was read.
  const rest = Math.max(named.total, byId.size) - contexts.length;
  return { contexts, rest };
}
