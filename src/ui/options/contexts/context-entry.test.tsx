import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { makeContext } from "../../../../test/builders/make-context";
import { createFakeClient } from "../../../../test/fakes/fake-client";
import { optionsWords } from "../../words/options-words";
import { ContextEntry } from "./context-entry";

const { contextPage } = optionsWords;

const show = (name: string) =>
  renderToStaticMarkup(
    <ContextEntry
      client={createFakeClient().client}
      card={{
        context: makeContext({ name, archived: { at: 1, by: "person" } }),
        expiry: { at: null, state: "never" },
        lastChatAt: null,
      }}
      onChanged={() => {}}
    />,
  );

describe("a context in the list", () => {
  it("has its name in what the ways back from the archive are called", () => {
    const said = show("Tax");
    expect(said).toContain(`aria-label="${contextPage.restore}: Tax"`);
    expect(said).toContain(`aria-label="${contextPage.keep}: Tax"`);
  });
});
