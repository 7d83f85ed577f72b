import type { HelpTopic } from "./help-topic";

const OPEN = "Next step: open Options, Models.";
const ADD = "Next step: open Options, Models, and add it there.";

/** The browser's own model, providers with a key, model files, and images. */
export const CONNECTION_TOPICS: readonly HelpTopic[] = [
  {
    id: "browser-model",
    strong: [
      "gemini nano",
      "built in model",
      "built in ai",
      "model built into",
      "browser s own model",
      "browser s model",
      "chrome s own model",
      "chrome s model",
      "model of the browser",
      "model of chrome",
      "prompt api",
    ],
    weak: ["nano"],
    answer: `{{Some browsers have a small model of their own; Chrome's is Gemini Nano. Where this one has it and it is ready, it stands in Options, Models, as "Browser's built-in model", and can be chosen like any other. It needs no key and no server, and what you say to it stays on this machine.

Where it does not stand there as ready, this browser has none, or has not fetched it yet: that is the browser's doing, and depends on its version, on the machine and on free space.|Firefox has no model of its own that an extension may use. A server on this machine, such as Ollama, or a provider answers instead.}}`,
    nextStep: `{{${ADD.replace("add it there", "look whether it is there")}|${OPEN}}}`,
  },
  {
    id: "connections",
    strong: [
      "api key",
      "my api key",
      "openai key",
      "openai",
      "anthropic",
      "gemini",
      "openrouter",
      "mistral",
      "deepseek",
      "groq",
      "lm studio",
      "llama cpp",
      "vllm",
      "connect to a provider",
      "add a provider",
      "add a connection",
      "which providers",
    ],
    weak: ["provider", "connection", "api", "endpoint"],
    answer: `In Options, Models, a connection is made in three fields: the provider, its address (filled in for known ones) and your key; LM Studio, llama.cpp and other servers on this machine want none. Confidant then asks the browser for leave to reach that address and no other, and tests it.

The key is kept sealed, opened only to ask that address, and never shown again. Another address forgets it, and it is not sent over plain http beyond this machine. What you say to such a model goes to that provider, under its terms; the line below the message field says so before you send. Removing the connection removes the key with it.`,
    nextStep: ADD,
  },
  {
    id: "model-files",
    strong: [
      "gguf",
      "model file",
      "model in the browser",
      "model inside the browser",
      "model in this browser",
      "without ollama",
      "without a server",
      "offline",
    ],
    weak: ["in the browser", "inside the browser"],
    answer: `{{A model in a GGUF file runs inside this browser, with no server and no key, and works offline. In Options, Models, drop such a file or give the address to download it from; a download can be paused, and its SHA-256 is shown in full.

The file is kept in this browser's profile. Small models do best: up to about 2 GB. It is loaded with the first message and leaves the memory after some rest, and when Confidant is locked.|Firefox lets no extension run model files. A server on this machine runs them instead, such as Ollama or LM Studio: it needs no key, and works offline too.}}`,
    nextStep: `{{${ADD}|${OPEN}}}`,
  },
  {
    id: "images",
    strong: [
      "send an image",
      "send a picture",
      "send a photo",
      "send images",
      "attach an image",
      "attach a file",
      "attach files",
      "see images",
      "see pictures",
      "images be attached",
    ],
    weak: ["image", "picture", "photo", "attach"],
    answer: `Images, PDFs and text files can be attached to a message: with the button beside the message field, by pasting, or by dropping them there. An image is made smaller before, and what the camera wrote into it (place, device) is left out.

Options, Models, says "images" beside models that are known to take them. Where a server tells nothing of that, images are sent as well, and it may refuse them. To a model that is known to take none, no image is sent: it stays with the message, and you are told before you send. A text file is sent as text; so is a PDF, whose text is read on this machine.`,
    nextStep:
      "Next step: choose a model that takes images below the message field; with Ollama, `ollama pull gemma3` fetches one. Options, Models, adds providers.",
  },
];
