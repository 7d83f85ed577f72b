import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { createFakeClient, idOf } from "../../../test/fakes/fake-client";
import type { Attachment } from "../../domain/attachment";
import { createPanel } from "../panel";
import type { ReplyView } from "./entries";
import { ReplyMessage } from "./reply-message";

const nothing = () => {};
const { branches, attachments, client, otherModel } = createPanel(createFakeClient().client);

type Around = {
  readonly isIdle?: boolean;
  readonly siblings?: readonly string[];
  readonly attachments?: readonly Attachment[];
};

const render = (over: Partial<ReplyView>, isNewest = true, around: Around = {}) =>
  renderToStaticMarkup(
    <ReplyMessage
      status="complete"
      text="Some text"
      thinking=""
      thinkingMs={0}
      failure={null}
      finish="stop"
      provider="ollama"
      model="m"
      overflow={0}
      {...over}
      turnId={idOf(10)}
      client={client}
      isNewest={isNewest}
      onRetry={nothing}
      otherModel={otherModel}
      next={null}
      onBranch={nothing}
      onContinue={nothing}
      onAnswer={nothing}
      onInspect={nothing}
      onDelete={nothing}
      attachments={around.attachments ?? []}
      readImage={attachments.readImage}
      siblings={around.siblings ?? null}
      isIdle={around.isIdle ?? true}
      branches={branches}
    />,
  );

describe("ReplyMessage", () => {
  it("M-086 shows the pictures that it had where it was imported from", () => {
    const facts = { type: "image/png", bytes: 9, width: 3, height: 2 } as const;
    const picture = { kind: "image", id: idOf(7), name: "a heron", ...facts } as const;
    const html = render({ text: "" }, true, { attachments: [picture] });
    expect(html).toContain(`data-attachment="${idOf(7)}"`);
    expect(html).toContain("a heron");
    expect(render({})).not.toContain("data-attachment");
  });

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
    [{ text: "" }, "The answer is empty"],
  ] as const)("tells that nothing was said and offers to ask again: %j", (over, reason) => {
    const html = render(over);
    expect(html).toContain(reason);
    expect(html).not.toContain("data-continue");
    expect(html).toContain("data-retry");
  });

  it("offers Retry at the end of the conversation only: elsewhere Regenerate does it", () => {
    expect(render({ status: "interrupted" }, false)).not.toContain("data-retry");
  });

  it("says that the message is kept when the server refused, with the command", () => {
    const failure = { code: "provider-forbidden", data: { provider: "ollama" } } as const;
    const html = render({ status: "failed", text: "", failure });
    expect(html).toContain("Your message is saved.");
    expect(html).toContain("OLLAMA_ORIGINS");
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

  it.each(["What the model saw", "Copy", "Regenerate", "More actions for this message"])(
    "has an icon for what can be done, named on hover too: %s",
    (name) => {
      expect(render({})).toContain(`aria-label="${name}" title="${name}"`);
    },
  );

  it("is marked busy, without buttons, while it runs", () => {
    const html = render({ status: "streaming", text: "" });
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain("Waiting for the model");
    expect(html).not.toContain("data-retry");
  });

  it("can be answered again wherever it stands, while nothing runs", () => {
    expect(render({})).toContain(`data-answer-again="${idOf(10)}"`);
    expect(render({}, false)).toContain(`data-answer-again="${idOf(10)}"`);
    expect(render({ status: "cancelled" }, false), "cut").toContain("data-answer-again");
    expect(render({}, true, { isIdle: false })).not.toMatch(/data-answer-again|data-message-menu/);
    expect(render({}, false, { isIdle: false })).not.toContain("data-answer-again");
    expect(render({ status: "failed" }), "Retry does it").not.toContain("data-answer-again");
    const empty = render({ status: "failed", text: "" }, false);
    expect(empty, "Answer does it").not.toContain("data-answer-again");
  });

  it("shows which of several versions it is, with a step to each side", () => {
    const html = render({}, true, { siblings: [idOf(8), idOf(10), idOf(12)] });
    expect(html).toContain('aria-label="Version 2 of 3"');
    expect(html).toContain("2/3");
    expect(html).toMatch(/aria-label="Previous version" [^>]*aria-disabled="false"/);
    expect(render({})).not.toContain("data-branch-switch");
  });

  it.each(["chatgpt", "claude"])(
    "names the model of a reply from %s, of which no plan is kept",
    (provider) => {
      const html = render({ provider, model: "gpt-4o" });
      expect(html).toContain("imported · gpt-4o");
      expect(html).not.toContain("data-inspect");
    },
  );

  it("is whole where it only asked for tools, and answered with nothing where it did not", () => {
    const toolCalls = [{ id: "a", name: "look_up", arguments: "{}" }];
    const html = render({ text: "", finish: "tool-calls", toolCalls });
    expect(html, "it is whole").toContain("data-answer-again");
    expect(render({ finish: "tool-calls", text: "" })).toContain("The answer is empty");
  });

  it.each(["Half a", ""])(
    "tells that the provider ended the answer, with what to do: %j",
    (text) => {
      const html = render({ finish: "refusal", text });
      expect(html).toMatch(text === "" ? /did not let this be answered/ : /ended this answer/);
      expect(html).toContain("data-retry");
      expect(html).not.toContain("data-continue");
    },
  );
});
