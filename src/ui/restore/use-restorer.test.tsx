import { describe, expect, it, onTestFinished, vi } from "vitest";
import { livePage } from "../../../test/builders/live-page";
import { makePreview } from "../../../test/builders/make-preview";
import { createFakeClient } from "../../../test/fakes/fake-client";
import type { Gate, Session } from "../gate/gate";
import { useCell } from "../use-cell";
import { useRestorer } from "./use-restorer";

const NAME = "confidant-20260102T030405006Z.age";

function Shown({ gate }: { readonly gate: Gate<Session> }) {
  const restorer = useRestorer(gate);
  const { at } = useCell(restorer.state);
  const open = () => void restorer.open({ name: NAME }, { kind: "vault" });
  return <button type="button" data-at={at} onClick={open} />;
}

/** Where a restore stands that was looked into, once the gate has told that; and in a page of no vault, "new" again. */
async function standsOnce(status: object | null, isNew = false) {
  const page = await livePage();
  onTestFinished(() => void vi.unstubAllGlobals());
  const { client } = createFakeClient({ "restore.preview": () => makePreview() });
  const show = (now: object) => {
    const gate = { get: () => now, subscribe: () => () => {}, client };
    return page.show(<Shown gate={gate as unknown as Gate<Session>} />);
  };
  const before = isNew
    ? { status: { state: "new" }, session: null }
    : { status: { state: "unlocked" }, session: {} };
  await show(before);
  await page.click("button");
  await page.until(() => page.has("[data-at=previewed]"));
  await show({ status, session: null });
  if (isNew) await show(before);
  const { at } = page.find("button").dataset;
  await page.show(null);
  return at;
}

describe("the restore of a page", () => {
  it.each(["locked", "new"])(
    "shows nothing of what was looked into once the vault is %s",
    async (state) => {
      expect(await standsOnce({ state })).toBe("ready");
    },
  );

  it("shows nothing of it either while a lock has only begun", async () => {
    expect(await standsOnce(null)).toBe("ready");
  });

  it.each(["unavailable", "recovering"])(
    "keeps what was looked into while the vault is only %s",
    async (state) => {
      expect(await standsOnce({ state })).toBe("previewed");
    },
  );

  it("keeps it where there is no vault yet, and the worker was silent for once", async () => {
    expect(await standsOnce({ state: "unavailable" }, true)).toBe("previewed");
  });
});
