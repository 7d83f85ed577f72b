/** What is told of backups: `old` and `failing` ask for a look, `fine` for nothing. */
export type BackupsMark = "fine" | "old" | "failing";

/** The mark on the toolbar's button. What was last told of the one stays while the other is told. */
export type Badge = {
  /** Shows how many contexts end within a day, and nothing for 0. */
  readonly show: (count: number) => void;
  /** Shows `!` where backups are not as they should be and no context ends; the title tells both. */
  readonly showBackups: (mark: BackupsMark) => void;
  /** Shows nothing any more, as nothing is told of a locked vault. */
  readonly forget: () => void;
};

type Action = {
  readonly setBadgeText: (details: { text: string }) => Promise<void>;
  readonly getBadgeText: (details: Record<string, never>) => Promise<string>;
  readonly setBadgeBackgroundColor: (details: { color: string }) => Promise<void>;
  readonly setTitle: (details: { title: string }) => Promise<void>;
};

/** As the manifest has it, from the popup's own title. */
const TITLE = "Confidant";

/** Amber that white and black can both be read on. */
const COLOR = "#b45309";

/** The badge of this extension's button; what the browser refuses is not shown, and nothing fails. */
export function createBadge(action: Action = chrome.action): Badge {
  // The mark outlives the worker that has shown it: null where only the browser knows the number.
  let ending: number | null = null;
  let backups: BackupsMark = "fine";
  const render = (count: number) => {
    const text = count > 0 ? String(count) : backups === "fine" ? "" : "!";
    const steps = [
      action.setBadgeText({ text }),
      action.setTitle({ title: titleOf(count, backups) }),
    ];
    if (text !== "") steps.push(action.setBadgeBackgroundColor({ color: COLOR }));
    for (const step of steps) step.catch(() => undefined);
  };
  const show = (count: number) => {
    ending = count;
    render(count);
  };
  return {
    show,
    showBackups: (mark) => {
      backups = mark;
      if (ending !== null) return render(ending);
      action.getBadgeText({}).then(
        (text) => show(ending ?? (Number.parseInt(text, 10) || 0)),
        () => render(0),
      );
    },
    forget: () => {
      backups = "fine";
      show(0);
    },
  };
}

const BACKUPS: Readonly<Record<BackupsMark, string | null>> = {
  fine: null,
  old: "the newest backup is over a week old",
  failing: "the last backup failed",
};

function titleOf(ending: number, backups: BackupsMark): string {
  const told = [ending === 0 ? null : describe(ending), BACKUPS[backups]].filter(
    (part) => part !== null,
  );
  return told.length === 0 ? TITLE : `${TITLE} (${told.join("; ")})`;
}

function describe(count: number): string {
  return count === 1 ? "1 context expires within a day" : `${count} contexts expire within a day`;
}
