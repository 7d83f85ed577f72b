/** The states that the gallery forces, by the pseudo-class that stands for them. */
const STATES = { hover: "hover", active: "active", "focus-visible": "focus" };

/**
 * Styles that answer to `data-force` as to a pointer or the keyboard.
 * @param {string} css
 */
export function forceStates(css) {
  // Forced states are shown where nothing can hover, too.
  const shown = css.replaceAll(/@media\s*\(hover:\s*hover\)/g, "@media all");
  // A backslash before the colon is part of a class's name, as in `hover\:bg-tint`; what stands in
  // brackets asks about the screen.
  return shown.replaceAll(
    /(?<!\\|forced-colors):(hover|active|focus-visible)(?![\w\\-])/g,
    (pseudo, name) =>
      `:is(${pseudo},[data-force~=${STATES[/** @type {keyof typeof STATES} */ (name)]}])`,
  );
}
