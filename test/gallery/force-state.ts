import type { State } from "./specimen";

const CONTROLS = "button, input, select, textarea, summary, a[href]";

/** Shows a state that needs a pointer or the keyboard: the gallery's styles know `data-force`. */
export function forceState(container: Element, state: State): void {
  const control = container.querySelector<HTMLElement>(CONTROLS);
  if (state === "hover" || state === "focus" || state === "active") {
    // What holds a control answers to a pointer over it, too.
    const forced = control === null ? [] : [control, ...labelsOf(control)];
    for (const part of forced) part.dataset.force = state;
  }
  if (state === "active" && control === null) {
    container.firstElementChild?.dispatchEvent(new DragEvent("dragover", { bubbles: true }));
  }
  if (state === "chosen" && control?.localName === "summary") {
    control.parentElement?.setAttribute("open", "");
  }
  // Fields say what is wrong once they are left.
  if (state === "error") control?.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
}

function labelsOf(control: HTMLElement): readonly HTMLElement[] {
  const label = control.closest("label");
  return label === null ? [] : [label];
}
