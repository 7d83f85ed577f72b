/**
 * Failpoints that no scenario reaches, with what it would take. The whole run fails where another one
 * is left, and where one of these is reached, so that the list only grows shorter.
 */
export const NOT_PLAYED: readonly string[] = [
  // A value of the database that Chromium keeps in a file of its own, and has lost.
  "store/branches/walk-branch.ts#walkBranch.4",
  "store/journal/journal-lost.ts#createPassing.2",
  "store/database/read-table.ts#readByRow.1",
  // A disk that is full.
  "store/database/log-wall.ts#createPatience.2",
  "store/database/log-wall.ts#createPatience.3",
  // Something else that happens within a single await.
  "background/backups/overdue-chance.ts#keep.2",
  "background/memory/block-docs.ts#change.3",
  "store/branches/branch-cache.ts#read.1",
  "store/database/open-database.ts#together.1",
  // A server of tools that asks for a sign-in, or whose tools let something out.
  "store/connections/keep-grant.ts#keepGrant.1",
  "store/connections/keep-grant.ts#keepGrant.2",
  "store/connections/keep-grant.ts#keepGrant.3",
  "turns/tools/create-tools.ts#answer.6",
  "turns/tools/create-tools.ts#leaveOf.1",
  "turns/tools/create-tools.ts#noteSent.1",
  // A server that refuses an origin, or a parameter.
  "store/connections/create-connection-store.ts#hideOrigin.1",
  "store/connections/create-connection-store.ts#hideOrigin.2",
  "store/connections/create-connection-store.ts#hideOrigin.3",
  "turns/jobs/ask-prompt.ts#createAskPrompt.3",
  "turns/run-steps.ts#keepHabits.1",
  "turns/run-steps.ts#prepareToSettle.1",
  "turns/token-counters.ts#learnHabits.1",
  "store/settings/counter-store.ts#write.1",
  "store/settings/counter-store.ts#write.2",
  // A guess at a key file that is not there takes the whole of its work.
  "background/restores/kept-keys.ts#openOne.4",
  // A hundred requests that told of what is forgotten.
  "store/memory/forget-in-plans.ts#forgetInPlans.2",
  // A store that was altered from outside in ways that no scenario alters it yet.
  "store/branches/fork-store.ts#loadForks.2",
  "store/branches/fork-store.ts#loadForks.3",
  "store/branches/fork-store.ts#loadForks.4",
  "store/branches/fork-store.ts#loadForks.5",
  "store/contexts/count-held.ts#conversationIdsOf.2",
  "store/journal/journal-begin.ts#beginLog.2",
  "store/snapshots/backup-store.ts#heal.3",
  "store/summaries/newest-whole.ts#resolveSummary.1",
  "vault/open-vault.ts#openByDevice.4",
  // Acts that no scenario has yet.
  "background/restores/run-restore.ts#isAsBefore.1",
  "store/conversations/count-turns.ts#countReplies.1",
  "store/imports/import-store.ts#withReferences.1",
  "store/imports/import-store.ts#withReferences.2",
  "store/journal/journal-reprove.ts#reproveDeletions.3",
  "store/rows/reseal-rows.ts#reproveUnder.1",
  "store/rows/set-state.ts#heads.1",
  "store/rows/set-state.ts#readHeads.1",
  "store/rows/set-state.ts#readHeads.2",
  "store/search/read-search-docs.ts#eachBatch.3",
  "store/search/read-search-docs.ts#readConversation.1",
  // An update that waits while a temporary conversation is there.
  "store/temporary/temporary-store.ts#hasTemporary.1",
];
