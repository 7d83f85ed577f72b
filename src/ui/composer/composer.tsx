import { type KeyboardEvent, useId, useRef } from "react";
import type { OpenedConversation } from "../../contract/conversation";
import type { Command } from "../../domain/command";
import { CommandList, optionId } from "../commands/command-list";
import type { Panel } from "../panel";
import { useCell } from "../use-cell";
import { useEmptyWhenGone } from "../use-empty-when-gone";
import { words } from "../words/words";
import { AttachButton } from "./attach-button";
import { AttachmentList } from "./attachment-list";
import { ComposerButton } from "./composer-button";
import { useAttaching } from "./use-attaching";
import { useCommandMenu } from "./use-command-menu";
import { useComposer } from "./use-composer";
import { useWishedFocus } from "./use-wished-focus";

type Props = {
  readonly panel: Panel;
  readonly opened: OpenedConversation | null;
  /** The turn that Stop ends; null while none runs. */
  readonly running: string | null;
  /** Answers a command here. */
  readonly onCommand: (command: Command) => void;
};

/** Where the person writes: Enter sends, Shift+Enter breaks the line, a slash lists the commands. */
export function Composer({ panel, opened, running, onCommand }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const { isEmpty, direction, changed, replace, send } = useComposer({
    panel,
    opened,
    field,
    onCommand,
  });
  const commands = useCommandMenu(replace, onCommand);
  const { menu } = commands;
  useWishedFocus(field, panel.edits);
  useEmptyWhenGone(field);
  const submit = () => {
    commands.close();
    send();
  };
  const chosen = menu.names[menu.at];
  const { onFiles, onPaste, onRemove } = useAttaching(panel.attachments, field);
  return (
    <form
      className="relative flex flex-col gap-1 rounded-lg border border-field bg-raised p-1 focus-within:border-accent"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
        field.current?.focus();
      }}
    >
      {chosen !== undefined && (
        // A name that is typed behind the command goes with it.
        <CommandList id={listId} menu={menu} onRun={menu.isWhole ? submit : commands.pick} />
      )}
      <Attached panel={panel} onRemove={onRemove} />
      <div className="flex items-end gap-1">
        <AttachButton onFiles={onFiles} />
        <textarea
          ref={field}
          data-composer=""
          aria-label={words.composer.label}
          aria-autocomplete="list"
          aria-controls={chosen && listId}
          aria-activedescendant={chosen && optionId(listId, chosen)}
          placeholder={words.composer.placeholder}
          autoComplete="off"
          dir={direction}
          rows={1}
          onInput={(event) => {
            changed();
            commands.follow(event.currentTarget.value);
          }}
          onPaste={onPaste}
          onBlur={() => {
            panel.drafts.flush();
            commands.close();
          }}
          onKeyDown={(event) => {
            if (commands.take(event)) return;
            if (isSend(event)) {
              event.preventDefault();
              submit();
            } else if (isEditLast(event) && running === null && panel.edits.editLast()) {
              event.preventDefault();
            }
          }}
          className="field-sizing-content max-h-40 min-h-8 min-w-0 grow resize-none bg-transparent px-2 py-1.5 placeholder:text-muted focus:outline-none"
        />
        <ComposerButton
          running={running}
          isEmpty={isEmpty}
          onStop={(turnId) => {
            panel.turns.cancel(turnId);
            // The button is about to go, and the focus with it.
            field.current?.focus();
          }}
        />
      </div>
    </form>
  );
}

type AttachedProps = Pick<Props, "panel"> & { readonly onRemove: (id: string) => void };

function Attached({ panel, onRemove }: AttachedProps) {
  const { totals } = useCell(panel.meter);
  const isBlind = totals?.leftOut.some(({ reason }) => reason === "images-unseen") === true;
  const state = useCell(panel.attachments);
  return <AttachmentList state={state} isBlind={isBlind} onRemove={onRemove} />;
}

function isSend({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return key === "Enter" && !shiftKey && !nativeEvent.isComposing;
}

/** ↑ where there is nothing to move in. */
function isEditLast(event: KeyboardEvent<HTMLTextAreaElement>): boolean {
  const { key, shiftKey, ctrlKey, metaKey, altKey, currentTarget, nativeEvent } = event;
  const isPlain = !shiftKey && !ctrlKey && !metaKey && !altKey && !nativeEvent.isComposing;
  return key === "ArrowUp" && isPlain && currentTarget.value === "";
}
