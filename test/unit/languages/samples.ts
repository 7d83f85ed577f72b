import { leaves } from "./leaves";

/** A text as one and the same call gives it in two languages. */
export type Said = { readonly path: string; readonly english: string; readonly text: string };

type Make = (...given: readonly unknown[]) => unknown;

/** Numbers that between them have every plural form of every language. */
export const PLURAL_NUMBERS = [0, 1, 2, 5, 11, 21, 100] as const;

const NUMBER = 7;
/** A person's own words may hold the sign that stands for a number in plural forms. */
export const WORDS = ["Ker#mit", "Fozzie"] as const;
/** What stands for a number, a word, words, and nothing, wherever English makes a text of it. */
const CANDIDATES: readonly unknown[] = [NUMBER, WORDS[0], WORDS, null];

const counts = { conversations: NUMBER, messages: NUMBER, others: NUMBER };
const newer = { conversations: NUMBER, others: NUMBER };
const missing = { since: NUMBER, unreadable: NUMBER, withoutKey: NUMBER };

/** Of what takes more than that: calls whose texts between them show all that can be said. */
const SAMPLES: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  "inspector.mode": ["general", "creation", "search"].map((mode) => [mode]),
  "inspector.leftOutSection": [
    ["facts", undefined],
    ["core-blocks", WORDS[0]],
  ],
  "inspector.leftOutPage": [
    [WORDS[0], NUMBER, []],
    [WORDS[0], NUMBER, [WORDS[1]]],
  ],
  "inspector.leftOutMore": [["facts", NUMBER]],
  "inspector.quotes.said": [
    ["user", NUMBER],
    ["assistant", NUMBER],
  ],
  "memory.layout.lost": [
    { kind: "section", section: null, name: WORDS[0], count: NUMBER },
    { kind: "field", section: WORDS[1], name: WORDS[0], count: NUMBER },
    { kind: "items", section: null, name: null, count: NUMBER },
    { kind: "ticks", section: null, name: null, count: NUMBER },
    { kind: "entries", section: WORDS[1], name: null, count: NUMBER },
    { kind: "text", section: null, name: null, count: NUMBER },
  ].map((part) => [part]),
  "memory.references.inConversation": ["created", "modified", "discussed"].map((one) => [
    WORDS[0],
    one,
  ]),
  "options.backupPage.reason": ["daily", "by-hand", "before-purge", "before-rotation"].map(
    (one) => [one],
  ),
  "options.contextPage.generalCompression": [["truncate"], ["recursive-summarization"]],
  "options.contextPage.toolRule": [
    { type: "RequiresPrior", tool: WORDS[0], prior: WORDS[1] },
    { type: "MaxCalls", tool: WORDS[0], max: NUMBER },
    { type: "StartConstraint", tool: "now" },
    { type: "ExitLoop", tool: WORDS[0] },
  ].map((rule) => [rule]),
  "options.contextPage.hint": [
    { code: "empty", field: "personality", about: null },
    { code: "very-long", field: "systemPrompt", about: null },
    { code: "contradicts-steadiness", field: "personality", about: "anger" },
    { code: "contradicts-steadiness", field: "personality", about: null },
    { code: "forged-tags", field: "personality", about: "heading" },
    { code: "speaks-as-user", field: "personality", about: null },
  ].map((hint) => [hint, WORDS[0]]),
  "options.contextPage.problem": [
    ["empty", undefined],
    ["too-long", NUMBER],
    ["too-many", NUMBER],
    ["taken", undefined],
  ],
  "options.importPart.memory": [
    [{ blocks: NUMBER, facts: NUMBER, notes: NUMBER }],
    [{ blocks: NUMBER, facts: 0, notes: 0 }],
  ],
  "options.importPart.markOf": [
    ["image", ""],
    ["sound", WORDS[0]],
    ["file", WORDS[0]],
  ],
  "programs.list.may": [
    [[], WORDS[0]],
    [["contexts", "conversations", "chat", "write", "delete"], WORDS[0]],
  ],
  "recovery.outcome": ["gone", "older", "kept", "full", "behind"].map((why) => [
    { why, ...missing },
  ]),
  "recoveryKey.lostWithout": [
    [{ passphrase: true, passkey: true }],
    [{ passphrase: false, passkey: true }],
    [{ passphrase: true, passkey: false }],
  ],
  "restore.lacks": [[counts, newer]],
  "restore.brings": [[counts, newer]],
  "restore.deletedHere": [[counts]],
  "restore.replaceMeans": [[counts], [{ conversations: 0, messages: 0, others: 0 }]],
  "words.modelMenu.price": [[{ prompt: NUMBER, reply: NUMBER }]],
};

/** Every text of two catalogues beside each other, those that are made with the same arguments. */
export function saidBeside(english: object, messages: object): Said[] {
  const other = new Map(leaves(messages).map(({ path, text }) => [path, text]));
  return leaves(english).flatMap(({ path, text }) => {
    const said = other.get(path);
    if (typeof text === "string") return [{ path, english: text, text: String(said) }];
    const calls = callsOf(path, text as Make);
    return calls.map((given) => ({
      path: `${path}(${JSON.stringify(given).slice(1, -1)})`,
      english: String((text as Make)(...given)),
      text: String((said as Make)(...given)),
    }));
  });
}

/** Every made text with each of some numbers in place of its own. */
export function saidWithNumbers(english: object, messages: object): Said[] {
  const other = new Map(leaves(messages).map(({ path, text }) => [path, text]));
  return leaves(english).flatMap(({ path, text }) => {
    if (typeof text !== "function") return [];
    const calls = callsOf(path, text as Make).filter(hasNumber);
    return calls.flatMap((call) =>
      PLURAL_NUMBERS.map((number) => {
        const given = call.map((one) => withNumber(one, number));
        return {
          path: `${path}(${JSON.stringify(given).slice(1, -1)})`,
          english: String((text as Make)(...given)),
          text: String((other.get(path) as Make)(...given)),
        };
      }),
    );
  });
}

/** What a text is made of: as it stands above, else the first that English makes one of. */
function callsOf(path: string, make: Make): readonly (readonly unknown[])[] {
  const own = SAMPLES[path];
  if (own !== undefined) return own;
  const found = lists(make.length).find((given) => makes(make, given));
  if (found === undefined) throw new Error(`${path} needs arguments of its own in SAMPLES.`);
  return [found];
}

function lists(length: number): readonly (readonly unknown[])[] {
  if (length === 0) return [[]];
  return lists(length - 1).flatMap((before) => CANDIDATES.map((one) => [...before, one]));
}

function makes(make: Make, given: readonly unknown[]): boolean {
  try {
    const text = make(...given);
    return typeof text === "string" && text !== "" && !/undefined|NaN|\[object|null/.test(text);
  } catch {
    return false;
  }
}

function hasNumber(value: unknown): boolean {
  if (typeof value === "number") return true;
  return typeof value === "object" && value !== null && Object.values(value).some(hasNumber);
}

function withNumber(value: unknown, number: number): unknown {
  if (value === NUMBER) return number;
  if (Array.isArray(value)) return value.map((one) => withNumber(one, number));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, withNumber(one, number)]);
  return Object.fromEntries(entries);
}
