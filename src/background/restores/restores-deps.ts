import type { openBackup } from "../../backup/open-backup";
import type { compareBackup } from "../../backup/restore/compare-backup";
import type { stageRestore } from "../../backup/restore/stage-restore";
import type { Clock } from "../../platform/clock";
import type { DiskRoom } from "../../platform/disk-room";
import type { Log } from "../../platform/log";
import type { Database } from "../../store/database/open-database";
import type { createStagedStore } from "../../store/staging/create-staged-store";
import type { HeaderStore } from "../../vault/header-store";
import type { Vault } from "../../vault/vault";
import type { KeptBeside } from "../kept-beside";
import type { Lifecycle } from "../lifecycle";
import type { readIdentities, SourceFolders } from "./open-source";
import type { RemoveStoreDeps } from "./remove-store";

/** What reads backups and fills stores. */
type Engine = Parameters<typeof readIdentities>[0] & {
  readonly openBackup: typeof openBackup;
  readonly compareBackup: typeof compareBackup;
  readonly stageRestore: typeof stageRestore;
  readonly createStagedStore: typeof createStagedStore;
};

/** What restores are made with; each part takes the slice it needs. */
export type RestoresDeps = RemoveStoreDeps &
  SourceFolders & {
    readonly engine: Engine;
    readonly lifecycle: Pick<Lifecycle, "ready" | "profile" | "replace" | "lockCount">;
    /** Backups in this browser that the store in use has not made. */
    readonly beside: KeptBeside;
    /** The names under which anything is kept beside the databases. */
    readonly localKeys: () => Promise<readonly string[]>;
    /** Makes that database where it is not there, and opens it. */
    readonly openDatabase: (name: string) => Promise<Database>;
    readonly createHeaders: (database: Database) => HeaderStore;
    /** A vault of that store that leaves no key in the browser's session. */
    readonly createVault: (input: {
      readonly headers: HeaderStore;
      readonly storeName: string;
    }) => Vault;
    /** This release, and the form in which it stores rows, as the record of backups has it. */
    readonly release: () => { readonly app: string; readonly form: string };
    readonly clock: Clock;
    readonly disk: DiskRoom;
    readonly log: Log;
    /** Keeps the worker from being stopped until the returned function is called. */
    readonly keepAlive: () => () => void;
    /** Calls `run` so many milliseconds later, if this worker lives until then. */
    readonly later: (run: () => void, milliseconds: number) => void;
    /** Hears what fails beside a restore, which it does not stop. */
    readonly onError: (error: unknown) => void;
  };
