import { catalogue } from "./catalogue";

/** What the parts of the options are called, in the order of their list, and how a text names one. */
export const enSections = {
  /** "Options, Models". */
  at: "Options, ",
  names: {
    models: "Models",
    tools: "Tools",
    contexts: "Contexts",
    memory: "Memory",
    lock: "Lock",
    backup: "Backup",
    prompt: "Prompt",
    library: "Prompt library",
    appearance: "Appearance",
    programs: "Programs",
    keyboard: "Shortcuts",
    usage: "Usage",
    data: "Data",
    health: "Health",
    about: "About",
  },
};

/** What the parts of the options are called. */
export const sectionWords: typeof enSections = catalogue("sections", enSections);
