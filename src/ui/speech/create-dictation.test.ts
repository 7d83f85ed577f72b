import { describe, expect, it } from "vitest";
import { createFakeRecognition } from "../../../test/fakes/fake-recognition";
import { createDictation } from "./create-dictation";
import { localRecognition } from "./local-recognition";

function begin(...given: Parameters<typeof createFakeRecognition>) {
  const fake = createFakeRecognition(...given);
  const texts: string[] = [];
  const dictation = createDictation({ api: fake.api, onText: (text) => texts.push(text) });
  return { fake, texts, dictation };
}

const sure = (transcript: string) => ({ transcript, isFinal: true });
const perhaps = (transcript: string) => ({ transcript, isFinal: false });
const OFF = { at: "off", failure: null };

describe("createDictation", () => {
  it("listens on this device only: that is asked before, and demanded of the browser", async () => {
    const { fake, dictation } = begin();
    await dictation.start("de-DE");
    expect(fake.requests).toEqual([{ langs: ["de-DE"], processLocally: true }]);
    expect(fake.started.map(({ lang, processLocally }) => [lang, processLocally])).toEqual([
      ["de-DE", true],
    ]);
  });

  it.each(["downloadable", "downloading", "unavailable"] as const)(
    "starts nothing where the language is %s",
    async (state) => {
      const { fake, dictation } = begin(state);
      await dictation.start("de-DE");
      expect(fake.calls).toEqual([]);
      expect(dictation.state.get()).toEqual({ at: "off", failure: "language" });
    },
  );

  it("gives each text once, when it is sure, and tells before what it may be", async () => {
    const { fake, texts, dictation } = begin();
    await dictation.start("en-US");
    fake.hear([perhaps("hello the")]);
    expect(dictation.state.get()).toEqual({ at: "listening", interim: "hello the" });
    fake.hear([sure("hello there"), perhaps(" how")]);
    fake.hear([sure("hello there"), sure(" how are you")], 1);
    expect(texts).toEqual(["hello there", "how are you"]);
    expect(dictation.state.get()).toEqual({ at: "listening", interim: "" });
  });

  it("lets go of the microphone at once when it is dropped, and takes nothing that comes then", async () => {
    const { fake, texts, dictation } = begin();
    await dictation.start("en-US");
    fake.hear([perhaps("hello")]);
    dictation.drop();
    expect(fake.calls).toEqual(["start", "abort"]);
    expect(dictation.state.get()).toEqual(OFF);
    fake.hear([sure("hello there")]);
    expect(texts).toEqual([]);
    expect(dictation.state.get()).toEqual(OFF);
  });

  it("never begins where it was dropped while the browser was asked", async () => {
    const { fake, dictation } = begin();
    const starting = dictation.start("en-US");
    dictation.drop();
    await starting;
    expect(fake.calls).toEqual([]);
    expect(dictation.state.get()).toEqual(OFF);
  });

  it("takes what was said until it is finished", async () => {
    const { fake, texts, dictation } = begin();
    await dictation.start("en-US");
    dictation.finish();
    fake.hear([sure("all of it")]);
    fake.started[0]?.onend?.();
    expect(fake.calls).toEqual(["start", "stop"]);
    expect(texts).toEqual(["all of it"]);
    expect(dictation.state.get()).toEqual(OFF);
  });

  it.each([
    ["not-allowed", "microphone"],
    ["audio-capture", "microphone"],
    ["language-not-supported", "language"],
    ["service-not-allowed", "language"],
    ["network", "other"],
    ["no-speech", null],
  ] as const)("tells of %s", async (error, failure) => {
    const { fake, dictation } = begin();
    await dictation.start("en-US");
    fake.started[0]?.onerror?.({ error });
    expect(dictation.state.get()).toEqual({ at: "off", failure });
    dictation.drop();
    expect(dictation.state.get()).toEqual(OFF);
  });

  it("hears one at a time", async () => {
    const { fake, texts, dictation } = begin();
    await dictation.start("en-US");
    await dictation.start("de-DE");
    expect(fake.calls).toEqual(["start", "abort", "start"]);
    fake.started[0]?.onresult?.({
      resultIndex: 0,
      results: [Object.assign([{ transcript: "old" }], { isFinal: true })],
    });
    expect(texts).toEqual([]);
  });
});

describe("localRecognition", () => {
  const { api } = createFakeRecognition();

  it("takes what can be held to this device", () => {
    expect(localRecognition({ SpeechRecognition: api })).toBe(api);
  });

  it("takes no other: not the prefixed one, none without the switch, and none that cannot be asked", () => {
    class Old {
      start() {}
    }
    const unswitched = Object.assign(class {}, {
      available: api.available,
      install: api.install,
    });
    expect(localRecognition({ webkitSpeechRecognition: api })).toBeNull();
    expect(localRecognition({ SpeechRecognition: Old })).toBeNull();
    expect(localRecognition({ SpeechRecognition: unswitched })).toBeNull();
    expect(localRecognition({})).toBeNull();
  });
});
