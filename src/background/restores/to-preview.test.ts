import { describe, expect, it } from "vitest";
import { restorePreviewSchema } from "../../contract/restore";
import type { Looked } from "./look-into";
import { toPreview } from "./to-preview";

const NONE = { new: 0, newer: 0, older: 0, same: 0, both: 0, deleted: 0 };

function makeLooked(change: {
  readonly diffCounts?: Partial<typeof NONE>;
  readonly onlyHere?: number;
  readonly listed?: readonly string[];
  readonly leftOut?: number;
  /** Of the vault that is open. */
  readonly vault?: string;
  readonly isForeign?: boolean;
}): Looked {
  const {
    diffCounts = {},
    onlyHere = 0,
    listed = [],
    leftOut = 0,
    vault,
    isForeign = false,
  } = change;
  const conversations = listed.map((diffStatus, at) => {
    const seen = { diffStatus, title: `${at}`, updatedAt: at, there: 1, here: 0 };
    return [crypto.randomUUID(), seen] as const;
  });
  return {
    app: vault === undefined ? null : { vault: { opened: () => ({ header: { vault } }) } },
    bytes: 10,
    isForeign,
    backup: {
      manifest: { vault: "there", madeAt: 1, app: "0.1.0", withKeys: false, unreadable: 0 },
    },
    comparison: {
      conversations: new Map(conversations),
      diffCounts: { conversations: { ...NONE, ...diffCounts }, messages: NONE, others: NONE },
      leftOut,
      keysLost: 2,
      parameters: { conversations: 1, sets: ["stop", "window"] },
      onlyHere: { conversations: 0, messages: 0, others: onlyHere },
    },
  } as unknown as Looked;
}

describe("the preview of a restore", () => {
  it("is what the contract says", () => {
    const preview = toPreview(makeLooked({ listed: ["new"] }));
    expect(restorePreviewSchema.parse(preview)).toEqual(preview);
    expect(preview.intoNew).toBe(true);
  });

  it("lists what is not the same, the newest first, as far as there is room", () => {
    const { listed, unlisted } = toPreview(makeLooked({ listed: ["newer", "same", "both"] }));
    expect(listed.map(({ title }) => title)).toEqual(["2", "0"]);
    expect(unlisted).toBe(0);
    const many = toPreview(makeLooked({ listed: new Array(250).fill("new") }));
    expect([many.listed.length, many.unlisted]).toEqual([200, 50]);
  });

  it("tells another vault's backup from one of this vault's, and of a new profile's neither", () => {
    expect(toPreview(makeLooked({ vault: "here" })).ofOtherVault).toBe(true);
    expect(toPreview(makeLooked({ vault: "there" })).ofOtherVault).toBe(false);
    expect(toPreview(makeLooked({})).ofOtherVault).toBe(false);
  });

  it("tells one that a key opened which is not this vault's from those of its own", () => {
    expect(toPreview(makeLooked({ vault: "there", isForeign: true })).ofOtherVault).toBe(true);
  });

  it("tells what conversations set for their models, and whether that comes along", () => {
    const expected = { conversations: 1, sets: ["stop", "window"] };
    const own = toPreview(makeLooked({ vault: "there" }));
    expect(own.parameters).toEqual({ ...expected, come: true });
    const theirs = toPreview(makeLooked({ vault: "there", isForeign: true }));
    expect(theirs.parameters).toEqual({ ...expected, come: false });
    expect(toPreview(makeLooked({})).parameters).toEqual({ ...expected, come: null });
  });

  it("tells how many keys replacing would take", () => {
    expect(toPreview(makeLooked({})).keysLost).toBe(2);
  });

  it("tells what a restore would leave out", () => {
    expect(toPreview(makeLooked({ leftOut: 3 })).leftOut).toBe(3);
  });
});
