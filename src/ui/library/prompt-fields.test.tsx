import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PromptFieldsForm } from "./prompt-fields";

const BEGUN = { title: "Letter", command: "", text: "Dear {{name}}," };
const OTHER = { title: "Letter", command: "mail", text: "Hello {{name}}!" };

const render = (other: typeof OTHER | null) =>
  renderToStaticMarkup(<PromptFieldsForm begun={BEGUN} other={other} onSave={async () => {}} />);

describe("the fields of a prompt", () => {
  it("show what another window has made of it, and keep what was typed", () => {
    const html = render(OTHER);
    expect(html).toMatch(/data-other-prompt="".*\/mail<.*Hello \{\{name\}\}!/);
    expect(html).toContain("Dear {{name}},</textarea>");
  });

  it("show nothing beside them where nothing is in the way", () => {
    expect(render(null)).not.toContain("data-other-prompt");
  });
});
