import type { ComputeStream } from "../../domain/compute-protocol";
import type { Id } from "../../domain/id";
import type { ModelDirectory } from "../../platform/model-directory";
import type { ModelFileStore } from "../../store/settings/model-file-store";

/** What bringing model files in and keeping them needs. */
export type ModelFilesDeps = {
  readonly store: ModelFileStore;
  readonly disk: ModelDirectory;
  readonly compute: ComputeStream;
  /** Where the store's files lie. */
  readonly folder: string;
  readonly keepAlive: () => () => void;
  /** Aborted when the vault is locked. */
  readonly signal: AbortSignal;
  readonly threads: number;
  /** Hears of a file that is removed, before its bytes are. */
  readonly onRemoved: (id: Id) => void;
  readonly estimate: () => Promise<StorageEstimate>;
  /** Hears when a download has ended, whether it is whole, failed or removed. */
  readonly onDownloadEnd: () => void;
  readonly onError: (error: unknown) => void;
};
