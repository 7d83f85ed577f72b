import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { Failure } from "../../domain/app-error";
import { GUIDE_MODEL, type Model } from "../../domain/model";
import { EmptyState } from "./empty-state";

const nothing = async () => {};

function render(chosen: Model, failure: Failure | null): string {
  const list = { models: [chosen], connections: [], failure };
  const rest = { isOwn: null, looking: false, failure: null };
  const models = { chosen, list, ...rest, look: nothing, choose: async () => true, unset: nothing };
  return renderToStaticMarkup(<EmptyState models={models} isKept />);
}

const UNREACHABLE = { code: "provider-unreachable", data: { provider: "ollama" } } as const;

describe("EmptyState", () => {
  it("names the three ways to a model, each a button to its own form", () => {
    const html = render(GUIDE_MODEL, UNREACHABLE);
    const buttons = [...html.matchAll(/<button[^>]*data-set-up-models="(\w+)"[^>]*>([^<]+)</g)];
    expect(buttons.map(([, anchor, name]) => [anchor, name])).toEqual([
      ["ollama", "Use Ollama on this machine"],
      ["connect", "Connect a provider with a key"],
      ["files", "Run a model file in this browser"],
    ]);
  });

  it("offers no model files in Firefox, which runs none", () => {
    vi.stubGlobal("location", { protocol: "moz-extension:" });
    onTestFinished(() => void vi.unstubAllGlobals());
    const html = render(GUIDE_MODEL, UNREACHABLE);
    const anchors = [...html.matchAll(/data-set-up-models="(\w+)"/g)].map(([, anchor]) => anchor);
    expect(anchors).toEqual(["ollama", "connect"]);
  });

  it("tells how Ollama is mended where it refuses", () => {
    const html = render(GUIDE_MODEL, { code: "provider-forbidden", data: { provider: "ollama" } });
    expect(html).toContain("OLLAMA_ORIGINS");
    expect(html).toContain("data-set-up-models");
  });

  it("offers none of it where a model answers", () => {
    const model = { ...GUIDE_MODEL, provider: "gguf", name: "a.gguf" } as const;
    expect(render(model, UNREACHABLE)).not.toContain("data-set-up-models");
  });
});
