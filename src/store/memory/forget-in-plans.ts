import { AppError } from "../../domain/app-error";
import { normaliseFact } from "../../domain/fact-text";
import type { Id } from "../../domain/id";
import type { KeptPlan, LeftOut, PlannedSection, SectionSource } from "../../domain/prompt-plan";
import { rowIdsOf } from "../database/conversation-rows";
import type { Database } from "../database/open-database";
import type { Row } from "../database/schema";
import { withStoreErrors } from "../database/store-error";
import type { Put } from "../rows/changes";
import type { TryDeps } from "../rows/row-deps";
import { tryOpenAll } from "../rows/row-reader";
import type { Commit } from "../rows/writer";

/** Stands in what is kept of a request for words that the person has had forgotten since. */
export const FORGOTTEN = "(forgotten)";

/** What is no longer told of what a model saw. */
type Forgetting = {
  /** Null where that does not matter. */
  readonly contextId: Id | null;
  /** Conversations whose requests go, too, and are not looked at. */
  readonly except?: ReadonlySet<Id>;
  readonly section: (section: PlannedSection) => PlannedSection;
  /** Whether the conversation lies in that context. */
  readonly leftOut: (leftOut: LeftOut, isOwn: boolean) => LeftOut;
};

type ForgottenFact = {
  readonly contextId: Id;
  /** The one that it has, and those that it had. */
  readonly keys: readonly string[];
  /** What alone is forgotten of it, where something else stays known under its key; null for all. */
  readonly values: readonly string[] | null;
  /** Of its rows, and of those of other contexts' facts. */
  readonly ids: ReadonlySet<Id>;
  readonly elsewhere: ReadonlySet<Id>;
};

/**
 * A fact in lists of facts: by the ids of its rows, and by its keys, whatever its value was then. A list
 * is of one context: where it has a fact of another one, the key there is that one's, wherever the
 * conversation lies now.
 */
export function forgettingFact({
  contextId,
  keys,
  values,
  ids,
  elsewhere,
}: ForgottenFact): Forgetting {
  const known = keys.map(normaliseFact);
  const gone = values?.flatMap((value) => keys.map((key) => normaliseFact(`${key}: ${value}`)));
  return {
    contextId,
    section: (section) => {
      const { source } = section;
      if (source.type !== "facts") return section;
      const isOther = source.ids.some((id) => elsewhere.has(id));
      return withoutLines(section, (line, nth) => {
        const isRow = ids.has(source.ids[nth] ?? "");
        // A key that looks like a role's label is told in another form.
        const said = normaliseFact(line.slice(2));
        const isSaid = gone?.includes(said) ?? known.some((key) => said.startsWith(`${key}:`));
        return isRow || (!isOther && isSaid);
      });
    },
    leftOut: (one, isOwn) => {
      const isKey = isOwn && one.label !== undefined && known.includes(normaliseFact(one.label));
      return values === null && one.kind === "facts" && isKey ? { ...one, label: FORGOTTEN } : one;
    },
  };
}

type ForgottenContext = {
  readonly blocks: ReadonlySet<Id>;
  readonly facts: ReadonlySet<Id>;
  readonly keys: readonly string[];
  /** Of other contexts' facts. */
  readonly elsewhere: ReadonlySet<Id>;
  readonly conversations: ReadonlySet<Id>;
};

/**
 * All that a context remembered, in requests of other ones: its blocks, and its facts, as far as
 * `forgettingFact` knows whose a list is.
 */
export function forgettingContext(gone: ForgottenContext): Forgetting {
  const keys = gone.keys.map((key) => `${normaliseFact(key)}:`);
  const isGone = (line: string) => {
    const said = normaliseFact(line.slice(2));
    return keys.some((key) => said.startsWith(key));
  };
  return {
    contextId: null,
    except: gone.conversations,
    section: (section) => {
      const { source } = section;
      if (source.type === "block") return gone.blocks.has(source.id) ? forgotten(section) : section;
      if (source.type !== "facts") return section;
      if (source.ids.some((id) => gone.facts.has(id))) return withoutLines(section, () => true);
      const isOther = source.ids.some((id) => gone.elsewhere.has(id));
      return isOther ? section : withoutLines(section, isGone);
    },
    leftOut: (one) => one,
  };
}

/** All that was ever told of a block: what stands in it today was told with what does not any more. */
export function forgettingBlock(id: Id): Forgetting {
  return {
    contextId: null,
    section: (section) => {
      const { source } = section;
      return source.type === "block" && source.id === id ? forgotten(section) : section;
    },
    leftOut: (one) => one,
  };
}

function forgotten(section: PlannedSection): PlannedSection {
  return { ...section, text: FORGOTTEN };
}

/** A list without what stands in those of its lines; the same where none is so. */
function withoutLines(
  section: PlannedSection,
  isGone: (line: string, nth: number) => boolean,
): PlannedSection {
  let nth = -1;
  const lines = section.text.split("\n").map((line) => {
    if (!line.startsWith("- ")) return line;
    nth += 1;
    return isGone(line, nth) ? `- ${FORGOTTEN}` : line;
  });
  const text = lines.join("\n");
  return text === section.text ? section : { ...section, text };
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
    OF_MESSAGES.includes(section.source.type) ? forgotten(section) : section,
  );
  const history = plan.history.map((message) =>
    message.text === null ? message : { ...message, text: FORGOTTEN },
  );
  const leftOut = plan.leftOut.map(withoutFile);
  return { ...kept, plan: { ...plan, sections, history, leftOut } };
}

/** Of an earlier message's file that was told in part: its name, and what stands in it. */
function withoutFile(one: LeftOut): LeftOut {
  const { page, reason } = one;
  if (page === undefined || reason !== "history-tokens") return one;
  return { ...one, label: FORGOTTEN, page: { ...page, headings: [] } };
}

/** Rows opened at a time: all of a table's are too much to hold at once. */
const FEW = 16;

/** Rows written at a time: what was in every prompt is in as many requests as there were turns. */
const MANY = 100;

/**
 * Takes the words out of the kept requests that told it: of every turn and of its steps, wherever the
 * conversation lies. Opens every one of the store. Done ahead of what forgets: where that is cut off, what
 * was to be forgotten is still there to be forgotten again. Undo does not put the words back.
 */
export async function forgetInPlans(
  deps: TryDeps,
  forgetting: Forgetting,
  commit: Commit,
): Promise<void> {
  let puts: Put[] = [];
  for await (const put of putsWithout(deps, forgetting)) {
    puts.push(put);
    if (puts.length < MANY) continue;
    await commit({ durability: "strict", isAhead: true, puts });
    puts = [];
  }
  if (puts.length > 0) await commit({ durability: "strict", isAhead: true, puts });
}

/** As `forgetInPlans` for what makes room, and so waits for none: on a full disk requests go on telling it. */
export async function forgetInPlansIfRoom(
  ...given: Parameters<typeof forgetInPlans>
): Promise<void> {
  try {
    await forgetInPlans(...given);
  } catch (error) {
    if (!(error instanceof AppError && error.code === "quota-exceeded")) throw error;
  }
}

async function* putsWithout(
  { database, reader }: TryDeps,
  forgetting: Forgetting,
): AsyncGenerator<Put> {
  const { contextId, except } = forgetting;
  const own = contextId === null ? [] : await rowIdsOf(database, "conversations", contextId);
  const conversations = new Set(own);
  for await (const rows of fewOf(database, "plans")) {
    const staying = rows.filter(({ parent }) => !except?.has(parent));
    const opened = await tryOpenAll(reader, "plans", staying);
    for (const one of opened) {
      const payload = without(one.payload, forgetting, conversations.has(one.row.parent));
      if (!payload) continue;
      yield { table: "plans", columns: columnsOf(one.row), replaces: one.row, payload };
    }
  }
  for await (const rows of fewOf(database, "steps")) {
    const staying = rows.filter(({ parent }) => !except?.has(parent));
    const opened = await tryOpenAll(reader, "steps", staying);
    for (const one of opened) {
      const kept = without(one.payload.kept, forgetting, conversations.has(one.row.parent));
      if (!kept) continue;
      const payload = { ...one.payload, kept };
      yield { table: "steps", columns: columnsOf(one.row), replaces: one.row, payload };
    }
  }
}

async function* fewOf<T extends "plans" | "steps">(database: Database, table: T) {
  const ids = await withStoreErrors(() => database.rows(table).primaryKeys());
  for (let at = 0; at < ids.length; at += FEW) {
    const some = ids.slice(at, at + FEW);
    const rows = await withStoreErrors(() => database.rows(table).bulkGet(some));
    yield rows.filter((row): row is Row<T> => row !== undefined);
  }
}

function columnsOf({ id, parent, order }: Row<"plans"> | Row<"steps">) {
  return { id, parent, order };
}

/** Null where it told nothing of it. */
function without(kept: KeptPlan, forgetting: Forgetting, isOwn: boolean): KeptPlan | null {
  const { plan } = kept;
  const sections = plan.sections.map((one) => forgetting.section(one));
  const left = plan.leftOut.map((one) => forgetting.leftOut(one, isOwn));
  const isSame =
    sections.every((one, at) => one === plan.sections[at]) &&
    left.every((one, at) => one === plan.leftOut[at]);
  return isSame ? null : { ...kept, plan: { ...plan, sections, leftOut: left } };
}
