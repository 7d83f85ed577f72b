import { describe, expect, it } from "vitest";
import { ENGLISH_GUIDE } from "./english-guide";
import { createFindTopic } from "./find-topic";
import { HELP_TOPICS } from "./help-topics";

const findTopic = createFindTopic(ENGLISH_GUIDE, "en");

describe("createFindTopic", () => {
  it.each([
    ["What can you do?", "abilities"],
    ["what can u do? what is this", "abilities"],
    ["Who are you?", "abilities"],
    ["Are you an AI?", "abilities"],
    ["help", "abilities"],
    ["How do I connect Ollama?", "connect"],
    ["It says 403, what now?", "connect"],
    ["How can I connect a local model to this?", "connect"],
    ["How do I add an API key?", "connections"],
    ["Can I use OpenRouter?", "connections"],
    ["Where is my OpenAI key kept?", "connections"],
    ["Which providers are there?", "connections"],
    ["Can it run a GGUF file?", "model-files"],
    ["Does it work offline?", "model-files"],
    ["Can I send an image?", "images"],
    ["How do I attach a file?", "images"],
    ["Ollama says 403", "connect"],
    ["How do I get llama3.2?", "connect"],
    ["Can I use llama.cpp?", "connections"],
    ["How do I connect llama.cpp?", "connections"],
    ["How do I connect LM Studio?", "connections"],
    ["Can I use my Gemini key?", "connections"],
    ["Can I use Gemini Nano?", "browser-model"],
    ["Is there a built-in model?", "browser-model"],
    ["Does it use the browser's own model?", "browser-model"],
    ["What does it cost?", "project"],
    ["Where is my data kept?", "privacy"],
    ["Is my data encrypted?", "privacy"],
    ["What does “not locked” mean?", "privacy"],
    ["PRÍVACY", "privacy"],
    ["Does anything leave my machine?", "privacy"],
    ["What does the model see?", "prompt"],
    ["Are my older messages summarised?", "prompt"],
    ["Which models can I use here?", "models"],
    ["How do I stop a reply that is too long?", "stop"],
    ["What does Retry do?", "stop"],
    ["Which shortcuts are there?", "keyboard"],
    ["How do I delete my conversation?", "delete"],
    ["Who made this?", "project"],
    ["Is it free?", "project"],
    ["What licence is it under?", "project"],
    ["What is a context?", "context"],
    ["How do I switch to another context?", "context"],
    ["Contexts?", "context"],
    ["Which personalities are there?", "presets"],
    ["What is the Calm Counselor?", "presets"],
    ["Can I make a preset of my own?", "presets"],
    ["What do you know about me?", "memory"],
    ["Can you remember my birthday?", "memory"],
    ["How do I make you forget something?", "memory"],
    ["What is a block?", "memory"],
    ["Which tools can the model use?", "tools"],
    ["What does “this model does not take tools” mean?", "tools"],
    ["Why did my context expire?", "expiry"],
    ["How can I extend my context?", "expiry"],
    ["What does “archived” mean?", "expiry"],
    ["How do I begin a new conversation?", "conversations"],
    ["How can I find an old conversation?", "conversations"],
    ["Can I pin a conversation or move it?", "conversations"],
    ["How do I edit a message that I sent?", "branches"],
    ["Where is “Regenerate”, and what does it do?", "branches"],
    ["How do I switch between versions?", "branches"],
    ["What is a temporary conversation?", "temporary"],
    ["Can I talk without storing anything?", "temporary"],
    ["What does the popup do?", "popup"],
    ["What does Alt+J do?", "popup"],
    ["What is Ctrl+J?", "keyboard"],
    ["How do I import my chats from ChatGPT?", "import"],
    ["Can I bring my conversations over from Claude?", "import"],
    ["Which commands are there?", "commands"],
    ["/help", "abilities"],
    ["Can I delete a message?", "delete"],
    ["How do I purge a context?", "delete"],
    ["I deleted a message by mistake, what now?", "delete"],
    ["Is my draft lost when I close the panel?", "draft"],
  ])("takes %j for %s", (question, id) => {
    expect(findTopic(question)?.id).toBe(id);
  });

  it.each([
    "What is the capital of France?",
    "Write me a poem about the sea and the moon.",
    "My boss was unfair to me today and I feel tired.",
    "How do I sort a list in Python by its second column?",
    "Help me write a message to my partner about everything that was lost.",
    "Which file in this folder can I delete?",
    "How do I best store and read rows in Postgres?",
    "Write a message",
    "How do I create a branch in git?",
    "How do I import a CSV file in Python?",
    "Write a personal statement for my application.",
    "Please edit this letter so that it sounds friendlier.",
    "What is important when choosing a school?",
    "My passport expires in seven days and nobody answers the phone.",
    "What does this picture of a bird on a roof remind you of?",
    "Design an api for a library with books and members.",
    "Hello",
    "",
    "…",
    "你好",
  ])("knows that %j is not about Confidant", (question) => {
    expect(findTopic(question)).toBeNull();
  });

  it("has no key that normalising could never leave", () => {
    const keys = HELP_TOPICS.flatMap(({ strong, weak }) => [...strong, ...weak]);
    expect(keys.filter((key) => !/^[a-z0-9]+(?: [a-z0-9]+)*$/.test(key))).toEqual([]);
  });
});
