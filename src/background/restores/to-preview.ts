import type { RestorePreview } from "../../contract/restore";
import type { Looked } from "./look-into";

/** More than anybody reads, and few enough for one answer. */
const MAX_LISTED = 200;

/** What a page is told of a backup that was compared. */
export function toPreview({ app, bytes, backup, comparison, isForeign }: Looked): RestorePreview {
  const { manifest } = backup;
  const { diffCounts, onlyHere } = comparison;
  const differing = [...comparison.conversations]
    .filter(([, { diffStatus }]) => diffStatus !== "same")
    .sort(([, left], [, right]) => right.updatedAt - left.updatedAt);
  const listed = differing.slice(0, MAX_LISTED);
  return {
    madeAt: manifest.madeAt,
    app: manifest.app,
    bytes,
    intoNew: app === null,
    // The vault that it names may be written by anybody whose key opened it.
    ofOtherVault: app !== null && (isForeign || app.vault.opened().header.vault !== manifest.vault),
    withKeys: manifest.withKeys,
    unreadable: manifest.unreadable,
    leftOut: comparison.leftOut,
    conversations: diffCounts.conversations,
    messages: diffCounts.messages,
    others: diffCounts.others,
    onlyHere,
    keysLost: comparison.keysLost,
    parameters: {
      conversations: comparison.parameters.conversations,
      sets: [...comparison.parameters.sets],
      // In a new profile the person says whose it is.
      come: app === null ? null : !isForeign,
    },
    listed: listed.map(([id, { title, updatedAt, diffStatus, there, here }]) => ({
      id,
      title,
      updatedAt,
      diffStatus,
      there,
      here,
    })),
    unlisted: differing.length - listed.length,
  };
}
