/** The number on the toolbar's button. */
export type Badge = {
  /** Shows how many contexts end within a day, and nothing for 0. */
  readonly show: (count: number) => void;
};

type Action = {
  readonly setBadgeText: (details: { text: string }) => Promise<void>;
  readonly setBadgeBackgroundColor: (details: { color: string }) => Promise<void>;
  readonly setTitle: (details: { title: string }) => Promise<void>;
};

/** As the manifest has it, from the popup's own title. */
const TITLE = "Confidant";

/** Amber that white and black can both be read on. */
const COLOR = "#b45309";

/** The badge of this extension's button; what the browser refuses is not shown, and nothing fails. */
export function createBadge(action: Action = chrome.action): Badge {
  return {
    show: (count) => {
      const steps = [
        action.setBadgeText({ text: count === 0 ? "" : String(count) }),
        action.setTitle({ title: count === 0 ? TITLE : `${TITLE} (${describe(count)})` }),
      ];
      if (count > 0) steps.push(action.setBadgeBackgroundColor({ color: COLOR }));
      for (const step of steps) step.catch(() => undefined);
    },
  };
}

function describe(count: number): string {
  return count === 1 ? "1 context expires within a day" : `${count} contexts expire within a day`;
}
