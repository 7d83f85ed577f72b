import { describe, expect, it } from "vitest";
import { fromBase64 } from "../../src/domain/base64";
import { expectConnected, expectConversation, expectModelWork } from "../builders/frozen-facts";
import { makeBackupState } from "../builders/make-full-store";
import { FROZEN_CASES, openFrozen, readFrozen } from "../builders/open-frozen";

/** As it was handed over when the database was frozen (base64). */
const FROZEN_IMAGE =
  "iVBORw0KGgoAAAANSUhEUgAAAu4AAABkCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

const VERSION_BYTE = 2;

describe("a database of version 5 with envelopes of version 2", () => {
  it.each(FROZEN_CASES)("opens with all that it holds ($name by $by)", async (frozen) => {
    const opened = await openFrozen("5b", frozen);
    await expectConversation(opened, "Confidant");
    await expectModelWork(opened);
    await expectConnected(opened, FROZEN_IMAGE);
    expect(await opened.store.check()).toMatchObject({
      unreadable: [],
      mismatched: [],
      rewound: false,
    });
  });

  it("holds the key of its backups", async () => {
    const { store } = await openFrozen("5b", { name: "whole", by: "recovery" });
    const { recoveryKey } = await readFrozen("5b");
    expect(await store.backups.read()).toEqual(makeBackupState(recoveryKey));
  });

  it("has settings and connections, sealed as they are from then on, where version 5 was not", async () => {
    const versionsOf = async (file: 5 | "5b") => {
      const { whole } = (await readFrozen(file)).databases;
      const rows = [...(whole.settings ?? []), ...(whole.connections ?? [])] as {
        sealed: { base64: string };
      }[];
      expect(rows.length).toBeGreaterThan(1);
      return new Set(rows.map(({ sealed }) => fromBase64(sealed.base64)?.[VERSION_BYTE]));
    };
    expect(await versionsOf(5)).toEqual(new Set([1]));
    expect(await versionsOf("5b")).toEqual(new Set([2]));
  });
});
