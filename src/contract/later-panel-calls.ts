import { factCalls } from "./fact";
import { healthCalls } from "./health";
import { libraryCalls } from "./library";
import { memoryCalls } from "./memory";
import { parameterCalls } from "./parameter";
import { presetCalls } from "./preset";
import { programCalls } from "./program";
import { recoveryCalls } from "./recovery";
import { referenceCalls } from "./reference";
import { searchCalls } from "./search";
import { toolServerCalls } from "./tool-server";
import { vaultRepairCalls } from "./vault-repair";

/** What the side panel asks only once something of it is opened: its first picture does not wait for that. */
export const laterPanelCalls = {
  ...factCalls,
  ...healthCalls,
  ...libraryCalls,
  ...memoryCalls,
  ...parameterCalls,
  ...presetCalls,
  ...programCalls,
  ...recoveryCalls,
  ...referenceCalls,
  ...searchCalls,
  ...toolServerCalls,
  ...vaultRepairCalls,
};
