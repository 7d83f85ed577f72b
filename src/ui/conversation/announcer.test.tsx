import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { idOf, makeTurnState } from "../../../test/fakes/fake-client";
import { Announcer } from "./announcer";

describe("Announcer", () => {
  it("tells politely what has changed in what the model sees, beside a finished reply", () => {
    const finished = makeTurnState(10, { status: "complete", text: "It is late." });
    const html = renderToStaticMarkup(
      <Announcer finished={finished} news={{ text: "A summary.", count: 1 }} sibling={null} />,
    );
    expect(html).toContain('aria-live="polite"');
    expect(html).toContain("Reply finished: It is late.");
    expect(html).toMatch(/data-context-news="">A summary\./);
  });

  it("tells that a call waits for the person, and not that the reply is finished", () => {
    const finished = makeTurnState(10, {
      ...{ status: "complete", finish: "tool-calls", tools: ["note"] },
      text: "I will note that.",
    });
    const html = renderToStaticMarkup(<Announcer finished={finished} news={null} sibling={null} />);
    expect(html).toContain("The model asks for your approval.");
    expect(html).not.toContain("Reply finished");
  });

  it("says nothing of a whole reply without a word", () => {
    const finished = makeTurnState(10, { status: "complete", text: " \n" });
    const html = renderToStaticMarkup(<Announcer finished={finished} news={null} sibling={null} />);
    expect(html).not.toContain("<p");
  });

  it("says nothing before anything has happened", () => {
    const html = renderToStaticMarkup(<Announcer finished={null} news={null} sibling={null} />);
    expect(html).not.toContain("<p");
  });

  it("tells which version of a message is shown, once it was chosen", () => {
    const sibling = {
      messageId: idOf(9),
      step: "after",
      place: 2,
      of: 3,
      takesFocus: false,
    } as const;
    const html = renderToStaticMarkup(<Announcer finished={null} news={null} sibling={sibling} />);
    expect(html).toContain("Now showing version 2 of 3.");
  });
});
