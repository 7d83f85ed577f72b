import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Header } from "./header";

const render = (title: string) =>
  renderToStaticMarkup(
    <Header contextName="Calm Counselor" title={title} vault={null} onLock={() => {}} />,
  );

describe("Header", () => {
  it("shows the conversation's title beside the context's name, isolated in its own direction", () => {
    const html = render("ציפורים באגם");
    expect(html).toMatch(/<h1[^>]*>Calm Counselor<\/h1><bdi [^>]*title="ציפורים באגם"/);
    expect(html).toMatch(/truncate[^>]*>ציפורים באגם<\/bdi>/);
  });

  it("shows nothing in its place while there is none", () => {
    expect(render("")).not.toContain("data-conversation-title");
  });
});
