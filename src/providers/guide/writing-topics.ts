import { CONNECT, type HelpTopic } from "./help-topic";

/** What a message is begun with, and what is drawn of a reply. */
export const WRITING_TOPICS: readonly HelpTopic[] = [
  {
    id: "library",
    strong: [
      "prompt library",
      "library of prompts",
      "saved prompt",
      "save a prompt",
      "save as prompt",
      "save my prompts",
      "own prompts",
      "prompts of my own",
      "use a prompt",
      "reuse a prompt",
    ],
    weak: ["library", "prompts", "snippets", "variables", "placeholders", "braces", "reuse"],
    answer: `The prompt library holds your own texts for messages. Options, Prompt library, is where you make, order and delete them; "Save as prompt …" in the menu of a message of yours saves that one. To use one, type / in the message field and choose it, or choose "Use a prompt" in the menu of a web page (right click). A prompt only fills the message field and is never sent by itself.

What stands in double braces, such as {{topic}}, is asked for first. In the menu of a web page, {{page}} and {{selection}} stand for what is attached. Prompts are sealed on this device, and are in backups.`,
    nextStep: CONNECT,
  },
  {
    id: "diagrams",
    strong: ["diagram", "flowchart", "flow chart", "mermaid"],
    weak: ["draw", "drawing", "chart", "sketch"],
    answer: `A reply that holds a flowchart or a sequence diagram in Mermaid's language has "Show diagram" above its source. It is drawn on this device, nothing is sent for it, and "Show source" shows the source again. What is copied is always the source, and screen readers find the diagram in words.

Ask the model for a flowchart or a sequence diagram in Mermaid. Other kinds and very large diagrams stay source; where a line cannot be read, the reply says which.`,
    nextStep: CONNECT,
  },
];
