import { draftPrefix } from "../../domain/draft-prefix";
import type { Id } from "../../domain/id";
import { runningTurn } from "../conversation/entries";
import type { QuickAsk } from "./quick-ask";
import type { QuickConversation } from "./quick-conversation";

export type AskTexts = {
  /** Brings back what was typed for this context before; another answer stays while it is written. */
  readonly begin: (contextId: Id) => void;
  /** Notes what stands in the line now. */
  readonly changed: (contextId: Id) => void;
  readonly flush: () => void;
  /** Sends the text; what could not be sent comes back, before anything typed since. */
  readonly send: (contextId: Id, text: string) => Promise<void>;
  /** The line is this context's no more: it is emptied, and what stood in it is kept for its own. */
  readonly leave: (contextId: Id) => void;
};

type Deps = {
  readonly quickAsk: QuickAsk;
  readonly field: { readonly current: { value: string } | null };
};

/** The texts of the one line that all contexts share; the field itself holds the one that is shown. */
export function createAskTexts({ quickAsk, field }: Deps): AskTexts {
  /** Where what stands in the line is kept. */
  let here: QuickConversation | null = null;
  const brought = new WeakSet<QuickConversation>();
  // What stands in the line once it is such a conversation's again.
  const away = new WeakMap<QuickConversation, string>();
  const lineOf = (owner: QuickConversation) => (owner === here ? field.current : null);
  const putBefore = (owner: QuickConversation, text: string) =>
    putText({ owner, text, away, line: lineOf(owner) });
  const begin = (contextId: Id) => {
    const shown = quickAsk.get();
    const isAnswering = shown !== null && runningTurn(shown.store.get()) !== null;
    const conversation = isAnswering ? quickAsk.beside(contextId) : quickAsk.with(contextId);
    here = conversation;
    putBefore(conversation, away.get(conversation) ?? "");
    away.delete(conversation);
    if (brought.has(conversation)) return;
    brought.add(conversation);
    bringStored(conversation, putBefore, lineOf);
  };
  const bringBack = (owner: QuickConversation, text: string) => {
    // The line may have gone to another context, and have come back, since.
    if (here !== null && here.contextId === owner.contextId) {
      // It is still the stored draft, too, where nothing was stored since.
      if (!field.current?.value.includes(text)) putBefore(here, text);
      here.drafts.change(field.current?.value ?? "");
      return;
    }
    putBefore(owner, text);
    if (!owner.drafts.takeBack(text)) owner.drafts.change(away.get(owner) ?? "");
  };
  return {
    begin,
    changed: (contextId) => {
      // The line may have become this context's while it had the keyboard.
      if (here?.contextId !== contextId) begin(contextId);
      here?.drafts.change(field.current?.value ?? "");
    },
    flush: () => here?.drafts.flush(),
    send: async (contextId, text) => {
      const conversation = quickAsk.with(contextId);
      here = conversation;
      brought.add(conversation);
      const free = conversation.drafts.hold();
      if (field.current !== null) field.current.value = "";
      await free;
      if (!(await conversation.send(text))) bringBack(conversation, text);
      conversation.drafts.release();
    },
    leave: (contextId) => {
      if (here?.contextId !== contextId) return;
      here.drafts.flush();
      if (field.current !== null) {
        away.set(here, field.current.value);
        field.current.value = "";
      }
      here = null;
    },
  };
}

/** Puts before a conversation's text what is stored, and what another page has stored there since. */
function bringStored(
  conversation: QuickConversation,
  putBefore: (conversation: QuickConversation, text: string) => void,
  lineOf: (conversation: QuickConversation) => { readonly value: string } | null,
): void {
  const { drafts, ready } = conversation;
  drafts.onEarlier((text) => {
    putBefore(conversation, text);
    const line = lineOf(conversation);
    if (line !== null) drafts.change(line.value);
  });
  ready().then(({ draft }) => {
    drafts.begin(draft);
    putBefore(conversation, draft);
  }, noDraft);
}

function noDraft(): void {}

type Put = {
  readonly owner: QuickConversation;
  readonly text: string;
  readonly away: WeakMap<QuickConversation, string>;
  /** Null where it is not this conversation's. */
  readonly line: { value: string } | null;
};

/** Puts a text before what stands in the line, or would once it is that conversation's again. */
function putText({ owner, text, away, line }: Put): void {
  if (line === null) {
    away.set(owner, before(text, away.get(owner) ?? ""));
    return;
  }
  const present = line.value;
  line.value = before(text, present);
  // What was typed before a stored draft came is kept with it, not over it.
  if (present !== "") owner.drafts.change(line.value);
}

function before(text: string, present: string): string {
  return draftPrefix(text, present) + present;
}
