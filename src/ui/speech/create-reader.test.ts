import { describe, expect, it } from "vitest";
import { idOf } from "../../../test/fakes/fake-client";
import { createFakeSpeech, voiceOf } from "../../../test/fakes/fake-speech";
import { createReader } from "./create-reader";

const ENGLISH = voiceOf("en-US");

function begin(voices: readonly SpeechSynthesisVoice[] = [ENGLISH], page = "en") {
  const speech = createFakeSpeech(voices);
  const tasks: (() => void)[] = [];
  const reader = createReader({
    ...speech,
    languages: () => ({ page, preferred: ["en-GB", "de-AT"] }),
    later: (run) => void tasks.push(run),
  });
  return { speech, reader, tasks };
}

const long = Array.from({ length: 40 }, (_, at) => `This is the sentence ${at} of it.`).join(" ");

describe("createReader", () => {
  it("speaks by no voice but those of this device, though a server's is the default", () => {
    const remote = voiceOf("en-GB", { localService: false, default: true, name: "server" });
    const { speech, reader } = begin([remote, ENGLISH]);
    reader.start(idOf(1), "Read this, and that is all of it.");
    expect(speech.voicesUsed()).toEqual(["en-US"]);
    const alone = begin([remote]);
    alone.reader.start(idOf(1), "Read this, and that is all of it.");
    expect(alone.speech.spoken()).toEqual([]);
    expect(alone.reader.reading.get()).toEqual({ messageId: idOf(1), state: "voiceless" });
  });

  it("speaks a long text piece by piece, each after the one before, and is silent at its end", () => {
    const { speech, reader } = begin();
    reader.start(idOf(1), long);
    expect(speech.spoken()).toHaveLength(1);
    while (speech.isSpeaking()) speech.end();
    expect(speech.spoken().length).toBeGreaterThan(5);
    expect(Math.max(...speech.spoken().map((text) => text.length))).toBeLessThanOrEqual(160);
    expect(speech.spoken().join(" ")).toBe(long);
    expect(reader.reading.get()).toBeNull();
  });

  it("is silent at once when it is stopped, and speaks no further piece", () => {
    const { speech, reader } = begin();
    reader.start(idOf(1), long);
    reader.stop();
    expect(speech.isSpeaking()).toBe(false);
    expect(speech.cancelled()).toBe(1);
    expect(speech.spoken()).toHaveLength(1);
    expect(reader.reading.get()).toBeNull();
    // Nobody else's speech is ended by one that is silent.
    reader.stop();
    expect(speech.cancelled()).toBe(1);
  });

  it("ends what it reads when it is asked for another message", () => {
    const { speech, reader } = begin();
    reader.start(idOf(1), long);
    reader.start(idOf(2), "The other one is it.");
    expect(speech.spoken().at(-1)).toBe("The other one is it.");
    speech.end();
    expect(speech.spoken()).toHaveLength(2);
    expect(reader.reading.get()).toBeNull();
  });

  it("stops where its voice is gone, or is no more of this device", () => {
    for (const left of [[], [{ ...ENGLISH, localService: false }]]) {
      const { speech, reader } = begin();
      reader.start(idOf(1), long);
      speech.setVoices(left);
      speech.end();
      expect(speech.spoken()).toHaveLength(1);
      expect(reader.reading.get()).toBeNull();
    }
  });

  it("stops where the browser cannot speak on", () => {
    const { speech, reader } = begin();
    reader.start(idOf(1), long);
    speech.fail();
    expect(reader.reading.get()).toBeNull();
    expect(speech.spoken()).toHaveLength(1);
  });

  it("takes a voice of the text's language, and of the person's own country where there is one", () => {
    const voices = [ENGLISH, voiceOf("de-DE"), voiceOf("de_AT"), voiceOf("cmn-CN")];
    const { speech, reader } = begin(voices);
    reader.start(idOf(1), "Das ist nicht die Stadt, und sie ist auch nicht groß.");
    reader.start(idOf(1), "今天天气很好。");
    reader.start(idOf(1), "The weather is fine and that is it.");
    expect(speech.voicesUsed()).toEqual(["de_AT", "cmn-CN", "en-US"]);
    reader.start(idOf(1), "Сегодня хорошая погода.");
    expect(reader.reading.get()?.state).toBe("voiceless");
  });

  it.each(["- \n", "---\n\n", "👩‍👩‍👧‍👦"])(
    "looks for words one step in each task, and ends where it finds none for long: %j",
    (nothing) => {
      const { speech, reader, tasks } = begin();
      reader.start(idOf(1), `${nothing.repeat(1_000_000 / nothing.length)}\n\nThe end.`);
      let steps = 0;
      for (let task = tasks.shift(); task !== undefined; task = tasks.shift()) {
        expect(reader.reading.get()?.state).toBe("speaking");
        task();
        steps += 1;
      }
      expect(steps).toBeGreaterThan(1);
      expect(steps).toBeLessThan(1_000);
      expect(speech.spoken()).toEqual([]);
      expect(reader.reading.get()).toBeNull();
    },
  );

  it("looks no further once it is stopped, and finds words after much that has none", () => {
    const text = `${"---\n\n".repeat(10_000)}The end.`;
    const stopped = begin();
    stopped.reader.start(idOf(1), text);
    stopped.reader.stop();
    expect(stopped.tasks).toHaveLength(1);
    stopped.tasks.shift()?.();
    expect(stopped.tasks).toEqual([]);
    const { speech, reader, tasks } = begin();
    reader.start(idOf(1), text);
    while (tasks.length > 0) tasks.shift()?.();
    expect(speech.spoken()).toEqual(["The end."]);
  });

  it("says nothing of a text without words", () => {
    const { speech, reader } = begin();
    reader.start(idOf(1), "---\n\n***");
    expect(speech.spoken()).toEqual([]);
    expect(reader.reading.get()).toBeNull();
  });
});
