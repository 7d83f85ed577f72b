import { afterEach, describe, expect, it, vi } from "vitest";
import { ENGLISH_GUIDE } from "../../../test/builders/english-guide";
import { BUILT_IN_PRESETS } from "../../domain/built-in-presets";
import { COMMANDS } from "../../domain/command";
import { GUIDE_MODEL } from "../../domain/model";
import type { ModelEvent } from "../../domain/provider";
import { createGuideProvider } from "./create-guide-provider";
import { guideLanguagesIn } from "./guide-languages";
import { HELP_TOPICS } from "./help-topics";

const [A, B] = [crypto.randomUUID(), crypto.randomUUID()];
const GUIDE_OPENING = ENGLISH_GUIDE.opening;
const never = new AbortController().signal;

afterEach(() => vi.useRealTimers());

describe("createGuideProvider", () => {
  it("begins every answer by saying what it is and ends it with a next step", async () => {
    const questions = [
      "What is the capital of France?",
      ...HELP_TOPICS.map(({ strong }) => strong[0]),
    ];
    for (const question of questions) {
      const answer = await ask(question ?? "");
      expect(answer.startsWith(`${GUIDE_OPENING}\n\n`), question).toBe(true);
      expect(answer.split("\n\n").at(-1), question).toMatch(/Next step: /);
    }
  });

  it("claims nothing of connections that there may be, of which none is chosen", async () => {
    expect(GUIDE_OPENING).not.toMatch(/connected/);
  });

  it("says what it can do", async () => {
    const answer = await ask("What can you do?");
    expect(answer).toMatch(/side panel/);
    expect(answer).toMatch(/Ollama/);
    expect(answer).toMatch(/sealed/);
  });

  it.each([
    ["What is a context?", /switch to another/],
    ["Which personalities are there?", /Six are built in/],
    ["Why did my context expire?", /seven, unless/],
    ["How do I find an old conversation?", /newest first/],
    ["How do I edit a message?", /earlier versions stay/],
    ["What is a temporary conversation?", /never written to disk/],
    ["How do I delete a message?", /"Delete …"/],
    ["What does the popup do?", /Alt\+J/],
    ["How do I add an API key?", /kept sealed/],
    ["Can it run a GGUF file?", /SHA-256/],
    ["Can I send an image?", /made smaller/],
    ["Can I send an image?", /tells nothing of that, images are sent as well/],
    ["Can I send an image?", /Next step: choose a model that takes images/],
    ["What can you do?", /inside this browser, or at a provider/],
    ["Which models can I use?", /four kinds.*the browser's own model/s],
    ["Is it free?", /its own bill.*Options, Usage/s],
    ["Is there a built-in model?", /needs no key and no server/],
    ["Is this safe?", /Next step: .*Ollama.*model file.*a key of/s],
    ["How do I connect a model?", /LM Studio.*model files.*Options, Models/s],
    ["Ollama says 403", /hides its origin from it by itself/],
    ["How do I import my chats from ChatGPT?", /archive \(\.zip\)/],
  ])("answers %j by what there is", async (question, expected) => {
    expect(await ask(question)).toMatch(expected);
  });

  it.each(BUILT_IN_PRESETS.map(({ name }) => name))("names the preset %s", async (name) => {
    expect(await ask("Which presets are there?")).toContain(name);
  });

  it.each(COMMANDS)("names the command /%s", async (name) => {
    expect(await ask("Which commands are there?")).toContain(`- /${name}: `);
  });

  it.each(["Enter", "Shift+Enter", "Esc", "↑", "/", "Ctrl+J", "Alt+N", "Ctrl+I", "Ctrl+Shift+L"])(
    "names the key %s",
    async (key) => {
      expect(await ask("Which shortcuts are there?")).toMatch(
        new RegExp(`(?:- |, )${key.replaceAll("+", "\\+")} `),
      );
    },
  );

  it("answers from what was said before where no topic does, and says where each was said", async () => {
    const line =
      "2025-05-31, in “Trip”, said by the person: “We stayed at *Boston*, Options, Data.”";
    const said = { conversationId: A, messageId: B, title: "Trip", line };
    const note = {
      kind: "fact",
      conversationId: null,
      messageId: B,
      line: "2025-06-01, kept: “x”",
    };
    const body = { question: "Which hotel in Turin?", begun: "", quotes: [said, note] };
    const modelRequest = { provider: "guide", url: "", body: JSON.stringify(body) } as const;
    const events = await collect(guide().stream(modelRequest, never));
    const answer = textOf(events);
    expect(answer).toContain("1. 2025\\-05\\-31, in “Trip”, you said: “We stayed at \\*Boston\\*");
    expect(answer).toMatch(/Next step: open one of them below/);
    expect(answer).not.toContain("I don't know");
    expect(events.flatMap((event) => (event.type === "source" ? [event.source] : []))).toEqual([
      { url: `said-here:${A}/${B}`, title: "Trip" },
      { url: "said-here:memory/fact", title: note.line },
    ]);
  });

  it("says that it does not know where neither help nor history has it", async () => {
    expect(await ask("What is the capital of France?")).toMatch(/\n\nI don't know\. /);
  });

  it("never repeats the question", async () => {
    expect(await ask("canary-7f3a is my secret")).not.toContain("canary-7f3a");
  });

  it("names the origin that Ollama has to allow", async () => {
    const provider = createGuideProvider({
      readTexts,
      chunkMs: 0,
      origin: "chrome-extension://abc",
    });
    expect(textOf(await collect(provider.stream(request("ollama"), never)))).toContain(
      "`chrome-extension://abc`",
    );
  });

  it("streams small pieces and then finishes", async () => {
    const events = await collect(guide().stream(request("help"), never));
    const chunks = events.slice(0, -1);
    expect(chunks.length).toBeGreaterThan(20);
    expect(chunks.every((event) => event.type === "text-delta")).toBe(true);
    expect(events.at(-1)).toEqual({ type: "finish", reason: "stop", usage: null });
  });

  it("goes on with an answer that was begun, and says nothing twice", async () => {
    const whole = await ask("What can you do?");
    const provider = createGuideProvider({ readTexts, chunkMs: 0 });
    let text = whole.slice(0, 50);
    const begun = request("What can you do?", text);
    for await (const event of provider.stream(begun, new AbortController().signal)) {
      if (event.type === "text-delta") text += event.text;
    }
    expect(text).toBe(whole);
  });

  it("answers in the language of the question, whatever the browser's is", async () => {
    expect(await ask("Wo liegen meine Daten?")).toMatch(/^Hier antwortet noch kein Sprachmodell/);
    expect(await ask("How do I lock?", "de")).toMatch(/^No language model answers here yet/);
  });

  it.each([
    ["Wie sperre ich?", "Einstellungen, Sperre"],
    ["備份在哪裡", "选项 > 备份"],
    ["어떻게 잠그나요?", "옵션 > 잠금"],
    ["كيف أقفل؟", "الخيارات › القفل"],
  ])("answers the short question %j by the page that does it", async (question, page) => {
    expect(await ask(question)).toContain(page);
  });

  it("answers what tells no language in the browser's own, else in English where that knows it", async () => {
    expect(await ask("Passphrase", "de")).toMatch(/Einstellungen, Sperre/);
    expect(await ask("Passphrase", "fi")).toMatch(/Options, Lock/);
    expect(await ask("uninstall", "de")).toMatch(/Removing Confidant/);
    expect(await ask("Quatsch", "de")).toMatch(/Das weiß ich nicht/);
  });

  it("answers in English where a language's file does not open, and reads it again the next time", async () => {
    let isBroken = true;
    const provider = createGuideProvider({
      chunkMs: 0,
      readTexts: (language) =>
        language === "de" && isBroken ? Promise.resolve({ opening: 1 }) : readTexts(language),
    });
    const readAnswer = async () =>
      textOf(await collect(provider.stream(request("Was ist ein Kontext?"), never)));
    expect(await readAnswer()).toMatch(/^No language model/);
    isBroken = false;
    expect(await readAnswer()).toMatch(/^Hier antwortet noch kein Sprachmodell.*Gesprächspartner/s);
  });

  it("fails where not even English opens", async () => {
    const provider = createGuideProvider({ readTexts: async () => null, chunkMs: 0 });
    await expect(collect(provider.stream(request("help"), never))).rejects.toMatchObject({
      code: "provider-malformed",
    });
  });

  it("says in its own words who said what it quotes", async () => {
    const quotes = [
      {
        conversationId: A,
        messageId: B,
        line: "2025-05-31, in “Trip”, said by the person: “It is, kept in memory, in “Rome””",
      },
    ];
    const body = { question: "Welches Hotel war das in Turin?", begun: "", quotes };
    const modelRequest = { provider: "guide", url: "", body: JSON.stringify(body) } as const;
    expect(textOf(await collect(guide().stream(modelRequest, never)))).toContain(
      "1. 2025\\-05\\-31, in „Trip“, von dir: “It is, kept in memory, in “Rome””",
    );
  });

  it("stops at once with the reason of the signal", async () => {
    const stop = new AbortController();
    const seen: ModelEvent[] = [];
    const run = async () => {
      const slow = createGuideProvider({ readTexts, chunkMs: 60_000 });
      for await (const event of slow.stream(request("help"), stop.signal)) {
        seen.push(event);
        setTimeout(() => stop.abort(new Error("enough")), 5);
      }
    };
    await expect(run()).rejects.toThrow("enough");
    expect(seen).toHaveLength(1);
  });

  it("refuses a body that is no question to the guide", async () => {
    const broken = { ...request("x"), body: '{"question":1}' };
    await expect(collect(guide().stream(broken, never))).rejects.toMatchObject({
      code: "provider-malformed",
    });
  });

  it("is its own only model", async () => {
    expect(await guide().listModels({ url: "" }, never)).toEqual([GUIDE_MODEL]);
    expect(await guide().describeModel(GUIDE_MODEL, never)).toEqual(GUIDE_MODEL);
  });
});

/** What the build packs, as it is read. */
async function readTexts(language: string): Promise<unknown> {
  const texts = guideLanguagesIn("chromium")[language];
  if (texts === undefined) throw new TypeError("Failed to fetch");
  return JSON.parse(JSON.stringify(texts));
}

function guide(language = "en") {
  return createGuideProvider({ readTexts, language, chunkMs: 0 });
}

function request(question: string, begun = "") {
  return {
    provider: "guide",
    url: "",
    body: JSON.stringify({ question, begun }),
  } as const;
}

/** All events, without the pauses between two chunks. */
async function collect(events: AsyncIterable<ModelEvent>): Promise<ModelEvent[]> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const all: ModelEvent[] = [];
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  const reading = (async () => {
    for await (const event of events) all.push(event);
  })();
  reading.then(end, end);
  while (!isOver) await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await reading;
  return all;
}

function textOf(events: readonly ModelEvent[]): string {
  return events.map((event) => (event.type === "text-delta" ? event.text : "")).join("");
}

async function ask(question: string, language = "en"): Promise<string> {
  return textOf(await collect(guide(language).stream(request(question), never)));
}
