import { CONNECTION_TOPICS } from "./connection-topics";
import { CONTEXT_TOPICS } from "./context-topics";
import { CONVERSATION_TOPICS } from "./conversation-topics";
import { CONNECT, type HelpTopic } from "./help-topic";
import { KEEPING_TOPICS } from "./keeping-topics";
import { KEY_TOPICS } from "./key-topics";
import { MODEL_TOPICS } from "./model-topics";
import { PRODUCT_TOPICS } from "./product-topics";
import { WRITING_TOPICS } from "./writing-topics";

/** What the guide knows, the more particular topics first: on a tie the earlier one answers. */
export const HELP_TOPICS: readonly HelpTopic[] = [
  ...MODEL_TOPICS,
  ...KEEPING_TOPICS,
  ...CONNECTION_TOPICS,
  ...CONVERSATION_TOPICS,
  ...KEY_TOPICS,
  ...CONTEXT_TOPICS,
  ...WRITING_TOPICS,
  ...PRODUCT_TOPICS,
];

/** The answer to everything else; it promises nothing that the guide cannot do. */
export const FALLBACK: Pick<HelpTopic, "answer" | "nextStep"> = {
  answer:
    'I don\'t know. The guide can only answer questions about Confidant, and from what was said and kept here before, such as "What can you do?", "Where is my data kept?" or "How do I connect Ollama?". Your message is kept; send it again once you have chosen a model.',
  nextStep: CONNECT,
};
