import type { AnsweredReply } from "../domain/add-usage";

/** Where what replies came to is added up; a write is one transaction. */
export type UsageStore = {
  readonly add: (reply: AnsweredReply) => Promise<void>;
};
