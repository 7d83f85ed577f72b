import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { startGate } from "../../../test/builders/start-gate";
import { createFakeClient, UNLOCKED } from "../../../test/fakes/fake-client";
import type { VaultStatus } from "../../contract/vault";
import { optionsWords } from "../words/options-words";
import { DataPage } from "./data-page";

async function show(state: VaultStatus["state"]) {
  const { client } = createFakeClient({ "vault.status": () => ({ ...UNLOCKED, state }) });
  return renderToStaticMarkup(<DataPage gate={await startGate(client)} />);
}

describe("DataPage", () => {
  it("tells nothing of the stores while it is locked", async () => {
    const shown = await show("locked");
    expect(shown).toContain("data-unlock");
    expect(shown).not.toContain(optionsWords.dataPage.storesWhy);
  });

  it("tells of a lock and is used like every other page: what is open stands behind the gate", async () => {
    const open = await show("unlocked");
    expect(open).toMatch(/data-gate="open"[^>]*><main/);
    for (const shown of [open, await show("locked")]) expect(shown).toContain("data-lock-news");
  });

  it.each(["new", "unlocked", "unavailable"] as const)(
    "shows the way to other stores where the vault is %s",
    async (state) => {
      expect(await show(state)).toContain(optionsWords.dataPage.storesWhy);
    },
  );
});
