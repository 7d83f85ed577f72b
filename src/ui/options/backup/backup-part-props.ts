import type { BackupStatus } from "../../../contract/backup";
import type { Client } from "../../../messaging/client";
import type { BackupController } from "./backup-controller";

/** What each part of the page works with. */
export type BackupPartProps = {
  readonly client: Pick<Client, "call">;
  readonly controller: Pick<BackupController, "accept">;
  readonly status: BackupStatus;
};
