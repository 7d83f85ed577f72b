import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { makeMessage, makePage, makeReply } from "../../../test/fakes/fake-client";
import type { Reply } from "../../domain/message";
import { createConversationStore } from "../conversation/conversation-store";
import { words } from "../words/words";
import { AskAnswer } from "./ask-answer";

/** What stands in the popup under a question with this whole reply, which has no text. */
function render(reply: Partial<Reply>): string {
  const store = createConversationStore();
  const answer = { ...makeReply(10, "complete", reply), text: "" };
  const page = makePage([makeMessage(9, { text: "Remember it" }), answer]);
  store.dispatch({ type: "newest", page });
  // Only its store is drawn.
  const asked = { store } as Parameters<typeof AskAnswer>[0]["asked"];
  return renderToStaticMarkup(
    <AskAnswer asked={asked} onContinue={() => {}} onStopped={() => {}} />,
  );
}

it("a call that waits for the person is told of, as the panel decides on it", () => {
  const html = render({ finish: "tool-calls", tools: ["block_append"] });
  expect(html).toContain(words.conversation.asks);
});

it("a reply without a word is told as such, where a tool was used, too", () => {
  for (const tools of [[], ["block_append"]]) {
    const html = render({ finish: "stop", tools });
    expect(html).toContain(words.conversation.empty);
    expect(html).not.toContain(words.conversation.asks);
  }
});
