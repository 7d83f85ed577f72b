import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Block } from "./block";

const draw = (source: string) =>
  renderToStaticMarkup(<Block source={source} asText={false} isAnnounced={false} />);

describe("a diagram in a reply", () => {
  it("is source, and can be shown once its end has arrived", () => {
    const open = "```mermaid\nflowchart TD\nA --> B\n";
    expect(draw(open)).not.toContain("data-show-diagram");
    expect(draw(`${open}\`\`\``)).toContain("data-show-diagram");
    expect(draw(`${open}\`\`\``)).toContain("A --&gt; B");
  });

  it("is what its language says, and nothing else", () => {
    expect(draw("```Mermaid\nx\n```")).toContain("data-show-diagram");
    expect(draw("```js\nflowchart TD\n```")).not.toContain("data-show-diagram");
  });
});
