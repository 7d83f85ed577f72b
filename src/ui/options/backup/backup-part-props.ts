import type { BackupStatus } from "../../../contract/backup";
import type { Client } from "../../../messaging/client";
import type { BackupDesk } from "./backup-desk";

/** What each part of the page works with. */
export type BackupPartProps = {
  readonly client: Pick<Client, "call">;
  readonly desk: Pick<BackupDesk, "accept">;
  readonly status: BackupStatus;
};
