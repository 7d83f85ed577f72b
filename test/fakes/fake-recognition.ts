import type {
  LocalState,
  Recognition,
  RecognitionApi,
} from "../../src/ui/speech/local-recognition";

type Heard = { readonly transcript: string; readonly isFinal: boolean };

/** A browser's recognition of speech on the device: what it hears is what a test says. */
export function createFakeRecognition(first: LocalState = "available") {
  let state = first;
  let installs = true;
  const requests: { readonly langs: readonly string[]; readonly processLocally: boolean }[] = [];
  const started: Recognition[] = [];
  const calls: string[] = [];
  class Fake implements Recognition {
    lang = "";
    continuous = false;
    interimResults = false;
    onresult: Recognition["onresult"] = null;
    onerror: Recognition["onerror"] = null;
    onend: Recognition["onend"] = null;
    #isLocal = false;
    // On the prototype, as browsers have it.
    get processLocally() {
      return this.#isLocal;
    }
    set processLocally(isLocal) {
      this.#isLocal = isLocal;
    }
    start() {
      calls.push("start");
      started.push(this);
    }
    stop() {
      calls.push("stop");
    }
    abort() {
      calls.push("abort");
    }
    static async available(options: (typeof requests)[number]) {
      requests.push(options);
      return state;
    }
    static async install() {
      if (installs) state = "available";
      return installs;
    }
  }
  return {
    api: Fake satisfies RecognitionApi,
    requests,
    started,
    calls,
    setState: (next: LocalState) => {
      state = next;
    },
    refuseInstall: () => {
      installs = false;
    },
    /** The last one that was started hears all of this, from a place on. */
    hear: (results: readonly Heard[], resultIndex = 0) =>
      started.at(-1)?.onresult?.({
        resultIndex,
        results: results.map(({ transcript, isFinal }) =>
          Object.assign([{ transcript }], { isFinal }),
        ),
      }),
  };
}
