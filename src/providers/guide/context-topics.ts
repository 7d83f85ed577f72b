import { CONNECT, type HelpTopic } from "./help-topic";

/** Who answers: models, contexts and their presets. */
export const CONTEXT_TOPICS: readonly HelpTopic[] = [
  {
    id: "models",
    strong: ["which model", "what model", "choose a model", "change model", "switch model"],
    weak: ["model", "models i", "models can", "llm", "use here", "choose", "switch"],
    answer:
      "{{Any of four|Either of two}} kinds: a model that a server on this machine runs (Ollama, LM Studio, llama.cpp and others){{, a model file that runs inside this browser, the browser's own model where it has one,|}} or a provider that you have a key of (OpenAI, Anthropic, Google Gemini, Mistral, OpenRouter and others). Options, Models, sets them up. The line below the message field names what answers the next message and where it goes; press it to choose another, for every context or only for this one. `llama3.2` with Ollama is a small model to begin with.",
    nextStep: CONNECT,
  },
  {
    id: "context",
    strong: [
      "what is a context",
      "what are contexts",
      "new context",
      "another context",
      "switch context",
      "switch between contexts",
      "change context",
      "make a context",
      "create a context",
      "edit a context",
    ],
    weak: ["context"],
    answer: `A context is a conversation partner: who answers, how it speaks, and within which limits. One for each part of a life keeps them apart. In a new profile the first is called Confidant.

Press the name at the top of the side panel, or Ctrl+J, to switch to another or to make one from a preset. "All contexts …" there opens Options, Contexts, where each is made and changed: instructions, personality, temperature, limits, a model of its own, what it remembers, tags, and after how many days without a chat it ends.`,
    nextStep: CONNECT,
  },
  {
    id: "programs",
    strong: [
      "claude desktop",
      "from my editor",
      "other programs",
      "mcp server",
      "connect a program",
      "confidant mcp",
      "use confidant from",
      "from the command line",
    ],
    weak: ["mcp", "editor", "program", "programs", "vs code", "desktop", "command line", "token"],
    answer: `Programs of this machine that speak MCP (Claude Desktop, editors, command lines) can use your contexts, each as far as you allow it. Off by default; nothing on the web can.

\`node bridge/confidant-mcp.mjs install\`, in the project's folder, tells the browser of the program that joins the two (Node 20 or newer is needed). Then Options, Programs: "Let programs connect", and "Make a token" for each program, which goes into that program's settings. Its first call asks you in the side panel what it may do and for how long; every change and deletion asks you each time. There is also its log, and "Take the token back".`,
    nextStep: CONNECT,
  },
  {
    id: "tools",
    strong: [
      "use tools",
      "which tools",
      "what tools",
      "tool calls",
      "a tool call",
      "tool do",
      "switch tools on",
      "waits for me",
      "waits for you",
      "does not take tools",
    ],
    weak: ["tool", "tools"],
    answer: `A model may look things up and write down what it learns, by tools that you switch on: Options, Contexts, a context, Tools. None is on at first, and each takes some of every request.

- What it only looks up is done at once. A block of memory that only you decide about, and every change where the conversation holds imported text, a web page or a tool's output, waits as a card: approve it, edit it or decline it.
- Servers that speak MCP have more: add one in Options, Tools, then switch its tools on in a context. What a call would send and where to waits as a card first.
- What tools did is folded below the reply, with what was asked and answered.
- Rules for tools, in the same place, say which is called first, how often, after which other, and which ends the answer.
- Not every model takes tools: a reply then says so, and another model may be chosen.`,
    nextStep: CONNECT,
  },
  {
    id: "memory",
    strong: [
      "know about me",
      "facts about me",
      "remember about me",
      "remember me",
      "remember my",
      "remember things",
      "memory block",
      "memory block",
      "forget something",
      "forget a fact",
      "forget what",
      "what is a block",
      "what are blocks",
      "what is a reference",
      "what are references",
      "other names",
      "earlier conversations",
    ],
    weak: ["memory", "facts", "block", "notes"],
    answer: `Each context has a memory that you can read and change: write /memory, or open Options, Memory.

- Blocks are short texts that are part of the prompt: what you write there the model sees with every message.
- Facts are what is known about you. They are learned from your own words once a conversation has been quiet, where the context remembers; what is not certain waits for you. /facts lists them, /remember keeps one, /forget forgets one for good.
- References are what conversations were about: workflows, pages, documents, contexts. The last five of a conversation are in its prompts, and natural words such as "update my task workflow" find the one that is meant. Their other names can be edited.
- Notes are kept and found by searching, and never sent by themselves. "Remember …" in a message's menu keeps it as a note or a fact.
- Feedback: in the menu of a model's reply, "Feedback …" keeps whether it helped and what should stay or be different. It stands in the block "feedback", which you can edit as every other, and the next prompts of that context tell it.
- Quotes from earlier conversations come with a message where a context has them on (Options, Contexts): what was said before and fits is told again. The figure beside the model shows which and why.

All of it is sealed on this device, goes with its context when that is deleted, and is in backups.`,
    nextStep: CONNECT,
  },
  {
    id: "expiry",
    strong: [
      "context expir",
      "contexts expir",
      "context end",
      "contexts end",
      "archived mean",
      "context archived",
      "context was archived",
      "keep always",
      "context is archived",
      "contexts archived",
      "extend a context",
      "extend my context",
      "restore a context",
      "restore my context",
    ],
    weak: ["expir", "context", "extend", "archived", "restore", "badge"],
    answer: `The first context and pinned ones never expire. Any other is archived after some days without a chat: seven, unless it or its preset says otherwise. Looking at it does not count; a chat, or "Extend", begins its time anew.

In the last 24 hours it is marked in the side panel and the popup, and the number on the toolbar's button counts such contexts while Confidant is unlocked. After that it is archived: nothing is deleted, it stays in every list with a mark and can be read, and it answers again after "Restore". "Restore and pin" restores and pins it. Options, Contexts, has all of them and sets the number of days.`,
    nextStep: CONNECT,
  },
  {
    id: "presets",
    strong: [
      "preset",
      "which personalit",
      "what personalit",
      "your personalit",
      "choose a personalit",
      "change the personalit",
      "stay calm",
      "stays itself",
      "calm counselor",
      "rational advisor",
      "supportive guide",
      "professional assistant",
      "decision making supporter",
      "search key advisor",
    ],
    weak: ["personalit", "personas"],
    answer: `A preset is a ready-made partner. Six are built in: Calm Counselor, Rational Advisor, Supportive Guide, Professional Assistant, Decision Making Supporter and Search Key Advisor. "New from a preset …" in the list of contexts makes a context from one; it is its own from then on, and can be changed.

A personality says how a context speaks and what it stays like. It and the guidance to stay steady are in every request to a model, however long the conversation gets, unless "Stay in character" is turned off for that context. Presets of your own are made in Options, Contexts.`,
    nextStep: CONNECT,
  },
];
