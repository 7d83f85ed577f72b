import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { idOf, makeTurnState } from "../../../test/fakes/fake-client";
import { Announcer } from "./announcer";

const render = (over: Partial<Parameters<typeof Announcer>[0]>) =>
  renderToStaticMarkup(
    <Announcer finished={null} noticeOf={() => null} news={null} sibling={null} {...over} />,
  );

describe("Announcer", () => {
  it("tells politely what has changed in what the model sees, beside a finished reply", () => {
    const finished = makeTurnState(10, { status: "complete", text: "It is late." });
    const html = render({ finished, news: { text: "A summary.", count: 1 } });
    expect(html).toContain('aria-live="polite"');
    expect(html).toContain("Reply finished: It is late.");
    expect(html).toMatch(/data-context-news="">A summary\./);
  });

  it("tells that a call waits for the person, and not that the reply is finished", () => {
    const finished = makeTurnState(10, {
      ...{ status: "complete", finish: "tool-calls", tools: ["note"] },
      text: "I will note that.",
    });
    const html = render({ finished });
    expect(html).toContain("The model asks for your approval.");
    expect(html).not.toContain("Reply finished");
  });

  it("says nothing of a whole reply without a word", () => {
    const finished = makeTurnState(10, { status: "complete", text: " \n" });
    const html = render({ finished });
    expect(html).not.toContain("<p");
  });

  it.each(["complete", "interrupted", "cancelled"] as const)(
    "tells once, in place of the reply, why it ended early: %s",
    (status) => {
      const finished = makeTurnState(10, { status, text: "It is" });
      const html = render({ finished, noticeOf: () => "It was cut." });
      expect(html.split("It was cut.")).toHaveLength(2);
      expect(html).not.toMatch(/Reply finished|alert/);
    },
  );

  it("tells at once that a reply has failed", () => {
    const finished = makeTurnState(10, { status: "failed" });
    const html = render({ finished, noticeOf: () => "The server is gone." });
    expect(html).toMatch(/<p role="alert" class="sr-only">The server is gone\.<\/p>$/);
  });

  it("tells of what waits for the person that it does, whatever stands below it", () => {
    const waits = { status: "complete", finish: "tool-calls" } as const;
    const finished = makeTurnState(10, { ...waits, tools: ["note"] });
    expect(render({ finished, noticeOf: () => "It was cut." })).not.toContain("It was cut.");
  });

  it("says nothing before anything has happened", () => {
    const html = render({});
    expect(html).not.toContain("<p");
  });

  it("tells which version of a message is shown, once it was chosen", () => {
    const sibling = {
      messageId: idOf(9),
      step: "after",
      position: 2,
      of: 3,
      takesFocus: false,
    } as const;
    const html = render({ sibling });
    expect(html).toContain("Now showing version 2 of 3.");
  });
});
