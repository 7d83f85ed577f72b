import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { createFakeClient, idOf, OPENED } from "../../../test/fakes/fake-client";
import type { Source } from "../../domain/source";
import type { PanelShell } from "../panel-shell";
import { Shell } from "../shell-context";
import { ReplyExtras } from "./reply-extras";

const SAID: Source[] = [
  { url: `said-here:${idOf(21)}/${idOf(22)}`, title: "Trip" },
  { url: `said-here:/${idOf(23)}`, title: "Here" },
  { url: "said-here:memory/fact", title: "A fact" },
  { url: "https://example.org/x", title: "A page" },
];
const panel = { conversation: { get: () => ({ opened: OPENED }) } };
const shell = { current: { get: () => ({ panel, round: 0 }) } } as unknown as PanelShell;

function render(provider: string): string {
  const { client } = createFakeClient();
  const unasked = { tools: undefined, toolCalls: undefined, finish: null };
  const nothing = { ...unasked, isRunning: false, mayWait: false };
  const props = { client, turnId: idOf(1), provider, sources: SAID, ...nothing };
  return renderToStaticMarkup(
    <Shell value={shell}>
      <ReplyExtras {...props} />
    </Shell>,
  );
}

describe("where a reply rests on", () => {
  it("leads to the messages that the guide quotes, and to nothing else", () => {
    const html = render("guide");
    expect(html).toContain("Where it was said");
    expect([...html.matchAll(/<button[^>]*>([^<]*)</g)].map(([, name]) => name)).toEqual([
      "Trip",
      "Here",
    ]);
    expect(html).not.toContain("href");
  });

  it("leads to no message where a model names one", () => {
    expect(render("openai")).not.toContain("<button");
  });
});
