import { X } from "lucide-react";
import { type ComponentProps, useState } from "react";
import type { Attachment } from "../../../src/domain/attachment";
import { AttachmentChip } from "../../../src/ui/attachments/attachment-chip";
import { ReplyTools } from "../../../src/ui/conversation/reply-tools";
import { ActionMenu } from "../../../src/ui/conversations/action-menu";
import { SmallDialog } from "../../../src/ui/conversations/small-dialog";
import { IconButton } from "../../../src/ui/icon-button";
import { QuietButton } from "../../../src/ui/quiet-button";
import type { Sample, Specimen } from "../specimen";

/** What the panel is made of besides the kit: menus, questions, what is attached, a reply's tools. */
export function panelParts(sample: Sample): readonly Specimen[] {
  return [
    { component: "ActionMenu", state: "rest", view: <Menu {...sample} /> },
    { component: "SmallDialog", state: "rest", view: <Question {...sample} /> },
    ...chips(sample),
    ...tools(sample),
  ];
}

function Menu({ word, sentence }: Sample) {
  const run = () => {};
  const actions = [
    { name: "first", label: word, hint: "Ctrl+K", run },
    { name: "second", label: sentence, run },
    { name: "apart", label: word, apart: true, run },
  ];
  return <ActionMenu button={<QuietButton>{word}</QuietButton>} label={word} actions={actions} />;
}

function Question({ word, sentence, long }: Sample) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <QuietButton onClick={() => setOpen(true)}>{word}</QuietButton>
      {isOpen && (
        <SmallDialog title={sentence} onClose={close} onClosed={() => {}}>
          <p className="text-small wrap-anywhere">{long}</p>
          <QuietButton onClick={close}>{word}</QuietButton>
        </SmallDialog>
      )}
    </>
  );
}

function chips({ word, sentence, long }: Sample): readonly Specimen[] {
  const component = "AttachmentChip";
  const remove = <IconButton name={word} icon={X} />;
  return [
    {
      component,
      state: "rest",
      view: (
        <AttachmentChip name={sentence} attachment={page(sentence)}>
          {remove}
        </AttachmentChip>
      ),
    },
    { component, state: "busy", view: <AttachmentChip name={word} attachment={null} /> },
    {
      component,
      state: "long",
      view: (
        <AttachmentChip name={long} attachment={page(long)} detail={word}>
          {remove}
        </AttachmentChip>
      ),
    },
  ];
}

function page(name: string): Attachment {
  return { kind: "text", id: ID, name, text: name, of: "page" };
}

const ID = "6f6f0a8e-0b7e-4b1c-9c53-0f6f4a5d2a01";
const OTHER = "6f6f0a8e-0b7e-4b1c-9c53-0f6f4a5d2a02";

function tools({ sentence }: Sample): readonly Specimen[] {
  const component = "ReplyTools";
  const shown = (over: Partial<ComponentProps<typeof ReplyTools>>) => (
    <ReplyTools {...REPLY} text={sentence} {...over} />
  );
  return [
    { component, state: "rest", view: shown({}) },
    { component, state: "rest", note: "one of two", view: shown({ siblings: [OTHER, ID] }) },
    { component, state: "busy", view: shown({ isIdle: false }) },
  ];
}

const nothing = () => {};
const REPLY: ComponentProps<typeof ReplyTools> = {
  turnId: ID,
  text: "",
  status: "complete",
  thinking: "",
  thinkingMs: 0,
  failure: null,
  finish: "stop",
  overflow: 0,
  provider: "ollama",
  model: "calm:1b",
  isNewest: true,
  siblings: null,
  isIdle: true,
  next: null,
  branches: {
    get: () => null,
    subscribe: () => nothing,
    show: () => Promise.resolve(),
    focused: nothing,
    remove: () => Promise.resolve(true),
    close: nothing,
  },
  onRetry: nothing,
  otherModel: {
    get: () => null,
    subscribe: () => nothing,
    ask: nothing,
    leave: nothing,
    choose: nothing,
    close: nothing,
  },
  onBranch: nothing,
  onInspect: nothing,
  onDelete: nothing,
};
