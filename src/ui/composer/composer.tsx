import { AppWindow } from "lucide-react";
import {
  type KeyboardEvent,
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useId,
  useRef,
} from "react";
import type { Command } from "../../domain/command";
import type { PagePart } from "../../domain/page-ask";
import { CommandList } from "../commands/command-list";
import type { ShownConversation } from "../conversation/conversation-state";
import type { MessageEdits } from "../conversation/message-edits";
import { type TextKeys, useTextKeys } from "../keys/text-keys";
import type { Panel } from "../panel";
import type { UndoCell } from "../undo/undo-offer";
import { useCell } from "../use-cell";
import { useEmptyWhenGone } from "../use-empty-when-gone";
import { words } from "../words/words";
import { AttachButton } from "./attach-button";
import { ChosenPrompt, useOffer } from "./chosen-prompt";
import { ComposerButton } from "./composer-button";
import { submitText } from "./submit-text";
import { type Attaching, useAttaching } from "./use-attaching";
import type { CommandMenuUse } from "./use-command-menu";
import { type ComposerState, useComposer } from "./use-composer";
import { useLists } from "./use-lists";
import type { MentionUse } from "./use-mention";
import { type PromptCommands, usePromptCommands } from "./use-prompt-commands";
import { useSavedPrompt } from "./use-saved-prompt";

// Read when something is mentioned: the panel's first picture does not wait for it.
const MentionList = lazy(async () => {
  const { MentionList: List } = await import("../mentions/mention-list");
  return { default: List };
});

// Read when something is attached, with what counts its tokens.
const AttachmentList = lazy(async () => {
  const { AttachmentList: List } = await import("./attachment-list");
  return { default: List };
});

// Few dictate: the panel's first picture does not wait for it.
const Dictating = lazy(async () => {
  const { Dictating: Button } = await import("../speech/dictating");
  return { default: Button };
});

type Props = {
  readonly panel: Panel;
  readonly opened: ShownConversation | null;
  /** The turn that Stop ends; null while none runs. */
  readonly running: string | null;
  /** Where what was taken out is offered to be put back. */
  readonly undo: UndoCell;
  /** Answers a command here. */
  readonly onCommand: (command: Command) => void;
};

function stopIn(panel: Panel, field: RefObject<HTMLTextAreaElement | null>) {
  return (turnId: string) => {
    panel.turns.cancel(turnId);
    // The button is about to go, and the focus with it.
    field.current?.focus();
  };
}

/** Where the person writes and sends; a slash lists the commands, an `@` what can be mentioned. */
export function Composer({ panel, opened, running, undo, onCommand }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const composer = useComposer({ panel, opened, field, onCommand });
  const { isEmpty, direction, replace, putBefore, send } = composer;
  const saved = useSavedPrompt(field, composer);
  const prompts = usePromptCommands(panel, saved.begin);
  const keys = useTextKeys();
  const lists = useLists({ field, listId, keys, replace, onCommand, prompts });
  useRequestedFocus({
    ...{ field, edits: panel.edits, putBefore, replace },
    onPrompts: useOffer(lists, saved),
  });
  useEmptyWhenGone(field);
  const dropDictation = useRef<(() => void) | null>(null);
  const submit = () => {
    // What is heard from here on would stand in the next message.
    dropDictation.current?.();
    lists.end();
    void submitText({ field, prompts, replace, send });
  };
  const { onFiles, onText, onPaste, onRemove } = useAttaching(panel, undo, field);
  return (
    <>
      <form
        className="relative flex flex-col gap-1 rounded-lg border border-field bg-raised p-1 focus-within:border-accent"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
          field.current?.focus();
        }}
      >
        <Commands id={listId} use={lists.commands} prompts={prompts} onSend={submit} />
        <Mentions id={listId} panel={panel} opened={opened} use={lists.mentions} />
        <Attached panel={panel} onRemove={onRemove} />
        <div className="flex items-end gap-1">
          <AttachButton onFiles={onFiles} onText={onText} />
          <PageButton panel={panel} />
          <MessageField
            {...{ field, panel, lists, keys, direction, onPaste }}
            onChange={saved.changed}
            onSend={submit}
            mayEditLast={running === null}
          />
          <Suspense>
            <Dictating field={field} dropped={dropDictation} />
          </Suspense>
          <ComposerButton running={running} isEmpty={isEmpty} onStop={stopIn(panel, field)} />
        </div>
      </form>
      {/* Beside the form: what is submitted in the prompt's own is none of this one's. */}
      <ChosenPrompt use={saved} field={field} />
    </>
  );
}

type FieldProps = Pick<Props, "panel"> &
  Pick<ComposerState, "direction"> &
  Pick<Attaching, "onPaste"> & {
    readonly field: RefObject<HTMLTextAreaElement | null>;
    readonly lists: ReturnType<typeof useLists>;
    readonly keys: TextKeys;
    readonly onChange: () => void;
    readonly onSend: () => void;
    /** Whether a key may lead to the message before. */
    readonly mayEditLast: boolean;
  };

function MessageField(props: FieldProps) {
  const { field, panel, lists, keys, direction, onPaste, onChange, onSend, mayEditLast } = props;
  return (
    <textarea
      ref={field}
      data-composer=""
      aria-label={words.composer.label}
      {...lists.aria}
      placeholder={words.composer.placeholder}
      autoComplete="off"
      dir={direction}
      rows={1}
      onInput={(event) => {
        onChange();
        lists.commands.follow(event.currentTarget.value);
        // What is dictated, pasted or composed comes without a key.
        lists.mentions.follow();
      }}
      onSelect={lists.mentions.follow}
      onPaste={onPaste}
      onBlur={() => {
        panel.drafts.flush();
        lists.close();
      }}
      onKeyDown={(event) => {
        if (lists.take(event) || keys.breakLine(event)) return;
        const isSent = keys.is(event, "send");
        if (isSent) onSend();
        if (isSent || (mayEditLast && editsLast(event, keys, panel.edits))) event.preventDefault();
      }}
      className="field-sizing-content max-h-40 min-h-8 min-w-0 grow resize-none bg-transparent px-2 py-1.5 placeholder:text-muted focus:outline-none"
    />
  );
}

type CommandsProps = {
  readonly id: string;
  readonly use: CommandMenuUse;
  readonly prompts: PromptCommands;
  readonly onSend: () => void;
};

function Commands({ id, use: { menu, pick }, prompts, onSend }: CommandsProps) {
  if (menu.names.length === 0) return null;
  // A name that is typed behind the command goes with it.
  const onRun = menu.isWhole ? onSend : pick;
  return <CommandList id={id} menu={menu} others={prompts.list} onRun={onRun} />;
}

type MentionsProps = Pick<Props, "panel" | "opened"> & {
  readonly id: string;
  readonly use: MentionUse;
};

function Mentions({ id, panel, opened, use }: MentionsProps) {
  if (use.mention === null || opened === null) return null;
  const { conversation } = opened;
  return (
    <Suspense>
      <MentionList
        id={id}
        panel={panel}
        conversation={conversation}
        query={use.mention.query}
        use={use}
      />
    </Suspense>
  );
}

type AttachedProps = Pick<Props, "panel"> & { readonly onRemove: (id: string) => void };

function Attached({ panel, onRemove }: AttachedProps) {
  const { totals } = useCell(panel.meter);
  const state = useCell(panel.attachments);
  if (state.list.length === 0 && state.problem === null) return null;
  return (
    <Suspense>
      <AttachmentList
        state={state}
        readText={panel.attachments.readText}
        leftOut={totals?.leftOut ?? []}
        onRemove={onRemove}
      />
    </Suspense>
  );
}

/** Whether the last message is edited now: where there is nothing to move in. */
function editsLast(
  event: KeyboardEvent<HTMLTextAreaElement>,
  keys: TextKeys,
  edits: MessageEdits,
): boolean {
  return event.currentTarget.value === "" && keys.is(event, "editLast") && edits.editLast();
}

/** Attaches the page that is shown beside the panel. */
function PageButton({ panel }: { readonly panel: Panel }) {
  return (
    <button
      type="button"
      data-attach-page=""
      aria-label={words.attachments.page}
      title={words.attachments.pageHint}
      onClick={async () => {
        const { bringPage } = await import("../page/bring-page");
        await bringPage(panel, { part: "page", ask: "ask", tabId: null });
      }}
      className="grid size-8 shrink-0 place-items-center rounded-md text-muted hover:bg-tint hover:text-ink"
    >
      <AppWindow size={16} aria-hidden="true" />
    </button>
  );
}

type Deps = {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly edits: MessageEdits;
  readonly putBefore: (text: string) => void;
  readonly replace: (text: string) => void;
  readonly onPrompts: (part: PagePart) => void;
};

/** Gives the composer the keyboard when it appears, and when what had it is gone. */
function useRequestedFocus({ field, edits, putBefore, replace, onPrompts }: Deps): void {
  useEffect(() => field.current?.focus(), [field]);
  const { focus, typed, promptFor } = useCell(edits);
  const isRequested = focus === "composer";
  useEffect(() => {
    if (!isRequested) return;
    const now = field.current?.value ?? "";
    // Before what was typed since, a command would take that along as its own.
    if (typed.startsWith("/") && now.trim() !== "") replace(`${now.trimEnd()}\n${typed}`);
    else if (typed !== "") putBefore(typed);
    field.current?.focus();
    edits.focused();
    if (promptFor !== null) onPrompts(promptFor);
  }, [isRequested, typed, promptFor, edits, field, putBefore, replace, onPrompts]);
}
