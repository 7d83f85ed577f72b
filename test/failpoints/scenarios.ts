import type { Scenario } from "./scenario";
import { ATTACHMENT_SCENARIOS } from "./scenarios/attachments";
import { BACKUP_COPY_SCENARIOS } from "./scenarios/backup-copies";
import { BACKUP_SCENARIOS } from "./scenarios/backups";
import { BRANCH_SCENARIOS } from "./scenarios/branches";
import { CONNECTION_SCENARIOS } from "./scenarios/connections";
import { CONTEXT_SCENARIOS } from "./scenarios/contexts";
import { CONVERSATION_SCENARIOS } from "./scenarios/conversations";
import { CUT_BACKUP_SCENARIOS } from "./scenarios/cut-backups";
import { CUT_RESTORE_SCENARIOS } from "./scenarios/cut-restores";
import { DAMAGE_SCENARIOS } from "./scenarios/damage";
import { DATA_SCENARIOS } from "./scenarios/data";
import { DELETED_BACKUP_SCENARIOS } from "./scenarios/deleted-backups";
import { EXPORT_SCENARIOS } from "./scenarios/exports";
import { FAILED_RESTORE_SCENARIOS } from "./scenarios/failed-restores";
import { FAILURE_SCENARIOS } from "./scenarios/failures";
import { IMPORT_SCENARIOS } from "./scenarios/imports";
import { JOURNAL_SCENARIOS } from "./scenarios/journals";
import { KEPT_RESTORE_SCENARIOS } from "./scenarios/kept-restores";
import { KEY_FILE_SCENARIOS } from "./scenarios/key-files";
import { LATE_UNDO_SCENARIOS } from "./scenarios/late-undo";
import { LEARNING_SCENARIOS } from "./scenarios/learning";
import { LIST_SCENARIOS } from "./scenarios/lists";
import { MEMORY_SCENARIOS } from "./scenarios/memory";
import { MEMORY_MERGE_SCENARIOS } from "./scenarios/memory-merges";
import { MERGE_SCENARIOS } from "./scenarios/merges";
import { MESSAGE_SCENARIOS } from "./scenarios/messages";
import { MODEL_FILE_SCENARIOS } from "./scenarios/model-files";
import { OTHER_TOOL_SCENARIOS } from "./scenarios/other-tools";
import { RECOVERY_SCENARIOS } from "./scenarios/recoveries";
import { REFERENCE_SCENARIOS } from "./scenarios/references";
import { REPAIR_SCENARIOS } from "./scenarios/repair";
import { RESTART_SCENARIOS } from "./scenarios/restarts";
import { RESTORE_SCENARIOS } from "./scenarios/restores";
import { REVEAL_SCENARIOS } from "./scenarios/reveals";
import { SEARCH_SCENARIOS } from "./scenarios/searches";
import { SHARED_MEMORY_SCENARIOS } from "./scenarios/shared-memory";
import { SUMMARY_SCENARIOS } from "./scenarios/summaries";
import { TEMPORARY_SCENARIOS } from "./scenarios/temporary";
import { TOOL_SCENARIOS } from "./scenarios/tools";
import { UNDO_SCENARIOS } from "./scenarios/undo";
import { UNLOCK_SCENARIOS } from "./scenarios/unlock";
import { UNUSUAL_RESTORE_SCENARIOS } from "./scenarios/unusual-restores";
import { UPGRADE_SCENARIOS } from "./scenarios/upgrades";
import { VAULT_SCENARIOS } from "./scenarios/vault";

/** All of them, quick ones first: together they reach every failpoint. */
export const SCENARIOS: readonly Scenario[] = [
  ...MESSAGE_SCENARIOS,
  ...BRANCH_SCENARIOS,
  ...REVEAL_SCENARIOS,
  ...CONTEXT_SCENARIOS,
  ...MEMORY_SCENARIOS,
  ...SHARED_MEMORY_SCENARIOS,
  ...LEARNING_SCENARIOS,
  ...TOOL_SCENARIOS,
  ...OTHER_TOOL_SCENARIOS,
  ...REFERENCE_SCENARIOS,
  ...LIST_SCENARIOS,
  ...SEARCH_SCENARIOS,
  ...ATTACHMENT_SCENARIOS,
  ...CONNECTION_SCENARIOS,
  ...MODEL_FILE_SCENARIOS,
  ...CONVERSATION_SCENARIOS,
  ...IMPORT_SCENARIOS,
  ...EXPORT_SCENARIOS,
  ...TEMPORARY_SCENARIOS,
  ...UNDO_SCENARIOS,
  ...LATE_UNDO_SCENARIOS,
  ...RESTART_SCENARIOS,
  ...UPGRADE_SCENARIOS,
  ...SUMMARY_SCENARIOS,
  ...VAULT_SCENARIOS,
  ...UNLOCK_SCENARIOS,
  ...DATA_SCENARIOS,
  ...BACKUP_SCENARIOS,
  ...DELETED_BACKUP_SCENARIOS,
  ...CUT_BACKUP_SCENARIOS,
  ...BACKUP_COPY_SCENARIOS,
  ...RESTORE_SCENARIOS,
  ...CUT_RESTORE_SCENARIOS,
  ...UNUSUAL_RESTORE_SCENARIOS,
  ...FAILED_RESTORE_SCENARIOS,
  ...MERGE_SCENARIOS,
  ...MEMORY_MERGE_SCENARIOS,
  ...KEPT_RESTORE_SCENARIOS,
  ...KEY_FILE_SCENARIOS,
  ...DAMAGE_SCENARIOS,
  ...REPAIR_SCENARIOS,
  ...RECOVERY_SCENARIOS,
  ...JOURNAL_SCENARIOS,
  ...FAILURE_SCENARIOS,
];
