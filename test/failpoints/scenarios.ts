import type { Scenario } from "./scenario";
import { DAMAGE_SCENARIOS } from "./scenarios/damage";
import { DATA_SCENARIOS } from "./scenarios/data";
import { FAILURE_SCENARIOS } from "./scenarios/failures";
import { MESSAGE_SCENARIOS } from "./scenarios/messages";
import { REPAIR_SCENARIOS } from "./scenarios/repair";
import { RESTART_SCENARIOS } from "./scenarios/restarts";
import { SUMMARY_SCENARIOS } from "./scenarios/summaries";
import { UNLOCK_SCENARIOS } from "./scenarios/unlock";
import { VAULT_SCENARIOS } from "./scenarios/vault";

/** All of them, quick ones first: together they reach every failpoint. */
export const SCENARIOS: readonly Scenario[] = [
  ...MESSAGE_SCENARIOS,
  ...RESTART_SCENARIOS,
  ...SUMMARY_SCENARIOS,
  ...VAULT_SCENARIOS,
  ...UNLOCK_SCENARIOS,
  ...DATA_SCENARIOS,
  ...DAMAGE_SCENARIOS,
  ...REPAIR_SCENARIOS,
  ...FAILURE_SCENARIOS,
];
