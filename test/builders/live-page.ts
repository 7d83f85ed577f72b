import { parseHTML } from "linkedom";
import type { ReactNode } from "react";
import { vi } from "vitest";
import { rest } from "../../src/platform/later";

/** What is read of a form here: Node's own takes none of this page's. */
class FormFields {
  constructor(private readonly form: HTMLFormElement) {}

  get(name: string): string | null {
    return this.form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? null;
  }
}

/**
 * A page in which React draws and hears, without a browser: for what only comes of acting on it. Nothing
 * has a size or the focus there. It stands for the browser until `vi.unstubAllGlobals`.
 */
export async function livePage() {
  const { window, document } = parseHTML("<!doctype html><html><body></body></html>");
  // React takes a page for one that tells of no input unless it says that it does.
  Object.defineProperty(document, "oninput", { value: null });
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", document);
  vi.stubGlobal("navigator", { userAgent: "" });
  vi.stubGlobal("FormData", FormFields);
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // Read only now: it asks for the page as it is loaded.
  const [{ act }, { createRoot }] = await Promise.all([
    import("react"),
    import("react-dom/client"),
  ]);
  const root = createRoot(document.body);
  const find = (selector: string): HTMLInputElement => {
    const found = document.querySelector<HTMLInputElement>(selector);
    if (found === null) throw new Error(`Nothing is ${selector}.`);
    return found;
  };
  const dispatch = (target: EventTarget, type: string) =>
    act(async () => void target.dispatchEvent(new window.Event(type, { bubbles: true })));
  return {
    show: (shown: ReactNode) => act(async () => root.render(shown)),
    has: (selector: string) => document.querySelector(selector) !== null,
    find,
    /** Lets what was begun go on until that is so. */
    until: async (isSo: () => boolean) => {
      for (let round = 0; !isSo(); round += 1) {
        if (round > 1_000) throw new Error("It did not come.");
        await act(() => rest(5));
      }
    },
    click: (selector: string) => dispatch(find(selector), "click"),
    submit: (selector: string) => dispatch(find(selector), "submit"),
    /** Types into a field, and leaves it. */
    type: async (selector: string, text: string) => {
      find(selector).value = text;
      await dispatch(find(selector), "focusout");
    },
    /** Chooses an option, or what a field of the browser's own offers. */
    choose: async (selector: string, value: string) => {
      const field = find(selector);
      for (const option of field.querySelectorAll("option")) {
        option.toggleAttribute("selected", option.getAttribute("value") === value);
      }
      field.setAttribute("value", value);
      await dispatch(field, "change");
    },
    /** What the window itself hears. */
    hear: (type: string) => dispatch(window, type),
  };
}
