import { catalogue } from "./catalogue";
import { countOf, formatExactDate } from "./format";

/** The texts of a recovery, seen once in a profile's life, or never. */
export const enRecovery = {
  title: "Restoring your conversations",
  why: "The browser deleted Confidant's storage. Your data is being restored from local copies. You do not need to do anything and can close this page.",
  stages: {
    looking: "Looking for the newest copy …",
    staging: "Restoring …",
    switching: "Opening …",
  },
  bar: "Restored so far",
  preview: {
    newest: "Newest conversation, read-only until everything is restored",
    older: "Older messages are being restored.",
  },
  folder: {
    why: "If backups were also copied to a folder, choose that folder: the newest one that opens is restored.",
    choose: "Choose backup folder …",
  },

  label: "Restored",
  /** One sentence, with what is missing. */
  outcome: (missing: {
    readonly why: "gone" | "older" | "kept" | "full" | "behind";
    readonly since: number | null;
    readonly unreadable: number;
    readonly withoutKey: number;
  }) => {
    const { why, since, unreadable, withoutKey } = missing;
    if (why === "behind") return behind(since ?? 0);
    if (why !== "gone" && why !== "older") return LEFT[why];
    const gaps = [
      ...(since === null ? [] : [gapOf(since)]),
      ...(unreadable === 0 ? [] : [`${countOf(unreadable, "entry", "entries")} that did not open`]),
      ...(withoutKey === 0
        ? []
        : [`the keys of ${countOf(withoutKey, "connection", "connections")}`]),
    ];
    const except = gaps.length === 0 ? "" : ` except ${joined(gaps)}`;
    return `${WHY[why]}; everything was restored${except}.`;
  },
  dismiss: "Dismiss",
};

const WHY = {
  gone: "The browser deleted Confidant's storage",
  older: "Confidant's storage had been put back to an older state",
};

/** Where the database was left as it is. */
const LEFT = {
  kept: "Confidant's storage may have been put back to an older state. It was left as it is; what else was found is in another vault, under Options, Data.",
  full: "Confidant's storage had been put back to an older state, and the disk has no room to restore the rest. Free some space, then restart the browser.",
};

/** Where only a backup tells of what there was. */
function behind(madeAt: number): string {
  return `Confidant's storage was put back to an older state; the backup of ${formatExactDate(madeAt)} holds more. To get that back, restore it under Options, Backup.`;
}

/** Zero where not even a backup tells when. */
function gapOf(since: number): string {
  return since === 0 ? "some of the newest" : `what was written after ${formatExactDate(since)}`;
}

function joined(parts: readonly string[]): string {
  const [last = ""] = parts.slice(-1);
  const before = parts.slice(0, -1);
  return before.length === 0 ? last : `${before.join(", ")} and ${last}`;
}

/** The texts of a recovery, apart from the others: only a deleted database has them loaded. */
export const recoveryWords: typeof enRecovery = catalogue("recovery", enRecovery);
