import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { createFakeClient } from "../../test/fakes/fake-client";
import { createPanelShell } from "./panel-shell";
import { SidePanel } from "./side-panel";

describe("SidePanel", () => {
  it("is whole, with a composer to type in, before the worker has answered anything", () => {
    const { client, calls } = createFakeClient();
    const html = renderToStaticMarkup(
      <SidePanel
        shell={createPanelShell({ client, readWindow: async () => 1 })}
        vault={null}
        onLock={() => {}}
      />,
    );
    expect(html).toMatch(/<textarea [^>]*data-composer=""[^>]*autoComplete="off"/i);
    expect(html).not.toMatch(/<textarea [^>]*(disabled|readonly)/i);
    expect(html).toContain("data-send");
    expect(calls).toEqual([]);
  });
});
