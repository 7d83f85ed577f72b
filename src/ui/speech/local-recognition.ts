/** How far speech of a language can be recognized on this device. */
export type LocalState = "available" | "downloadable" | "downloading" | "unavailable";

/** What the browser tells of a recognition. */
type ResultEvent = {
  readonly resultIndex: number;
  readonly results: ArrayLike<
    ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }
  >;
};

/** The browser's recognition of speech, as far as it is used here; TypeScript does not know it. */
export type Recognition = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally: boolean;
  onresult: ((event: ResultEvent) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  readonly start: () => void;
  readonly stop: () => void;
  readonly abort: () => void;
};

export type RecognitionApi = {
  new (): Recognition;
  readonly prototype: object;
  readonly available: (options: LocalOptions) => Promise<LocalState>;
  readonly install: (options: LocalOptions) => Promise<boolean>;
};

type LocalOptions = { readonly langs: readonly string[]; readonly processLocally: true };

/**
 * The browser's recognition where it can be held to this device; null for one that cannot, which would
 * send what is heard to a server.
 */
export function localRecognition(page: object): RecognitionApi | null {
  const api: unknown = Reflect.get(page, "SpeechRecognition");
  if (!isApi(api)) return null;
  return "processLocally" in api.prototype ? api : null;
}

function isApi(value: unknown): value is RecognitionApi {
  if (typeof value !== "function") return false;
  return ["available", "install"].every((name) => typeof Reflect.get(value, name) === "function");
}

/** How far a language can be recognized on this device; never fails. */
export async function localState(api: RecognitionApi, language: string): Promise<LocalState> {
  try {
    return await api.available({ langs: [language], processLocally: true });
  } catch {
    return "unavailable";
  }
}

/** Has the browser fetch what recognizes a language; whether it is there then. Never fails. */
export async function installLanguage(api: RecognitionApi, language: string): Promise<boolean> {
  try {
    return await api.install({ langs: [language], processLocally: true });
  } catch {
    return false;
  }
}
