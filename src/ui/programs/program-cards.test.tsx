import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { idOf } from "../../../test/fakes/fake-client";
import type { Waiting } from "../../contract/program";
import { AskingNews } from "./program-cards";

const CALL: Extract<Waiting, { kind: "call" }> = {
  kind: "call",
  id: idOf(1),
  programId: idOf(2),
  name: "Editor",
  what: "context-manage create",
  deletes: false,
  target: "",
  arguments: "{}",
  takenBack: false,
};

const CONSENT: Waiting = {
  kind: "consent",
  programId: idOf(3),
  name: "Notes",
  client: null,
  what: "search",
};

const render = (waiting: readonly Waiting[]) =>
  renderToStaticMarkup(<AskingNews waiting={waiting} />);

describe("what is told of programs to those who do not see their cards", () => {
  it("is politely who asks for what, and nothing of what was taken back", () => {
    expect(render([CALL, CONSENT])).toContain('aria-live="polite"');
    expect(render([CALL, CONSENT])).toMatch(
      />Editor asks for context-manage create<.*>Notes wants to/,
    );
    expect(render([{ ...CALL, takenBack: true }])).not.toContain("<p");
  });

  it("has its place before anything asks", () => {
    expect(render([])).toMatch(/^<div aria-live="polite".*><\/div>$/);
  });
});
