import type { RestorePreview } from "../../src/contract/restore";

const NONE = { new: 0, newer: 0, older: 0, same: 0, both: 0, deleted: 0 };

/** A preview of a backup in which everything is as it is here. */
export function makePreview(over: Partial<RestorePreview> = {}): RestorePreview {
  return {
    madeAt: Date.UTC(2026, 0, 2, 3, 4),
    app: "0.1.0",
    bytes: 4_096,
    intoNew: false,
    ofOtherVault: false,
    withKeys: false,
    unreadable: 0,
    leftOut: 0,
    conversations: { ...NONE, same: 3 },
    messages: { ...NONE, same: 9 },
    others: { ...NONE, same: 2 },
    onlyHere: { conversations: 0, messages: 0, others: 0 },
    keysLost: 0,
    parameters: { conversations: 0, sets: [], come: true },
    listed: [],
    unlisted: 0,
    ...over,
  };
}
