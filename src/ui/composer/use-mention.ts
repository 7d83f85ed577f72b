import { type KeyboardEvent, type RefObject, useRef, useState } from "react";
import type { TextKeys } from "../keys/text-keys";
import { typeText } from "../keys/text-keys";
import { findMention, type Mention } from "../mentions/find-mention";

export type MentionUse = {
  /** Null while none is being typed. */
  readonly mention: Mention | null;
  /** The option that Enter takes, by its element's id. */
  readonly activeId: string | undefined;
  readonly setActive: (id: string | undefined) => void;
  /** What the open list does with a key; whether it took it. */
  readonly onKey: RefObject<((event: KeyboardEvent) => boolean) | null>;
  /** Takes text and caret as they are now. */
  readonly follow: () => void;
  /** Whether a key was the list's, or opened it. */
  readonly take: (event: KeyboardEvent) => boolean;
  /** Closes it for this sign; another one opens it again. */
  readonly close: () => void;
  /** Closes it, and forgets the sign: the text is about to be another one. */
  readonly end: () => void;
  /** Takes the sign and what follows it out of the text. */
  readonly cut: () => void;
};

type Deps = {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly keys: TextKeys;
};

const SIGN = "@";

/** What can be mentioned, listed while a name is typed behind an `@`, or behind the keys chosen for it. */
export function useMention({ field, keys }: Deps): MentionUse {
  const [mention, setMention] = useState<Mention | null>(null);
  const [activeId, setActive] = useState<string>();
  const onKey = useRef<((event: KeyboardEvent) => boolean) | null>(null);
  // The place of the sign that was closed; and of the one that the chosen keys have put there.
  const closed = useRef(-1);
  const insertedAt = useRef(-1);
  const forget = () => {
    closed.current = -1;
    insertedAt.current = -1;
  };
  const follow = () => {
    const now = field.current;
    const found = now === null ? null : findMention(now.value, now.selectionStart);
    // The sign is gone, or the caret is elsewhere: what stands at its place later is another one.
    if (found === null) forget();
    const isWanted =
      found !== null &&
      found.from !== closed.current &&
      (keys.of("mention") === SIGN || found.from === insertedAt.current);
    setMention(isWanted ? found : null);
  };
  const close = () => {
    closed.current = mention?.from ?? closed.current;
    setMention(null);
  };
  return {
    mention,
    activeId: mention === null ? undefined : activeId,
    setActive,
    onKey,
    follow,
    close,
    end: () => {
      forget();
      setMention(null);
    },
    take: (event) => {
      if (keys.of("mention") !== SIGN && keys.is(event, "mention")) {
        insertedAt.current = field.current?.selectionStart ?? -1;
        typeText(event, SIGN);
        return true;
      }
      return mention !== null && onKey.current?.(event) === true;
    },
    cut: () => {
      const now = field.current;
      if (now === null || mention === null) return;
      const { from, query } = mention;
      now.focus();
      now.setSelectionRange(from, from + 1 + query.length);
      document.execCommand("delete");
      forget();
      setMention(null);
    },
  };
}
