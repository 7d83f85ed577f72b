import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { GUIDE_MODEL } from "../../domain/model";
import { ModelList } from "./model-list";
import type { Models } from "./use-models";

const nothing = async () => {};
const render = (isOwn: Models["isOwn"]) =>
  renderToStaticMarkup(
    <ModelList
      models={{
        chosen: GUIDE_MODEL,
        isOwn,
        list: { models: [GUIDE_MODEL], failure: null },
        looking: false,
        failure: null,
        look: nothing,
        choose: nothing,
        unset: nothing,
      }}
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
    expect(html).toContain("This context has a model of its own.");
    expect(html).toMatch(/<button[^>]*data-unset-model/);
    expect(html).not.toContain("data-only-here");
  });
});
