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

describe("the restore of a page", () => {
  it.each(["locked", "new"] as const)(
    "shows nothing of what was looked into once the vault is %s",
    async (state) => {
      const page = await livePage();
      onTestFinished(() => void vi.unstubAllGlobals());
      const { client } = createFakeClient({ "restore.preview": () => makePreview() });
      const show = (now: object) => {
        const gate = { get: () => now, subscribe: () => () => {}, client };
        return page.show(<Shown gate={gate as unknown as Gate<Session>} />);
      };
      await show({ status: { state: "unlocked" }, session: {} });
      await page.click("button");
      await page.until(() => page.has("[data-at=previewed]"));
      await show({ status: { state }, session: null });
      expect(page.find("button").dataset.at).toBe("ready");
      await page.show(null);
    },
  );
});
