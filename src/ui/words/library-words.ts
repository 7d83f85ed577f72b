import { catalogue } from "./catalogue";

/** What stands in the prompt library, and where one of its prompts is used. */
export const enLibrary = {
  title: "Prompt library",
  why: "Your own texts for messages. Type / in the panel and choose one, or choose “Use a prompt” in the menu of a web page. A prompt only fills the message field: it is never sent by itself.",
  none: "No prompts yet.",
  search: "Search prompts",
  notFound: "No prompt matches.",
  add: "New prompt",
  fields: { title: "Title", command: "Command", text: "Text" },
  hints: {
    command: "What you type after /. If empty, it is made from the title.",
    text: "You are asked for what stands in double braces, such as {{topic}}. In the menu of a web page, {{page}} and {{selection}} stand for what is attached.",
  },
  save: "Save",
  cancel: "Cancel",
  changed:
    "It was changed elsewhere meanwhile. This is how it is now; press Save to make your changes over it.",
  edit: "Edit",
  remove: "Delete",
  up: "Move up",
  down: "Move down",
  labelOf: (act: string, title: string) => `${act}: ${title}`,
  insert: "Insert",
  /** In the place of {{page}} or {{selection}}. */
  page: { page: "the attached page", selection: "the attached selection" },
};

/** The texts of the prompt library, apart from the others: only who uses it has to load them. */
export const libraryWords: typeof enLibrary = catalogue("library", enLibrary);
