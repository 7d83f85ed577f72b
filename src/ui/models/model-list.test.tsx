import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { GUIDE_MODEL, type Model } from "../../domain/model";
import { ModelList } from "./model-list";
import type { Models } from "./use-models";

const nothing = async () => {};
const MODELS: Models = {
  chosen: GUIDE_MODEL,
  isOwn: null,
  list: null,
  looking: false,
  failure: null,
  look: nothing,
  choose: async () => true,
  unset: nothing,
};
const render = (isOwn: Models["isOwn"], models: readonly Model[] = [GUIDE_MODEL]) =>
  renderToStaticMarkup(
    <ModelList
      models={{
        ...MODELS,
        isOwn,
        list: { models: [...models], connections: [], failure: null },
      }}
      onChosen={() => {}}
    />,
  );

describe("ModelList", () => {
  it("lets a model be chosen for the shown context only", () => {
    expect(render(false)).toMatch(
      /<label[^>]*><input[^>]*type="checkbox"[^>]*>Only in this context/,
    );
    expect(render(null), "no context is shown").not.toContain("data-only-here");
  });

  it("says that a context has a model of its own, with the way back to the general one", () => {
    const html = render(true);
    expect(html).toContain("This context has its own model.");
    expect(html).toMatch(/<button[^>]*data-unset-model/);
    expect(html).not.toContain("data-only-here");
  });

  it("is named by what a choice changes", () => {
    expect(render(false)).toMatch(/^<p[^>]*>Default model</);
    expect(render(null)).toMatch(/^<p[^>]*>Default model</);
    expect(render(true)).toMatch(/^<p[^>]*>Model for this context</);
  });

  it("tells what a model holds and its price, and marks the one that answers", () => {
    const price = { prompt: 3, reply: 15 };
    const far = {
      ...GUIDE_MODEL,
      provider: "openai",
      name: "m",
      url: "https://a.example",
    } as const;
    const html = render(null, [GUIDE_MODEL, { ...far, window: 128_000, price }]);
    expect(html).toContain("128k");
    expect(html).toContain("$3.00 / $15.00");
    expect(html.match(/aria-pressed="true"/g)).toHaveLength(1);
    expect(html).toMatch(/data-model="" aria-pressed="true"/);
  });

  it("tells that Ollama is missing only where nothing else is set up", () => {
    const failure = { code: "provider-unreachable", data: { provider: "ollama" } } as const;
    const show = (models: Model[], connections: { id: string; name: string }[] = []) =>
      renderToStaticMarkup(
        <ModelList
          models={{ ...MODELS, list: { models, connections, failure } }}
          onChosen={() => {}}
        />,
      );
    expect(show([GUIDE_MODEL])).toContain("data-model-failure");
    expect(show([GUIDE_MODEL, { ...GUIDE_MODEL, provider: "gguf", name: "a.gguf" }])).not.toContain(
      "data-model-failure",
    );
    expect(show([GUIDE_MODEL], [{ id: "a", name: "b" }])).not.toContain("data-model-failure");
  });

  it("has a search field for a long list only, which is cut", () => {
    const many = Array.from({ length: 1_000 }, (_, index): Model => {
      return { ...GUIDE_MODEL, provider: "ollama", name: `m${index}`, url: "http://127.0.0.1:1" };
    });
    expect(render(null, many.slice(0, 8))).not.toContain("data-find-model");
    const html = render(null, many);
    expect(html).toContain("data-find-model");
    expect(html.match(/data-model="/g)).toHaveLength(100);
    expect(html).toContain("900 more: write a part of the name.");
  });
});
