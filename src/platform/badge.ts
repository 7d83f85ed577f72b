import * as z from "zod/mini";
import { createKeyValueArea, type KeyValueArea } from "./key-value-area";

/** What is told of backups: `old` and `failing` ask for a look, `fine` for nothing. */
export type BackupsMark = "fine" | "old" | "failing";

/** The mark on the toolbar's button: the one place that decides which of what is told is shown. */
export type Badge = {
  /** How many contexts end within a day. */
  readonly show: (count: number) => void;
  readonly showBackups: (mark: BackupsMark) => void;
  /** Whether an answer has ended that no panel has shown since. */
  readonly showAnswered: (isWaiting: boolean) => void;
  /** Whether a program of this machine waits for the person. */
  readonly showAsking: (isAsking: boolean) => void;
  /** Shows nothing any more, as nothing is told of a locked vault. */
  readonly forget: () => void;
};

type Action = {
  readonly setBadgeText: (details: { text: string }) => Promise<void>;
  readonly setBadgeBackgroundColor: (details: { color: string }) => Promise<void>;
  readonly setTitle: (details: { title: string }) => Promise<void>;
};

type Texts = { readonly getMessage: (name: string, given?: string[]) => string };

/** What was last told of each; it outlives the worker, as the mark on the button does. */
const badgeStateSchema = z.object({
  ending: z.int(),
  backups: z.enum(["fine", "old", "failing"]),
  answered: z.boolean(),
  asking: z.boolean(),
});
type BadgeState = z.infer<typeof badgeStateSchema>;

const NOTHING: BadgeState = { ending: 0, backups: "fine", answered: false, asking: false };

/** As the manifest has it, from the popup's own title. */
const TITLE = "Confidant";

/** Amber, and for what is no warning teal: white and black can both be read on them. */
const CAUTION = "#b45309";
const NEWS = "#0f766e";

/** Memory of this browser session: the browser takes the mark off at its end, too. */
const KEY = "toolbar-mark";

/** Named when it is used, as in header-rules.ts. */
const browserAction: Action = {
  setBadgeText: (details) => chrome.action.setBadgeText(details),
  setBadgeBackgroundColor: (details) => chrome.action.setBadgeBackgroundColor(details),
  setTitle: (details) => chrome.action.setTitle(details),
};
const browserTexts: Texts = { getMessage: (name, given) => chrome.i18n.getMessage(name, given) };

type Deps = {
  readonly action?: Action;
  readonly texts?: Texts;
  readonly session?: Pick<KeyValueArea, "get" | "set" | "remove">;
};

/** The badge of this extension's button; what the browser refuses is not shown, and nothing fails. */
export function createBadge({
  action = browserAction,
  texts = browserTexts,
  session = createKeyValueArea(chrome.storage.session),
}: Deps = {}): Badge {
  /** Null until it is known what an earlier worker has told. */
  let shown: BadgeState | null = null;
  let news: Partial<BadgeState> = {};
  let _reading: Promise<void> | null = null;
  const put = (next: BadgeState) => {
    shown = next;
    quietly([...render({ action, texts }, next), session.set(KEY, next)]);
  };
  const read = async () => {
    const kept = await session.get(KEY).catch(() => undefined);
    if (shown === null) put({ ...NOTHING, ...badgeStateSchema.safeParse(kept).data, ...news });
  };
  const change = (part: Partial<BadgeState>) => {
    if (shown !== null) return hasNews(shown, part) ? put({ ...shown, ...part }) : undefined;
    news = { ...news, ...part };
    _reading ??= read();
  };
  return {
    show: (ending) => change({ ending }),
    showBackups: (backups) => change({ backups }),
    showAnswered: (answered) => change({ answered }),
    showAsking: (asking) => change({ asking }),
    forget: () => {
      shown = NOTHING;
      quietly([...render({ action, texts }, NOTHING), session.remove(KEY)]);
    },
  };
}

/** What is told already is not told anew: after a lock that would leave it behind. */
function hasNews(shown: BadgeState, part: Partial<BadgeState>): boolean {
  const next = { ...shown, ...part };
  return JSON.stringify(next) !== JSON.stringify(shown);
}

type Shows = { readonly action: Action; readonly texts: Texts };

function render({ action, texts }: Shows, state: BadgeState): Promise<void>[] {
  const { text, color } = markOf(state);
  const steps = [action.setBadgeText({ text }), action.setTitle({ title: titleOf(state, texts) })];
  if (text !== "") steps.push(action.setBadgeBackgroundColor({ color }));
  return steps;
}

/** What somebody waits for comes first; the title tells the rest. */
function markOf({ ending, backups, answered, asking }: BadgeState): {
  text: string;
  color: string;
} {
  if (asking) return { text: "?", color: CAUTION };
  if (answered) return { text: "✓", color: NEWS };
  if (ending > 0) return { text: String(ending), color: CAUTION };
  return { text: backups === "fine" ? "" : "!", color: CAUTION };
}

/** Named the same in public/_locales: the browser itself shows them, in its language. */
const BACKUPS: Readonly<Record<BackupsMark, string | null>> = {
  fine: null,
  old: "backup_old",
  failing: "backup_failed",
};

function titleOf({ ending, backups, answered, asking }: BadgeState, texts: Texts): string {
  const backup = BACKUPS[backups];
  const parts = [
    ...(asking ? [texts.getMessage("asking")] : []),
    ...(answered ? [texts.getMessage("answered")] : []),
    ...(ending === 0 ? [] : [describe(ending, texts)]),
    ...(backup === null ? [] : [texts.getMessage(backup)]),
  ];
  return parts.length === 0 ? TITLE : `${TITLE} (${parts.join("; ")})`;
}

function describe(count: number, texts: Texts): string {
  if (count === 1) return texts.getMessage("expiring_one");
  return texts.getMessage("expiring_more", [String(count)]);
}

function quietly(steps: readonly Promise<unknown>[]): void {
  for (const step of steps) step.catch(() => undefined);
}
