import type { Id } from "../../domain/id";
import type { Message } from "../../domain/message";
import type { KeptPlan } from "../../domain/prompt-plan";
import type { Step } from "../../domain/step";
import type { Database } from "../database/open-database";
import { FIRST_KEY, LAST_KEY } from "../database/scan-rows";
import type { Row } from "../database/schema";
import { withStoreErrors } from "../database/store-error";
import type { ReadDeps } from "../rows/row-deps";
import { rowToMessage } from "../rows/row-to-entity";
import { readSteps } from "./steps";

export type PlanOfTurn = {
  readonly turnId: Id;
  /** Of its last step. */
  readonly kept: KeptPlan;
  readonly reply: Message;
};

/** With the steps that the turn went on after, in their order. */
export type PlansOfTurn = PlanOfTurn & { readonly steps: readonly Step[] };

/** What a message says, and what is attached to it. */
export type Said = Pick<Message, "text" | "attachments">;

export type PlanStore = {
  /** Null where there is no plan or no reply; `row-tampered` where one of them does not open. */
  readonly read: (turnId: Id) => Promise<PlansOfTurn | null>;
  /** The newest turns that have a plan, newest first; those that do not open are left out. */
  readonly list: (input: {
    readonly limit: number;
    readonly conversationId?: Id;
  }) => Promise<readonly PlanOfTurn[]>;
  /** What is said in those of these messages that are there and open. */
  readonly readSaid: (ids: readonly Id[]) => Promise<ReadonlyMap<Id, Said>>;
};

/** The kept plans of turns, and the texts that they name. */
export function createPlanStore({ database, reader }: ReadDeps): PlanStore {
  const findMessage = async (id: Id): Promise<Message | null> => {
    const row = await reader.find("messages", id);
    const opened = row === null ? null : await reader.tryOpen("messages", row);
    return opened === null ? null : rowToMessage(opened);
  };
  const tryRead = async (row: Row<"plans">): Promise<PlanOfTurn | null> => {
    const [plan, reply] = await Promise.all([reader.tryOpen("plans", row), findMessage(row.id)]);
    if (plan === null || reply === null) return null;
    return { turnId: row.id, kept: plan.payload, reply };
  };
  return {
    read: async (turnId) => {
      const [plan, reply] = await Promise.all([
        reader.get("plans", turnId),
        reader.get("messages", turnId),
      ]);
      if (plan === null || reply === null) return null;
      const steps = await readSteps({ database, reader }, reply.row);
      return { turnId, kept: plan.payload, reply: rowToMessage(reply), steps };
    },
    list: async ({ limit, conversationId }) => {
      const rows = await findNewest(database, limit, conversationId);
      return (await Promise.all(rows.map(tryRead))).filter((plan) => plan !== null);
    },
    readSaid: async (ids) => {
      const messages = await Promise.all(ids.map(findMessage));
      return new Map(messages.flatMap((message) => (message ? [[message.id, message]] : [])));
    },
  };
}

function findNewest(
  database: Database,
  limit: number,
  conversationId: Id | undefined,
): Promise<readonly Row<"plans">[]> {
  const plans = database.rows("plans");
  const range =
    conversationId === undefined
      ? plans.orderBy("order")
      : plans
          .where("[parent+order]")
          .between([conversationId, FIRST_KEY], [conversationId, LAST_KEY]);
  return withStoreErrors(() => range.newest(limit));
}
