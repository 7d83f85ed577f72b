import type { AnswerServer } from "./answer-server";
import type { Arm } from "./arm";
import type { FaultBrowser } from "./fault-browser";
import type { Panel } from "./panel";
import type { RowCounts } from "./stored-rows";

export type Stage = {
  readonly panel: Panel;
  readonly browser: FaultBrowser;
  readonly server: AnswerServer;
};

/** Something a person does, during which the worker may be stopped at any failpoint. */
export type Scenario = {
  readonly name: string;
  /** Before anything is armed; the worker still runs after it, unless it ended it. */
  readonly prepare?: (stage: Stage) => Promise<void>;
  /** Whether the worker is ended before `act`, so that its start is part of it. */
  readonly cold?: boolean;
  /** What fails on the way, so that the code that mends it is reached. */
  readonly failing?: readonly Arm[];
  readonly act: (stage: Stage) => Promise<void>;
  /** What the person goes on with, undisturbed. */
  readonly afterwards?: (stage: Stage) => Promise<void>;
  /** Looks at the rows while no worker runs, right after it was stopped. */
  readonly atStop?: (counts: RowCounts) => void;
  /** The rows were damaged before: the check must tell of it, and nothing else may be lost. */
  readonly damaged?: boolean;
  /** How many rows these tables hold in the end, where that is not one conversation in one context. */
  readonly expectedRows?: RowCounts;
  /** What was sent for messages is not known: no server has answered them, or it is forgotten in part. */
  readonly foreign?: boolean;
  /** What opens the vault in the end, if it is not open; without a list a device method does. */
  readonly passphrases?: readonly string[];
  /** Titles and summaries that a model is asked for undisturbed; without it none may be. */
  readonly background?: number;
  /** Messages are sent without waiting, so that either may be the first. */
  readonly atOnce?: boolean;
  /** It is stopped between any two of its writes; others where no scenario has been stopped alike. */
  readonly thorough?: boolean;
  /** Takes seconds: no part of a sample. */
  readonly slow?: boolean;
};
