import * as z from "zod/mini";
import { type Cell, createCell } from "../../cell";

/** What of the browser's `LanguageModel` this page needs. */
export type LanguageModelApi = {
  readonly availability: () => Promise<string>;
  readonly create: (options: {
    readonly monitor: (target: EventTarget) => void;
  }) => Promise<{ readonly destroy: () => void }>;
};

const availabilitySchema = z.enum(["unavailable", "downloadable", "downloading", "available"]);
export type Availability = z.infer<typeof availabilitySchema>;

export type BrowserModelState = {
  /** Null until the browser has told. */
  readonly availability: Availability | null;
  /** Whole percent while it is downloaded from here. */
  readonly percent: number | null;
  readonly isFailed: boolean;
};

export type BrowserModel = {
  readonly state: Pick<Cell<BrowserModelState>, "get" | "subscribe">;
  readonly look: () => Promise<void>;
  /** Has the browser download its model; it wants a click for that. */
  readonly download: () => Promise<void>;
};

type Deps = { readonly api: LanguageModelApi; readonly onReady: () => void };

/** The browser's own model: whether it is there, and how it gets there. */
export function createBrowserModel({ api, onReady }: Deps): BrowserModel {
  const state = createCell<BrowserModelState>({
    availability: null,
    percent: null,
    isFailed: false,
  });
  const set = (change: Partial<BrowserModelState>) => state.set({ ...state.get(), ...change });
  const look = async () => {
    const parsed = availabilitySchema.safeParse(
      await api.availability().catch(() => "unavailable"),
    );
    set({ availability: parsed.success ? parsed.data : "unavailable" });
  };
  const monitor = (target: EventTarget) =>
    target.addEventListener("downloadprogress", (event) => set({ percent: percentOf(event) }));
  return {
    state,
    look,
    download: async () => {
      if (state.get().percent !== null) return;
      set({ percent: 0, isFailed: false });
      try {
        (await api.create({ monitor })).destroy();
        await look();
        onReady();
      } catch {
        await look();
        set({ isFailed: true });
      }
      set({ percent: null });
    },
  };
}

/** The browser's `LanguageModel`; null where there is none. */
export function findLanguageModel(scope: object = globalThis): LanguageModelApi | null {
  const { LanguageModel } = scope as { readonly LanguageModel?: LanguageModelApi };
  return typeof LanguageModel?.availability === "function" ? LanguageModel : null;
}

/** Progress is told as a share, and was told as bytes with their total before. */
function percentOf(event: Event): number {
  const { loaded = 0, total = 1 } = event as Partial<ProgressEvent>;
  const share = loaded / (total > 0 ? total : 1);
  return Math.round(Math.min(1, Math.max(0, share)) * 100);
}
