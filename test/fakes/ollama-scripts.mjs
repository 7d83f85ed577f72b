/** @typedef {import("./ollama-chat.mjs").Chat} Chat */
/** @typedef {(chat: Chat) => void | Promise<void>} Script */

/**
 * @typedef {object} ScriptOptions
 * @property {string} [text] The reply; words become tokens.
 * @property {string} [thinking] Sent before the reply.
 * @property {number} [tokens] So many made-up tokens instead of `text`.
 * @property {number} [tokensPerSecond] As fast as the client reads where left out.
 * @property {string} [doneReason]
 * @property {number} [ms] Of `byte-by-byte` (1), `slow-first-byte` and `stall` (forever).
 * @property {number} [status] Of `status`; 500 where left out.
 * @property {string} [body] Of `status`: the JSON text of its body.
 */

/** @typedef {keyof typeof SCRIPTS} ScriptName */

const DEFAULT_TEXT = "Hello from a fake model. Ünïcödé arrives whole: 你好 👋🏽.";

/** How often a paced reply writes what is due; shorter than a frame, longer than a timer's error. */
const TICK_MS = 4;

/** @satisfies {Record<string, (chat: Chat, options: ScriptOptions) => void | Promise<void>>} */
const SCRIPTS = {
  /** Thinking, text, done: how a healthy server answers. */
  reply: async (chat, options) => {
    await sendTokens(chat, options);
    chat.response.end(doneLine(chat, options));
  },

  /** Not even headers for `ms` or until `release()`, as while a cold model loads. */
  "slow-first-byte": async (chat, options) => {
    await pause(chat, options);
    await SCRIPTS.reply(chat, options);
  },

  /** One byte every `ms`. */
  "byte-by-byte": async (chat, options) => {
    for (const byte of wholeReply(chat, options)) {
      await chat.send(Uint8Array.of(byte));
      await chat.sleep(options.ms ?? 1);
    }
    chat.response.end();
  },

  /** Every character of more than one byte is cut in its middle, with a pause in the cut. */
  "split-utf8": async (chat, options) => {
    const bytes = wholeReply(chat, options);
    let start = 0;
    for (let index = 1; index < bytes.length; index += 1) {
      const continues = ((bytes[index] ?? 0) & 0xc0) === 0x80;
      if (!continues) continue;
      await chat.send(bytes.subarray(start, index));
      await chat.sleep(1);
      start = index;
    }
    chat.response.end(bytes.subarray(start));
  },

  "not-json-line": async (chat, options) => {
    await sendTokens(chat, options);
    await chat.send("this is no JSON\n");
    chat.response.end(doneLine(chat, options));
  },

  /** What a captive portal or another program on the port answers. */
  "html-200": (chat) => {
    chat.response.writeHead(200, { "content-type": "text/html" });
    chat.response.end("<!doctype html><title>Welcome</title>");
  },

  /** The connection ends in good order, the reply does not. */
  "no-done": async (chat, options) => {
    await sendTokens(chat, options);
    chat.response.end();
  },

  /** The tokens, then silence for `ms` or until `release()`, then the end. */
  stall: async (chat, options) => {
    await sendTokens(chat, options);
    await pause(chat, options);
    await chat.send(chat.line({ text: " And on." }));
    chat.response.end(doneLine(chat, options));
  },

  status: (chat, options) => {
    chat.response.writeHead(options.status ?? 500, { "content-type": "application/json" });
    chat.response.end(
      options.body ?? JSON.stringify({ error: "the fake server was told to fail" }),
    );
  },

  /** Tokens, then an error in place of the next line, as when a model crashes. */
  "error-line": async (chat, options) => {
    await sendTokens(chat, options);
    chat.response.end(`${JSON.stringify({ error: options.body ?? "the model stopped" })}\n`);
  },

  /** Hangs up without a word. */
  refuse: (chat) => {
    chat.hangUp("end");
  },

  /** Streams numbered tokens (50 a second where not told) until `release()`. */
  hold: async (chat, options) => {
    let held = true;
    void chat.released.then(() => {
      held = false;
    });
    for (let index = 0; held; index += 1) {
      await chat.send(chat.line({ text: `word${index} ` }));
      await chat.sleep(1_000 / (options.tokensPerSecond ?? 50));
    }
    chat.response.end(doneLine(chat, options));
  },

  /** The tokens, then the connection breaks. */
  reset: async (chat, options) => {
    await sendTokens(chat, options);
    // Long enough for the tokens to be read: a reset throws away what lies in the buffers.
    await chat.sleep(options.ms ?? 20);
    chat.hangUp("reset");
  },
};
/**
 * The script itself, or the one of that name with its options; fails at a name that is none.
 * @param {Script | ScriptName} script
 * @param {ScriptOptions} [options]
 * @returns {Script}
 */
export function namedScript(script, options = {}) {
  if (typeof script === "function") return script;
  const named = SCRIPTS[script];
  if (named === undefined) throw new Error(`no script is called ${script}`);
  return (chat) => named(chat, options);
}

/**
 * For `ms`, or until `release()` where that is left out.
 * @param {Chat} chat
 * @param {ScriptOptions} options
 */
async function pause(chat, { ms }) {
  await (ms === undefined ? chat.until(chat.released) : chat.sleep(ms));
}

/**
 * @param {Chat} chat
 * @param {ScriptOptions} options
 */
async function sendTokens(chat, options) {
  const lines = toTokens(options).map((token) => chat.line(token));
  const { tokensPerSecond } = options;
  if (tokensPerSecond === undefined) {
    for (const line of lines) await chat.send(line);
    return;
  }
  const start = performance.now();
  let sent = 0;
  while (sent < lines.length) {
    const due = Math.floor(((performance.now() - start) / 1_000) * tokensPerSecond) + 1;
    const batch = lines.slice(sent, due);
    sent += batch.length;
    await chat.send(...batch);
    if (sent < lines.length) await chat.sleep(TICK_MS);
  }
}

/**
 * @param {ScriptOptions} options
 * @returns {{ text?: string, thinking?: string }[]}
 */
function toTokens({ text, thinking, tokens }) {
  const words = tokens === undefined ? toWords(text ?? DEFAULT_TEXT) : numberedWords(tokens);
  return [
    ...toWords(thinking ?? "").map((word) => ({ thinking: word })),
    ...words.map((word) => ({ text: word })),
  ];
}

/** @param {string} text */
function toWords(text) {
  return text.match(/\s*\S+\s*/g) ?? (text === "" ? [] : [text]);
}

/** @param {number} count */
function numberedWords(count) {
  return Array.from({ length: count }, (_, index) => `word${index} `);
}

/** @param {Chat} chat @param {ScriptOptions} options */
function doneLine(chat, options) {
  return chat.doneLine({
    done_reason: options.doneReason ?? "stop",
    eval_count: toTokens(options).length,
  });
}

/** @param {Chat} chat @param {ScriptOptions} options */
function wholeReply(chat, options) {
  const lines = toTokens(options).map((token) => chat.line(token));
  return Buffer.from([...lines, doneLine(chat, options)].join(""));
}
