import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { UNLOCKED } from "../../../test/fakes/fake-client";
import type { VaultStatus } from "../../contract/vault";
import { optionsWords } from "../words/options-words";
import { Protection } from "./protection";

const RUNNING = { done: 1, total: 4, failure: null };

const show = (status: Partial<VaultStatus>) =>
  renderToStaticMarkup(<Protection status={{ ...UNLOCKED, ...status }} />);

describe("Protection", () => {
  it("calls only a vault unprotected whose rows the key beside them still opens", () => {
    expect(show({ protection: "sealing", sealing: RUNNING })).toContain("Not protected yet: 25 %");
    expect(show({ protection: "lock", sealing: RUNNING })).not.toContain("Not protected");
    expect(show({ protection: "lock", sealing: RUNNING })).toContain("25 %");
  });

  it("tells why a change of the key rests, and only then", () => {
    const failure = { code: "version-unknown", data: {} } as const;
    const shown = show({ protection: "lock", sealing: { ...RUNNING, failure } });
    expect(shown).toContain(optionsWords.lockPage.rests);
    expect(shown).toContain('data-problem="version-unknown"');
    expect(show({ protection: "lock", sealing: RUNNING })).not.toContain("data-problem");
  });
});
