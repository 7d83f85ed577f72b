import type { LostPart } from "../../contract/memory";
import type { BlockType, Permission } from "../../domain/block";
import type { BlockWriter } from "../../domain/block-edit";
import type { BlockField } from "../../domain/block-schema";
import { catalogue } from "./catalogue";
import { enNotes } from "./en-notes";
import { enReferences } from "./en-references";
import { countOf, formatExactDate, formatNumber, formatTokens } from "./format";

/** What a block can be laid out as. */
export type LayoutName = "text" | "list" | "checklist" | "map" | "log" | "composite";

const layouts: Record<LayoutName, string> = {
  text: "Text",
  list: "List",
  checklist: "Checklist",
  map: "Table",
  log: "Log",
  composite: "Sections",
};

const layoutMeans: Record<LayoutName, string> = {
  text: "Words, as you write them.",
  list: "Numbered items, one below the other.",
  checklist: "Items that can be ticked.",
  map: "Named fields, each with a value.",
  log: "Entries with their time, newest first. Earlier ones stay as they are.",
  composite: "Several parts under headings, each with a layout of its own.",
};

const fieldTypes: Record<BlockField["type"], string> = {
  text: "Text",
  number: "Number",
  boolean: "Yes or no",
  list: "List",
  counter: "Counter",
};

const types: Record<BlockType, string> = {
  core: "Core",
  working: "Working",
  archival: "Archival",
  log: "Log",
};

const typeMeans: Record<BlockType, string> = {
  core: "The model sees it with every message, as far as memory's share of the window goes.",
  working:
    "For what is going on now: the model sees it while it is pinned, or when a message refers to it.",
  archival: "For what is seldom needed: in no prompt. You find it here.",
  log: "For what happened: in no prompt. You find it here.",
};

const permissions: Record<Permission, string> = {
  ReadOnly: "Read only",
  Human: "Ask a person",
  Partner: "Ask me",
  Append: "Add only",
  ReadWrite: "Read and write",
  Admin: "Everything",
};

const permissionMeans: Record<Permission, string> = {
  ReadOnly: "The model reads it and never changes it.",
  Human: "Whoever sits here is asked before the model changes it.",
  Partner: "You are asked before the model changes it.",
  Append: "The model may add to it, and changes nothing that stands there.",
  ReadWrite: "The model may change what stands in it.",
  Admin: "The model may change it, and delete it.",
};

const who: Record<BlockWriter, string> = { person: "You", model: "Model", system: "Confidant" };

const what: Readonly<Record<string, string>> = {
  "set-text": "wrote it anew",
  "append-text": "added text",
  "replace-text": "replaced text",
  "splice-text": "changed the text",
  "set-field": "changed a field",
  "append-to-field": "added to a field",
  increment: "changed a counter",
  "push-item": "added an item",
  "insert-item": "added an item",
  "set-item": "changed an item",
  "delete-item": "deleted an item",
  "append-entry": "added an entry",
  restore: "restored a version",
  layout: "changed the layout",
  merge: "merged a backup's changes in",
};

const lostKinds: Record<LostPart["kind"], (count: number, name: string) => string> = {
  section: (_count, name) => `The section ${name}`,
  field: (_count, name) => `The field ${name}`,
  items: (count) => countOf(count, "item", "items"),
  ticks: (count) => countOf(count, "tick", "ticks"),
  entries: (count) => countOf(count, "entry", "entries"),
  text: () => "The text",
};

function tokensOf(tokens: number): string {
  return tokens < 1_000 ? countOf(tokens, "token", "tokens") : `${formatTokens(tokens)} tokens`;
}

/** What stands on the pages about memory. */
export const enMemory = {
  ...enNotes,
  ...enReferences,
  title: "Memory",
  close: "Close",
  wide: "Open in a tab",
  cancel: "Cancel",
  save: "Save",
  delete: "Delete",
  done: "Done",
  loading: "Loading …",
  context: "Memory of",
  archived: (name: string) => `${name} (archived)`,
  means:
    "What this context remembers beyond its conversations. You can change everything; the model only what you allow.",
  inspect: "See the next prompt",
  notInPrompt: "No prompt of this context holds them. Options, Contexts, sets what each holds.",
  inspectHint: "The inspector in the side panel shows everything that the model will see.",

  blocks: "Blocks",
  blocksMeans: "Short texts that are part of the prompt.",
  /** `always` are those of them that every prompt holds. */
  blocksTotal: (count: number, tokens: number, always: number) =>
    [
      countOf(count, "block", "blocks"),
      tokensOf(tokens),
      ...(always === tokens ? [] : [`${tokensOf(always)} of them with every message`]),
    ].join(" · "),
  noBlocks: "No blocks here. A block is a short text that is part of the prompt.",
  sharedBlocks: "Shared with this context",
  from: (context: string) => `from ${context}`,
  addBlock: "Add a block",
  tokens: tokensOf,
  exactTokens: (tokens: number) => `About ${countOf(tokens, "token", "tokens")}`,
  showAll: "Show all",
  empty: "Empty. The model does not see it until something stands here.",
  pinned: "Pinned",
  notPinned: "Only when referred to",
  untrusted: "Holds text from elsewhere",
  types,
  typeMeans,
  permissions,
  permissionMeans,
  layouts,
  layoutMeans,
  fieldTypes,
  edit: "Edit",
  editOf: (label: string) => `Edit ${label}`,
  doneOf: (label: string) => `Done with ${label}`,
  more: (label: string) => `More for ${label}`,
  lost: (count: number) =>
    `${countOf(count, "earlier change does", "earlier changes do")} not open any more, so what they said is missing. The rest is here and can be edited.`,

  menu: {
    settings: "Settings …",
    layout: "Layout …",
    history: "History …",
    share: "Share …",
    unshare: "Stop sharing it here",
    remove: "Delete",
  },

  saving: "Saving …",
  unsaved: "Not saved yet",
  saved: "Saved",
  notSaved: "Not saved",
  undo: "Undo",
  undoOf: (label: string) => `Undo the last change in ${label}`,

  text: (name: string) => `Text of ${name}`,
  readOnly: "read-only for the model",
  item: (position: number) => `Item ${formatNumber(position)}`,
  doneItem: (text: string) => `Done: ${text}`,
  newItem: "New item",
  addItem: "Add",
  moveUp: (text: string) => `Move up: ${text}`,
  moveDown: (text: string) => `Move down: ${text}`,
  removeItem: (text: string) => `Delete: ${text}`,
  listFull: (max: number) => `This list takes ${countOf(max, "item", "items")} at most.`,
  noItems: "No items yet.",
  newEntry: "New entry",
  addEntry: "Add",
  noEntries: "No entries yet.",
  exactly: (at: number) => formatExactDate(at),
  earlier: (count: number) => `Show ${countOf(count, "earlier entry", "earlier entries")}`,
  noFields: "This table has no fields yet. Layout, in the menu, adds them.",
  listField: "One item a line.",
  less: (name: string) => `Less: ${name}`,
  plus: (name: string) => `More: ${name}`,
  unset: "Not set",
  yes: "Yes",
  no: "No",
  notNumber: "This is no number, so it was not saved.",

  settings: {
    addTitle: "Add a block",
    title: (label: string) => `Settings of ${label}`,
    label: "Name",
    labelNote: "The model knows it by this name.",
    description: "What it is for",
    descriptionNote: "The model reads this, too. May be left empty.",
    type: "Kind",
    permission: "What the model may do",
    pinned: "Pinned: the model sees it with every message",
    layout: "Layout",
    add: "Add",
    empty: "Give it a name.",
    taken: "Another block of this context has that name.",
    changed:
      "It was changed elsewhere meanwhile. This is how it is now; press Save to make your changes over it.",
  },

  layout: {
    title: (label: string) => `Layout of ${label}`,
    means:
      "The content is kept. If something does not fit, nothing is changed and you see what it is.",
    misfit:
      "This has no place in the new layout, so nothing was changed. Keep it in the layout, or empty it first.",
    lost: ({ kind, section, name, count }: LostPart) => {
      const within = section === null ? "" : ` in the section ${section}`;
      return `${lostKinds[kind](count, name ?? "")}${within}`;
    },
    fields: "Fields",
    fieldName: "Name",
    fieldType: "Type",
    about: "What it is for",
    readOnly: "Read-only for the model",
    addField: "Add a field",
    removeField: (name: string) => `Remove the field ${name}`,
    sections: "Sections",
    section: (position: number) => `Section ${formatNumber(position)}`,
    sectionName: "Heading",
    sectionLayout: "Layout",
    addSection: "Add a section",
    removeSection: (name: string) => `Remove the section ${name}`,
    field: (position: number) => `Field ${formatNumber(position)}`,
    maxItems: "Most items",
    maxItemsNote: "Left empty for no limit.",
    lines: "Lines that the model sees",
    linesNote: "Left empty for all of them.",
    firstLine: "From line",
    displayLimit: "Newest entries that the model sees",
    names: "Each needs a name, and no two the same.",
  },

  history: {
    title: (label: string) => `History of ${label}`,
    none: "Nothing was changed yet.",
    who,
    what: (name: string) => what[name] ?? name,
    through: "through a shared block",
    why: (text: string) => `Why: ${text}`,
    added: "added",
    removed: "removed",
    restore: "Restore this version",
    restoreOf: (time: number) => `Restore this version, of ${formatExactDate(time)}`,
    restored: "Restored. The version before is in the history, too.",
    restoreFirst: "Restore how it began",
    more: "Show earlier",
    clear: "Clear history …",
    clearMeans:
      "This deletes every earlier version for good, and with it every text that is not in the block any more. It cannot be undone. Backups that were made before keep it, for four weeks or longer.",
    clearConfirm: "Clear it",
    cleared: "The history is cleared.",
  },

  share: {
    title: (label: string) => `Share ${label}`,
    means:
      "The other context sees this block, always as it is now. Its model may do what you choose here.",
    with: "With",
    permission: "What its model may do",
    add: "Share",
    list: "Shared with",
    stop: "Stop",
    stopOf: (name: string) => `Stop sharing with ${name}`,
    noOther: "There is no other context to share it with.",
    gone: "A context that is not there any more",
  },
};

/** The texts of memory, apart from the others: they are read with the page that says them. */
export const memoryWords: typeof enMemory = catalogue("memory", enMemory);
