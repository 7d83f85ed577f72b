import { AppError } from "../domain/app-error";
import type { ComputeStream } from "../domain/compute-protocol";
import type { ProviderId } from "../domain/model";
import type { Provider, ProviderFetch } from "../domain/provider";
import type { SignIns } from "../mcp/client/create-sign-ins";
import type { ToolServers } from "../mcp/client/create-tool-servers";
import type { Clock } from "../platform/clock";
import type { DiskRoom } from "../platform/disk-room";
import type { Store } from "../store/create-store";
import type { TemporaryMaker } from "../store/temporary/temporary-conversations";
import type { PrepareTurn } from "../turns/prepare-turn";
import type { Tools } from "../turns/tools/tool";
import type { TurnRuns } from "../turns/turn-runs";
import type { AnsweredMark } from "./answered-mark";
import type { AppVault } from "./app-vault";
import type { Backups } from "./backups/backups";
import type { BuiltInAddress } from "./built-in-address";
import type { ConversationHub } from "./conversation-hub";
import type { ExpiryWatch } from "./expiry-watch";
import type { FirstChoice } from "./first-choice";
import type { HiddenOrigins } from "./hidden-origins";
import type { HostLeave } from "./host-leave";
import type { IdleWatch } from "./idle-watch";
import type { JobRunner } from "./job-runner";
import type { BlockDocs } from "./memory/block-docs";
import type { ModelDeletions } from "./model-deletions";
import type { ModelFiles } from "./model-files/create-model-files";
import type { PanelHub } from "./panel-hub";
import type { SealingSweep } from "./sealing-sweep";
import type { Search } from "./search/create-search";
import type { TurnDecisions } from "./turn-decisions";
import type { UndoShelf } from "./undo-shelf";

/** Everything that needs an open vault; each handler names the slice it uses. */
export type App = {
  /** Stored conversations, and temporary ones beside them. */
  readonly store: Store;
  readonly temporary: TemporaryMaker;
  /** Makes what is sent, and what is shown of it before. */
  readonly prepare: PrepareTurn;
  readonly runs: TurnRuns;
  readonly decisions: TurnDecisions;
  readonly jobs: JobRunner;
  readonly hub: ConversationHub;
  readonly panels: PanelHub;
  readonly expiry: ExpiryWatch;
  /** Answers that nobody has seen yet. */
  readonly answered: AnsweredMark;
  readonly clock: Clock;
  /** Asked before work that writes much. */
  readonly disk: DiskRoom;
  readonly providers: Readonly<Record<ProviderId, Provider>>;
  /** The one way to a provider's server. */
  readonly fetch: ProviderFetch;
  readonly firstChoice: FirstChoice;
  /** Where that leads without a connection. */
  readonly builtIn: BuiltInAddress;
  /** Servers that are not told which extension asks them. */
  readonly origins: Pick<HiddenOrigins, "apply" | "end">;
  /** Leave to reach servers, given back once nothing leads to them. */
  readonly leave: HostLeave;
  readonly compute: ComputeStream;
  readonly modelFiles: ModelFiles;
  /** Models that are deleted from an Ollama server once that cannot be taken back. */
  readonly modelDeletions: ModelDeletions;
  readonly backups: Backups;
  /** Made when it is first asked for, as its code is read only then. */
  readonly blockDocs: () => BlockDocs;
  /** What answers a model's calls; as `blockDocs`. */
  readonly tools: () => Tools;
  /** As `blockDocs`: servers of MCP. */
  readonly toolServers: () => ToolServers;
  /** As `blockDocs`: signing in at these. */
  readonly signIns: () => SignIns;
  /** As `blockDocs`. */
  readonly search: () => Search;
  /** What can be taken back for some seconds. */
  readonly undo: UndoShelf;
  readonly vault: AppVault;
  readonly sweep: SealingSweep;
  readonly idle: IdleWatch;
  /** Keeps the worker from being stopped until the returned function is called. */
  readonly keepAlive: () => () => void;
  /** Aborted with `locked` once the vault is locked: nothing gives a result from then on. */
  readonly signal: AbortSignal;
  /** Interrupts running turns, which keep what had arrived (500 ms at most), and drops the keys; `locked` by itself. */
  readonly end: (why?: AppError) => Promise<void>;
};

/** What an app is ended with whose database was closed under it: the next one may have the answer. */
export const DATABASE_CLOSED = new AppError("locked", { data: { reason: "closed" } });
