import type { TopicId } from "./help-topic";

/**
 * Words by which people ask for a topic, beside those of its text: how somebody speaks who has not read
 * it. A topic that is not here is found by its own words.
 */
export const SPOKEN_WORDS: Readonly<Partial<Record<TopicId, string>>> = {
  "browser-model":
    "the AI, assistant or language model that comes with, ships with, or is already in my browser, Chrome, Edge itself; included, integrated, on-device, native",
  connections:
    "remote service, cloud, hosted, company, custom server, endpoint, compatible protocol; paste or enter my secret key, access token, credentials; subscription or account at OpenAI, Claude, Gemini, OpenRouter; hook up, plug in, where do I put it, who sees the key",
  "model-files":
    "file on my disk, downloaded weights, quantised, quantized, Hugging Face, load or open a local file; no internet connection, no wifi, plane, train, disconnected; run by itself without installing anything or any program",
  images:
    "screenshot, photograph, camera, GPS, location, metadata, look at, show it, upload, drop, paste, document, PDF, text file, attachment, drawing, scan",
  temporary:
    "incognito, private mode, secret chat, nothing saved, not recorded, forget afterwards, disappear, self-destruct, throw-away, one-off, without a trace, not kept, without history",
  conversations:
    "where are my previous, past, former, older chats; what I talked or spoke about, said, wrote, discussed last week, months ago, a long time ago, yesterday; look up a sentence or word, history list, browse, begin or start over a fresh, empty dialogue, thread; title, name, tag, label, organise, sort",
  branches:
    "change, correct, fix, rewrite, reword what I wrote or asked after sending; typo, mistake in my question; a different, better, second reply, try again, retry the response, redo, regenerate, alternative, bad answer; arrows, previous version, go back",
  delete:
    "get rid of, erase, wipe, remove, throw away, trash, discard, everything I told or wrote, single message, old messages before a date, clear out, by mistake, by accident, accidentally, bring back, undo, recover, restore what I removed, right to be forgotten",
  stop: "abort, halt, cancel, interrupt, shut up, too long, endless, rambling, keeps going on writing; broke off, cut off, unfinished, incomplete, finish the sentence, go on; close or leave the side bar, sidebar, tab while it is answering, in the background",
  popup:
    "small window, little icon, extension button beside the address bar, toolbar; ask something quickly in passing, without opening the side panel or sidebar",
  keyboard:
    "hot keys, hotkeys, shortcuts, key combination, key bindings, remap, customise, line break, new line in the input box without sending, mouse, mouseless, accessibility",
  commands:
    "slash, things I can enter or type that begin with a slash, all commands, list of commands, command line, show me",
  connect:
    "set up, get started, first steps, getting going, begin, install, terminal, command to fetch or pull, my own computer, laptop, PC, at home, local server, localhost, refuses, forbidden, error, no connection, CORS, Llama, local AI running",
  privacy:
    "can other people, the company, developer, government, hacker, thief, family, employer read along, see, access my texts; stolen laptop; protected on the disk, encryption, cryptography, information, confidential; track, tracking, analytics, usage statistics, spying, collect",
  lock: "forgot, forgotten, lost my password or passphrase, reset it, let me in again, cannot get in, PIN, log in, log out, sign in, shut, close it off, automatically after minutes",
  backup:
    "safety copy, security copy, get back, put back, bring back from a copy, new laptop, another machine, reinstalled, automatic",
  firefox: "browsers it runs in, works in, supports; Safari, Mozilla",
  parameters:
    "settings of one conversation only, set, adjust, tune, sampling, random, creativity; stop sequences, max tokens, thinking, think harder or less, deterministic",
  tour: "guided, introduce, first look, show me how it works, explain the panel, demo",
  prompt:
    "what exactly is sent, transmitted, goes out, passed along with my question or text to the model; how much, how many messages of the conversation history it reads, looks at, remembers; a very long, large, big conversation, too long, context window full, the beginning is forgotten; number, count, percentage, figure beside the model",
  models:
    "which AI, LLM, assistant can or should I pick, select, choose, use, recommend, talk to; swap, replace, switch, change what answers me; best, better, bigger, smaller, faster, smarter model",
  context:
    "separate, keep apart work, job, office, family, private life; a second, additional, another assistant, partner, bot, character with its own instructions; set up, create; temperature, creativity, creative, role, system prompt, limits",
  tools:
    "functions, function calling, plugins, actions, agent, calculator, look things up, write things down, act by itself, do things; card, approval, approve, permission, ask me before it changes a page",
  memory:
    "what have you stored, saved, learned about me; remember, keep in mind, always know, note down that I am, my name, my birthday, my preferences; correct or change what it thinks of me; make it forget a fact; notebook, diary, pages",
  expiry:
    "ends, ending, ends tomorrow, runs out, deadline, expired, archived, inactive, greyed out, does not answer or reply any more; after a week, days, keep it for longer, forever, permanent, stop it from ending; badge, number on the icon",
  presets:
    "ready-made characters, personas, personalities, templates, styles, tone; therapist, coach, teacher, adviser, kind, gentle, calm, friendly, formal; speak like, behave like, sound like, be more",
  import:
    "bring in, bring over, move, transfer, migrate, take along my old conversations, history, archive from ChatGPT, Claude, another app; save a copy, download, export everything as a file, JSON, Markdown",
  library:
    "texts that I use or need again and again, every day; canned, ready-made, fill in the blanks",
  diagrams: "picture of a process, boxes and lines, visualise, visualize, plot, sequence of steps",
  draft:
    "half-written, typing, typed, not sent yet, unsent text lost, gone, disappears when the browser crashes, closes, restarts",
  project:
    "pay, payment, fee, price, charge, money, subscription, sign up, register, account, free of charge; who develops, makes, builds, maintains, is behind it, company; source code, GitHub, licence",
  abilities: "",
};
