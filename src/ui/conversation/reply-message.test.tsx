import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { idOf } from "../../../test/fakes/fake-client";
import type { ReplyView } from "./entries";
import { ReplyMessage } from "./reply-message";

const nothing = () => {};
const render = (over: Partial<ReplyView>, isNewest = true) =>
  renderToStaticMarkup(
    <ReplyMessage
      status="complete"
      text="Some text"
      thinking=""
      thinkingMs={0}
      failure={null}
      finish="stop"
      model="m"
      overflow={0}
      {...over}
      turnId={idOf(10)}
      isNewest={isNewest}
      onRetry={nothing}
      onContinue={nothing}
      onInspect={nothing}
    />,
  );

describe("ReplyMessage", () => {
  it("carries its turn and status, and no buttons when it simply ended", () => {
    const html = render({});
    expect(html).toContain(`data-turn="${idOf(10)}"`);
    expect(html).toContain('data-status="complete"');
    expect(html).not.toMatch(/data-continue|data-retry/);
  });

  it.each([
    [{ status: "interrupted" }, "Interrupted."],
    [{ status: "cancelled" }, "Stopped."],
    [{ finish: "length" }, "length limit"],
    [{ overflow: 1200 }, "1,200 tokens more"],
    [{ status: "interrupted", failure: { code: "turn-too-long", data: {} } }, "30 minutes"],
    [{ status: "failed", failure: { code: "provider-cut-off", data: {} } }, "connection ended"],
  ] as const)("tells why it ended and offers both ways on: %j", (over, reason) => {
    const html = render(over as Partial<ReplyView>);
    expect(html).toContain(reason);
    expect(html).toContain("data-continue");
    expect(html).toContain("data-retry");
  });

  it("offers no Continue where nothing had arrived", () => {
    const html = render({ status: "interrupted", text: "" });
    expect(html).not.toContain("data-continue");
    expect(html).toContain("data-retry");
  });

  it.each([
    [{ finish: "length", text: "" }, "before it began to answer"],
    [{ text: "" }, "answered with nothing"],
  ] as const)("tells that nothing was said and offers to ask again: %j", (over, reason) => {
    const html = render(over);
    expect(html).toContain(reason);
    expect(html).not.toContain("data-continue");
    expect(html).toContain("data-retry");
  });

  it("offers no new branch in the middle of the conversation", () => {
    expect(render({ status: "interrupted" }, false)).not.toContain("data-retry");
  });

  it("says that the message is kept when the server refused, with the command", () => {
    const failure = { code: "provider-forbidden", data: {} } as const;
    const html = render({ status: "failed", text: "", failure });
    expect(html).toContain("Your message is kept.");
    expect(html).toContain("OLLAMA_ORIGINS");
    expect(html).toContain('role="alert"');
  });

  it("folds thinking away and says how long it took", () => {
    const html = render({ thinking: "Hm.", thinkingMs: 4_200 });
    expect(html).toMatch(/<details data-thinking="" (?!.*open=).*Thought for 4 s/);
  });

  it("leads to what the model saw once it has ended, however it did", () => {
    expect(render({})).toContain(`data-inspect="${idOf(10)}"`);
    expect(render({ status: "failed" }, false)).toContain("data-inspect");
    expect(render({ status: "streaming" })).not.toContain("data-inspect");
    expect(render({ model: "" }), "the guide is no model").not.toContain("data-inspect");
  });

  it("is marked busy, without buttons, while it runs", () => {
    const html = render({ status: "streaming", text: "" });
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain("Waiting for the model");
    expect(html).not.toContain("data-retry");
  });
});
