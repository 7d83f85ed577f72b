import type { KeySet } from "../../crypto/key-set";
import { recoveredContexts } from "../contexts/recovered-contexts";
import type { Database } from "../database/open-database";
import { withStoreErrors } from "../database/store-error";
import { putsWithoutSecrets } from "../repair/repair-connections";
import { type RepairDeps, repairConversation } from "../repair/repair-conversation";
import type { Removal } from "../rows/changes";
import { createQuarantine } from "../rows/quarantine";
import { createRowReader } from "../rows/row-reader";
import { createSetState } from "../rows/set-state";
import { createWriter } from "../rows/writer";
import { turnsWithoutReply } from "../turns/turns-without-reply";
import type { StagedOrigins } from "./staged-origins";

type Deps = {
  readonly database: Database;
  readonly keys: KeySet;
  readonly clock: RepairDeps["clock"];
  readonly origins: Pick<StagedOrigins, "isCopied">;
};

/** What has come from a backup and is to be looked at. */
export type StagedLack = {
  /** Conversations whose head is not there, or tells of messages that are not. */
  readonly conversations: readonly string[];
  /** Contexts that conversations name, whether they are there or not. */
  readonly contexts: ReadonlySet<string>;
};

/** Nobody else knows the store yet: there is nothing that it may have been put back from. */
const NO_MARK = {
  read: async () => 0,
  publish: () => undefined,
  restart: () => undefined,
} as const;

const NO_LOCKS = { run: <T>(_name: string, work: () => Promise<T>) => work() } as const;

/**
 * Takes what has come from a backup as it is: what was not readable when that was made is not in it,
 * and what belonged to that is. Connections whose keys are not there say so. What was copied stays as
 * it is, and so does every row that does not open: these are copies, whoever made them, for nothing is
 * added that does not open.
 */
export async function repairStaged(given: Deps, lack: StagedLack): Promise<void> {
  const { database, origins } = given;
  const quarantine = createQuarantine();
  const reader = createRowReader({ ...given, quarantine });
  const state = createSetState({ ...given, reader, mark: NO_MARK, quarantine });
  const deps = { ...given, reader, state, keepsLost: true };
  const writer = createWriter({ ...deps, mark: NO_MARK, locks: NO_LOCKS, caches: [] });
  for (const id of lack.conversations) {
    await writer.write((commit) => repairConversation(deps, commit, id));
  }
  const missing = await missingContexts(database, lack);
  const contexts = await recoveredContexts(
    deps,
    missing.map((id) => ({ id, replaces: null })),
  );
  const connections = (await putsWithoutSecrets(deps, [])).filter(({ columns }) => {
    return !origins.isCopied("connections", columns.id);
  });
  const removals: readonly Removal[] = (await turnsWithoutReply(deps)).filter(({ row }) => {
    return !origins.isCopied("open_turns", row.id);
  });
  const puts = [...contexts, ...connections];
  if (puts.length + removals.length === 0) return;
  await writer.write((commit) => commit({ durability: "strict", puts, removals }));
}

/** Those that are not there, of what the conversations name as they are now. */
async function missingContexts(database: Database, lack: StagedLack): Promise<readonly string[]> {
  const [ids, mended] = await withStoreErrors(() =>
    Promise.all([
      database.rows("contexts").primaryKeys(),
      database.rows("conversations").bulkGet([...lack.conversations]),
    ]),
  );
  const there = new Set<string>(ids);
  const named = new Set([...lack.contexts, ...mended.flatMap((row) => row?.parent ?? [])]);
  return [...named].filter((id) => !there.has(id));
}
