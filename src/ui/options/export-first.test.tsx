import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { startGate } from "../../../test/builders/start-gate";
import { createFakeClient, UNLOCKED } from "../../../test/fakes/fake-client";
import { DataPage } from "./data-page";
import { ExportFirst } from "./export-first";
import { sectionOf } from "./use-section";

describe("ExportFirst", () => {
  it("says that a backup is made first, and leads to where everything is taken out", async () => {
    const shown = renderToStaticMarkup(<ExportFirst />);
    expect(shown).toContain("A backup is made first");
    const [, anchor = ""] = /href="#([^"]+)"/.exec(shown) ?? [];
    expect(sectionOf(`#${anchor}`)).toBe("data");
    expect(await dataPage()).toMatch(new RegExp(`id="${anchor}">.{0,99}<button[^>]*data-export=`));
  });
});

async function dataPage(): Promise<string> {
  const { client } = createFakeClient({ "vault.status": () => UNLOCKED });
  return renderToStaticMarkup(<DataPage gate={await startGate(client)} />);
}
