import type { Id } from "../../domain/id";
import type { Summary, SummaryChange } from "../../domain/summary";
import type { BranchDeps } from "../branches/read-branch";
import type { TurnDeps } from "../branches/turn-deps";
import { changeSummary } from "./change-summary";
import { listSummaries, type ShownSummaries } from "./list-summaries";
import { newestWhole } from "./newest-whole";

export type SummaryStore = {
  readonly list: (input: { readonly conversationId: Id }) => Promise<ShownSummaries>;
  readonly change: (input: {
    readonly id: Id;
    readonly version: number;
    readonly change: SummaryChange;
  }) => Promise<Summary>;
  readonly newestWhole: (input: {
    readonly contextId: Id;
    readonly except: Id;
    readonly limit: number;
  }) => Promise<readonly Summary[]>;
};

/** What stands for messages in prompts, for whoever shows it, changes it or sends it. */
export function createSummaryStore(deps: TurnDeps & BranchDeps): SummaryStore {
  return {
    list: (input) => listSummaries(deps, input),
    change: (input) => changeSummary(deps, input),
    newestWhole: (input) => newestWhole(deps, input),
  };
}
