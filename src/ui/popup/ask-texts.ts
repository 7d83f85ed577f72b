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
  const lineOf = (asked: QuickConversation) => (asked === here ? field.current : null);
  const putBefore = (asked: QuickConversation, text: string) =>
    putText({ asked, text, away, line: lineOf(asked) });
  const begin = (contextId: Id) => {
    const shown = quickAsk.get();
    const isAnswering = shown !== null && runningTurn(shown.store.get()) !== null;
    const asked = isAnswering ? quickAsk.beside(contextId) : quickAsk.with(contextId);
    here = asked;
    putBefore(asked, away.get(asked) ?? "");
    away.delete(asked);
    if (brought.has(asked)) return;
    brought.add(asked);
    bringStored(asked, putBefore, lineOf);
  };
  const bringBack = (asked: QuickConversation, text: string) => {
    // The line may have gone to another context, and have come back, since.
    if (here !== null && here.contextId === asked.contextId) {
      // It is still the stored draft, too, where nothing was stored since.
      if (!field.current?.value.includes(text)) putBefore(here, text);
      here.drafts.change(field.current?.value ?? "");
      return;
    }
    putBefore(asked, text);
    if (!asked.drafts.takeBack(text)) asked.drafts.change(away.get(asked) ?? "");
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
      const asked = quickAsk.with(contextId);
      here = asked;
      brought.add(asked);
      const free = asked.drafts.hold();
      if (field.current !== null) field.current.value = "";
      await free;
      if (!(await asked.send(text))) bringBack(asked, text);
      asked.drafts.release();
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
  asked: QuickConversation,
  putBefore: (asked: QuickConversation, text: string) => void,
  lineOf: (asked: QuickConversation) => { readonly value: string } | null,
): void {
  const { drafts, ready } = asked;
  drafts.onEarlier((text) => {
    putBefore(asked, text);
    const line = lineOf(asked);
    if (line !== null) drafts.change(line.value);
  });
  ready().then(({ draft }) => {
    drafts.begin(draft);
    putBefore(asked, draft);
  }, noDraft);
}

function noDraft(): void {}

type Put = {
  readonly asked: QuickConversation;
  readonly text: string;
  readonly away: WeakMap<QuickConversation, string>;
  /** Null where it is not this conversation's. */
  readonly line: { value: string } | null;
};

/** Puts a text before what stands in the line, or would once it is that conversation's again. */
function putText({ asked, text, away, line }: Put): void {
  if (line === null) {
    away.set(asked, before(text, away.get(asked) ?? ""));
    return;
  }
  const present = line.value;
  line.value = before(text, present);
  // What was typed before a stored draft came is kept with it, not over it.
  if (present !== "") asked.drafts.change(line.value);
}

function before(text: string, present: string): string {
  return draftPrefix(text, present) + present;
}
