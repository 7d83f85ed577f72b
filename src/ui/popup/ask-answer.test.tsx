import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { makeMessage, makePage, makeReply, makeTurnState } from "../../../test/fakes/fake-client";
import type { Reply } from "../../domain/message";
import type { TurnState } from "../../domain/turn";
import { createConversationStore } from "../conversation/conversation-store";
import { words } from "../words/words";
import { AskAnswer } from "./ask-answer";

/** What stands in the popup under a question with this whole reply, which has no text. */
function render(reply: Partial<Reply>, ended: TurnState | null = null): string {
  const store = createConversationStore();
  const answer = { ...makeReply(10, "complete", reply), text: "" };
  const page = makePage([makeMessage(9, { text: "Remember it" }), answer]);
  store.dispatch({ type: "newest", page });
  if (ended !== null) {
    const event = { type: "end", seq: 1, state: ended } as const;
    store.dispatch({ type: "turn", turnId: ended.turnId, event });
  }
  // Only its store is drawn.
  const conversation = { store } as Parameters<typeof AskAnswer>[0]["conversation"];
  return renderToStaticMarkup(
    <AskAnswer conversation={conversation} onContinue={() => {}} onStopped={() => {}} />,
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

it("how an answer ended is told aloud, too, as it stands below it", () => {
  const ended = makeTurnState(10, { status: "complete", finish: "length" });
  const parts = render({ finish: "length" }, ended).split(words.conversation.lengthEmpty);
  expect(parts).toHaveLength(3);
  expect(parts[1]).toMatch(/aria-live="polite"[^>]*><p>$/);
});
