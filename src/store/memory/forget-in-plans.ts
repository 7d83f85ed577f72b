import { normaliseFact } from "../../domain/fact-text";
import type { Id } from "../../domain/id";
import type { KeptPlan, LeftOut, PlannedSection, SectionSource } from "../../domain/prompt-plan";
import { rowIdsOf } from "../database/conversation-rows";
import type { Database } from "../database/open-database";
import type { Row } from "../database/schema";
import { withStoreErrors } from "../database/store-error";
import type { Put } from "../rows/changes";
import type { RowReader } from "../rows/row-reader";

/** Stands in what is kept of a request for words that the person has had forgotten since. */
export const FORGOTTEN = "(forgotten)";

type Deps = { readonly database: Database; readonly reader: Pick<RowReader, "tryOpen"> };

/** What is no longer told of what a model saw. */
type Forgetting = {
  readonly section: (section: PlannedSection) => PlannedSection;
  readonly leftOut: (leftOut: LeftOut) => LeftOut;
};

/** A fact in lists of facts: by its key, whatever its value was then, and by the ids of its rows. */
export function forgettingFact(key: string, ids: ReadonlySet<Id>): Forgetting {
  const known = normaliseFact(key);
  return {
    section: (section) => {
      const { source, text } = section;
      if (source.type !== "facts") return section;
      let nth = -1;
      const lines = text.split("\n").map((line) => {
        if (!line.startsWith("- ")) return line;
        nth += 1;
        const isRow = ids.has(source.ids[nth] ?? "");
        // A key that looks like a role's label is told in another form.
        const isKey = normaliseFact(line.slice(2)).startsWith(`${known}:`);
        return isRow || isKey ? `- ${FORGOTTEN}` : line;
      });
      const changed = lines.join("\n");
      return changed === text ? section : { ...section, text: changed };
    },
    leftOut: (one) => {
      const isKey = one.label !== undefined && normaliseFact(one.label) === known;
      return one.kind === "facts" && isKey ? { ...one, label: FORGOTTEN } : one;
    },
  };
}

/** All that was ever told of a block: what stands in it today was told with what does not any more. */
export function forgettingBlock(id: Id): Forgetting {
  return {
    section: (section) => {
      const { source } = section;
      return source.type === "block" && source.id === id
        ? { ...section, text: FORGOTTEN }
        : section;
    },
    leftOut: (one) => one,
  };
}

/** What is made of messages, and may tell words of one that is deleted. */
const OF_MESSAGES: readonly SectionSource["type"][] = [
  "summary",
  "summaries",
  "references",
  "provider",
];

/** A kept request without the words that messages gave it, beside those that rows still tell. */
export function withoutMessages({ plan, ...kept }: KeptPlan): KeptPlan {
  const sections = plan.sections.map((section) =>
    OF_MESSAGES.includes(section.source.type) ? { ...section, text: FORGOTTEN } : section,
  );
  const history = plan.history.map((message) =>
    message.text === null ? message : { ...message, text: FORGOTTEN },
  );
  return { ...kept, plan: { ...plan, sections, history } };
}

/** The kept requests of contexts that told it, without those words: of every turn, and of its steps. */
export async function forgetInPlans(
  { database, reader }: Deps,
  contextIds: readonly Id[],
  forgetting: Forgetting,
): Promise<readonly Put[]> {
  const puts: Put[] = [];
  const open = async <T extends "plans" | "steps">(table: T, id: Id) => {
    const row = await withStoreErrors(() => database.rows(table).get(id));
    return row === undefined ? null : reader.tryOpen(table, row);
  };
  const heads = [...new Set(contextIds)].map((id) => rowIdsOf(database, "conversations", id));
  for (const conversationId of (await Promise.all(heads)).flat()) {
    // One by one: a long conversation's are too much to hold at once.
    for (const id of await rowIdsOf(database, "plans", conversationId)) {
      const opened = await open("plans", id);
      const payload = opened && without(opened.payload, forgetting);
      if (!opened || !payload) continue;
      puts.push({ table: "plans", columns: placeOf(opened.row), replaces: opened.row, payload });
    }
    for (const id of await rowIdsOf(database, "steps", conversationId)) {
      const opened = await open("steps", id);
      const kept = opened && without(opened.payload.kept, forgetting);
      if (!opened || !kept) continue;
      const payload = { ...opened.payload, kept };
      puts.push({ table: "steps", columns: placeOf(opened.row), replaces: opened.row, payload });
    }
  }
  return puts;
}

function placeOf({ id, parent, order }: Row<"plans"> | Row<"steps">) {
  return { id, parent, order };
}

/** Null where it told nothing of it. */
function without(kept: KeptPlan, { section, leftOut }: Forgetting): KeptPlan | null {
  const { plan } = kept;
  const sections = plan.sections.map(section);
  const left = plan.leftOut.map(leftOut);
  const isSame =
    sections.every((one, at) => one === plan.sections[at]) &&
    left.every((one, at) => one === plan.leftOut[at]);
  return isSame ? null : { ...kept, plan: { ...plan, sections, leftOut: left } };
}
