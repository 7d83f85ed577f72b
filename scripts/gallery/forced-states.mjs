/** The states that the gallery forces, by the pseudo-class that stands for them. */
const STATES = { hover: "hover", active: "active", "focus-visible": "focus" };

const DARK = /@media\s*\(prefers-color-scheme:\s*dark\)\s*\{\s*:root\s*\{([^}]*)\}\s*\}/;

/**
 * Styles that answer to `data-force` as to a pointer or the keyboard, and to `data-theme` of the root
 * as to the system's choice; fails where the styles have no dark palette to choose.
 * @param {string} css
 */
export function forceStates(css) {
  if (!DARK.test(css)) throw new Error("The styles have no dark palette where it is looked for.");
  const themed = css.replace(
    DARK,
    (_, palette) =>
      `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${palette}}}` +
      `:root[data-theme=dark]{color-scheme:dark;${palette}}:root[data-theme=light]{color-scheme:light}`,
  );
  // Forced states are shown where nothing can hover, too.
  const shown = themed.replaceAll(/@media\s*\(hover:\s*hover\)/g, "@media all");
  // A backslash before the colon is part of a class's name, as in `hover\:bg-tint`; what stands in
  // brackets asks about the screen.
  return shown.replaceAll(
    /(?<!\\|forced-colors):(hover|active|focus-visible)(?![\w\\-])/g,
    (pseudo, name) =>
      `:is(${pseudo},[data-force~=${STATES[/** @type {keyof typeof STATES} */ (name)]}])`,
  );
}
