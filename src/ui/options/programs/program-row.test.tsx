import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { makeProgram } from "../../../../test/builders/make-program";
import { createFakeClient } from "../../../../test/fakes/fake-client";
import { ProgramRow } from "./program-row";

const { client } = createFakeClient();

const show = (name: string) =>
  renderToStaticMarkup(
    <ProgramRow program={makeProgram({ name })} client={client} onChange={() => {}} />,
  );

describe("a program in the list", () => {
  it.each(["change", "revoke", "remove"])(
    "has its name in what its button is called: %s",
    (part) => {
      const button = (name: string) =>
        show(name).match(new RegExp(`<button[^>]*data-program-${part}=""[^>]*>`))?.[0];
      expect(button("Editor")).toMatch(/aria-label="[^"]+: Editor"/);
      expect(button("Script")).toMatch(/aria-label="[^"]+: Script"/);
    },
  );
});
