import type { Suite } from "./suite";
import { backupSuite } from "./suites/backup";
import { contextSuite } from "./suites/context";
import { conversationsSuite } from "./suites/conversations";
import { fastStreamSuite } from "./suites/fast-stream";
import { gigabyteSuite } from "./suites/gigabyte";
import { houseSuite } from "./suites/house";
import { importSuite } from "./suites/import";
import { largeSuite } from "./suites/large";
import { localSuite } from "./suites/local";
import { lockHideSuite } from "./suites/lock-hide";
import { markupSuite } from "./suites/markup";
import { mcpSuite } from "./suites/mcp";
import { meaningSuite } from "./suites/meaning";
import { memorySuite } from "./suites/memory";
import { modesSuite } from "./suites/modes";
import { pageSuite } from "./suites/page";
import { paintSuite } from "./suites/paint";
import { panelSuite } from "./suites/panel";
import { previewSuite } from "./suites/preview";
import { promptSuite } from "./suites/prompt";
import { recoverSuite } from "./suites/recover";
import { restoreSuite } from "./suites/restore";
import { searchSuite } from "./suites/search";
import { sendSuite } from "./suites/send";
import { sizeSuite } from "./suites/size";
import { streamSuite } from "./suites/stream";
import { tailSuite } from "./suites/tail";
import { threadSuite } from "./suites/thread";
import { tokensSuite } from "./suites/tokens";
import { toolsSuite } from "./suites/tools";
import { turnSuite } from "./suites/turn";
import { vaultSuite } from "./suites/vault";
import { wakeSuite } from "./suites/wake";
import { wakeAdaptersSuite } from "./suites/wake-adapters";

/** Every suite by its name. */
export const SUITES: ReadonlyMap<string, Suite> = new Map([
  ["house", houseSuite],
  ["turn", turnSuite],
  ["tail", tailSuite],
  ["context", contextSuite],
  ["wake", wakeSuite],
  ["wake-adapters", wakeAdaptersSuite],
  ["send", sendSuite],
  ["stream", streamSuite],
  ["fast-stream", fastStreamSuite],
  ["local", localSuite],
  ["markup", markupSuite],
  ["lock-hide", lockHideSuite],
  ["size", sizeSuite],
  ["panel", panelSuite],
  ["paint", paintSuite],
  ["thread", threadSuite],
  ["page", pageSuite],
  ["vault", vaultSuite],
  ["modes", modesSuite],
  ["prompt", promptSuite],
  ["preview", previewSuite],
  ["tokens", tokensSuite],
  ["import", importSuite],
  ["conversations", conversationsSuite],
  ["memory", memorySuite],
  ["search", searchSuite],
  ["meaning", meaningSuite],
  ["tools", toolsSuite],
  ["mcp", mcpSuite],
  ["large", largeSuite],
  ["backup", backupSuite],
  ["restore", restoreSuite],
  ["recover", recoverSuite],
  ["gigabyte", gigabyteSuite],
]);
