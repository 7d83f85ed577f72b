import type { Scenario } from "./scenario";
import { DAMAGE_SCENARIOS } from "./scenarios/damage";
import { FAILURE_SCENARIOS } from "./scenarios/failures";
import { MESSAGE_SCENARIOS } from "./scenarios/messages";
import { RESTART_SCENARIOS } from "./scenarios/restarts";
import { VAULT_SCENARIOS } from "./scenarios/vault";

/** All of them, quick ones first: together they reach every failpoint. */
export const SCENARIOS: readonly Scenario[] = [
  ...MESSAGE_SCENARIOS,
  ...RESTART_SCENARIOS,
  ...VAULT_SCENARIOS,
  ...DAMAGE_SCENARIOS,
  ...FAILURE_SCENARIOS,
];
