import type { Page } from "puppeteer-core";
import { expect } from "vitest";
import { clickOnceSeen } from "./until-seen";

/** What a page with the fake speech has spoken, and hears next. */
type FakeVoice = {
  readonly spoken: { readonly text: string; readonly voice: string; readonly isLocal: boolean }[];
  readonly isSpeaking: () => boolean;
  readonly end: () => void;
};

/** What the fake recognition was told, and how it hears something. */
type FakeEar = {
  readonly calls: string[];
  readonly hear: (transcript: string, isFinal: boolean) => void;
  state: string;
};

/** Gives a page that is opened next voices, one of a server among them; each chunk is spoken until it is ended. */
export async function fakeVoices(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const voiceOf = (lang: string, localService: boolean) => ({
      ...{ name: `${lang} ${localService}`, voiceURI: lang, lang, localService },
      default: !localService,
    });
    const voices = [voiceOf("en-US", false), voiceOf("en-GB", true)];
    let now: { onend?: () => void; onerror?: () => void } | null = null;
    const fake: FakeVoice = {
      spoken: [],
      isSpeaking: () => now !== null,
      end: () => {
        const ended = now;
        now = null;
        ended?.onend?.();
      },
    };
    class Utterance {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      speak: (one: { text: string; voice: { name: string; localService: boolean } }) => {
        now = one as typeof now;
        const { name, localService } = one.voice;
        fake.spoken.push({ text: one.text, voice: name, isLocal: localService });
      },
      cancel: () => {
        const ended = now;
        now = null;
        ended?.onerror?.();
      },
    });
    Object.defineProperty(window, "speechSynthesis", { value: synthesis });
    Object.defineProperty(window, "SpeechSynthesisUtterance", { value: Utterance });
    Object.defineProperty(window, "fakeVoice", { value: fake });
  });
}

/** Gives a page that is opened next a recognition of speech on the device, in this state. */
export async function fakeRecognition(page: Page, state: string): Promise<void> {
  await page.evaluateOnNewDocument((first: string) => {
    type RecognitionEvent = { resultIndex: number; results: unknown[] };
    let now: { onresult?: (event: RecognitionEvent) => void; onend?: () => void } | null = null;
    const ear: FakeEar = {
      calls: [],
      state: first,
      hear: (transcript, isFinal) =>
        now?.onresult?.({
          resultIndex: 0,
          results: [Object.assign([{ transcript }], { isFinal })],
        }),
    };
    class Recognition {
      static async available({
        langs,
        processLocally,
      }: {
        langs: string[];
        processLocally: boolean;
      }) {
        return processLocally && langs.length === 1 ? ear.state : "unavailable";
      }
      static async install({ langs }: { langs: string[] }) {
        ear.calls.push(`install ${langs.join()}`);
        ear.state = "available";
        return true;
      }
      lang = "";
      #isLocal = false;
      get processLocally() {
        return this.#isLocal;
      }
      set processLocally(isLocal: boolean) {
        this.#isLocal = isLocal;
      }
      start() {
        ear.calls.push(`start ${this.lang} ${this.#isLocal ? "here" : "elsewhere"}`);
        now = this as typeof now;
      }
      stop() {
        ear.calls.push("stop");
        (this as typeof now)?.onend?.();
      }
      abort() {
        ear.calls.push("abort");
      }
    }
    Object.defineProperty(window, "SpeechRecognition", { value: Recognition });
    Object.defineProperty(window, "fakeEar", { value: ear });
  }, state);
}

/** What the page has spoken, and whether it speaks now. */
export function readSpoken(page: Page) {
  return page.evaluate(() => {
    const fake: FakeVoice = Reflect.get(window, "fakeVoice");
    return { spoken: [...fake.spoken], isSpeaking: fake.isSpeaking() };
  });
}

/** The chunk that is spoken comes to its end. */
export function endChunk(page: Page): Promise<void> {
  return page.evaluate(() => (Reflect.get(window, "fakeVoice") as FakeVoice).end());
}

/** The recognition hears something that is sure, or may still change. */
export function hear(page: Page, transcript: string, isFinal: boolean): Promise<void> {
  return page.evaluate(
    (text, sure) => (Reflect.get(window, "fakeEar") as FakeEar).hear(text, sure),
    transcript,
    isFinal,
  );
}

/** What the recognition was told, in its order. */
export function readEar(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(Reflect.get(window, "fakeEar") as FakeEar).calls]);
}

/** Messages are dictated in English from the beginning of the page that is opened next. */
export async function switchOn(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => localStorage.setItem("dictation", "en-US"));
}

/** Begins to dictate by the button, in English and on this device. */
export async function dictate(page: Page): Promise<void> {
  await page.bringToFront();
  const before = (await readEar(page)).length;
  await clickOnceSeen(page, '[data-dictate="off"]');
  await expect.poll(async () => (await readEar(page)).slice(before)).toEqual(["start en-US here"]);
}
