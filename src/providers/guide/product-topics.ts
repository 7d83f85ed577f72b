import { CONNECT, type HelpTopic } from "./help-topic";

/** Everything else about Confidant. */
export const PRODUCT_TOPICS: readonly HelpTopic[] = [
  {
    id: "import",
    strong: [
      "chatgpt export",
      "claude export",
      "import a conversation",
      "import chat",
      "import conversation",
      "import my conversation",
      "import my chat",
      "take everything out",
    ],
    weak: [
      "how do i import",
      "can i import",
      "importing",
      "bring my",
      "chatgpt",
      "claude",
      "export",
    ],
    answer: `Conversations come in from ChatGPT, Claude, Open WebUI, Page Assist, LM Studio, LibreChat, SillyTavern (its character cards too), Elara and Confidant. Have them exported there; then, in Options, Data, choose the file, an archive (.zip) or a folder, and the context they are to go into. What you choose is read in this browser and goes nowhere else.

Texts, branches, dates, models, what a model thought, attached texts and the pictures that are in the file are imported; recordings, other files and what tools did are not, and the report counts them. Importing the same file again adds only what is missing.

"Export everything", on the same page, saves what opens of all that is stored here to a file that is not sealed.`,
    nextStep: CONNECT,
  },
  {
    id: "page",
    strong: [
      "this page",
      "web page",
      "the page i am on",
      "read a page",
      "summarize a page",
      "about a website",
      "current tab",
    ],
    weak: [
      "page",
      "website",
      "site",
      "article",
      "tab",
      "several tabs",
      "add a tab",
      "selection",
      "browse",
    ],
    answer: `Click Confidant's button in the toolbar while you are on the page and choose "Ask about this page"; or use the page's own menu (right click): Ask about this, Explain, Summarise, for the page or for what you have selected. The panel opens with the page attached: the eye shows its text, and nothing goes out before you send your question.

A page is read only when you ask for it so, as you see it: what is hidden in it is left out. It is told with that one message, and marked as untrusted. Several tabs can be added, one at a time{{, and a PDF from the web that a tab shows is read, too|}}.`,
    nextStep: CONNECT,
  },
  {
    id: "tour",
    strong: ["the tour", "a tour", "show me around", "walk me through"],
    weak: ["tour", "introduction", "tutorial", "overview"],
    answer: `The tour shows the side panel in five short steps: what is encrypted, the model, what it sees, memory, lock and backup. "Tour" in the menu (…) at the top right begins it, as often as you like.`,
    nextStep: CONNECT,
  },
  {
    id: "voice",
    strong: [
      "read aloud",
      "read it aloud",
      "read it out",
      "read out loud",
      "dictate",
      "dictation",
      "voice input",
      "microphone",
      "text to speech",
      "speech to text",
    ],
    weak: ["voice", "aloud", "speech", "listen", "speak"],
    answer: `A reply is read aloud from its menu ("Read aloud") by a voice on this device; code and formulas are only named, and "Stop reading" ends it. Where the device has no voice, the entry is missing: voices that speak on a server are never used.

To dictate, turn on "Dictate messages" in Options, Appearance, where the language is downloaded and the microphone allowed; a button beside the message field starts it then. What you say becomes text on this device, and is sent only when you send it. Where the browser would do that on a server, it is not offered. A lock ends both at once.`,
    nextStep: CONNECT,
  },
  {
    id: "draft",
    strong: ["my draft", "unsent", "what i typed"],
    weak: ["draft", "typed", "typing", "lost", "lose"],
    answer:
      "What you type is kept, sealed, until you send it: closing the panel or the browser does not lose it. Of a temporary conversation it is kept in memory only. A message that was sent is kept even when the answer fails.",
    nextStep: CONNECT,
  },
  {
    id: "project",
    strong: [
      "who made",
      "who wrote",
      "who built",
      "who created",
      "what license",
      "what licence",
      "which license",
      "which licence",
      "is it open source",
      "what does it cost",
      "is it free",
      "is this free",
      "is confidant free",
      "need an account",
    ],
    weak: ["cost", "price", "free", "author", "license", "licence", "open source", "subscription"],
    answer:
      "Confidant is open-source software under the MIT licence, written by its contributors. It costs nothing itself and needs no account; models on this machine{{ or in this browser|}} cost nothing either. A provider that you have a key of sends you its own bill: Options, Usage, adds up what its prices come to, as far as they are known.",
    nextStep: CONNECT,
  },
  {
    id: "abilities",
    strong: [
      "what can you",
      "what do you do",
      "what can i do",
      "what can i ask",
      "what can it do",
      "what can confidant",
      "what does confidant",
      "what is confidant",
      "what is this",
      "what are you",
      "who are you",
      "are you an ai",
      "are you a",
      "are you chatgpt",
      "about confidant",
      "how does this work",
      "how does it work",
    ],
    weak: ["help", "confidant", "features", "guide", "instructions"],
    answer: `This guide answers questions about Confidant from a fixed help text, and from what was said and kept in this context before, with a way to each message. Ask it about privacy, models, connections, model files, images, what a model is told, contexts, presets, expiry, conversations, branches, temporary conversations, the popup, imports, commands, keys, stopping a reply, drafts, deleting, or the licence.

With a model connected, Confidant is a conversation partner in the side panel:

- Replies come from a model that you choose: on this machine (Ollama, LM Studio and others){{, inside this browser,|}} or at a provider that you have a key of.
- Contexts keep the parts of a life apart, each with a personality that stays itself.
- Every message, reply and draft is sealed before it is stored in this browser.
- Everything that the model is told can be seen before it is sent, and afterwards.
- A reply can be stopped, continued and retried, and goes on when the panel is closed.`,
    nextStep: CONNECT,
  },
];
