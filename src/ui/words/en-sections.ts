/** What the parts of the options are called, in the order of their list. */
export const enSections = {
  models: "Models",
  contexts: "Contexts",
  memory: "Memory",
  lock: "Lock",
  backup: "Backup",
  prompt: "Prompt",
  keyboard: "Keyboard",
  usage: "Usage",
  data: "Data",
  health: "Health",
  about: "About",
};

/** How a text names a part of the options: "Options, Models". */
export const enOptionsAt = "Options, ";
