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
  // A backslash before the colon is part of a class's name, as in `hover\:bg-tint`; `(hover:hover)`
  // asks what the screen can do.
  return themed.replaceAll(
    /(?<!\\|\(hover|forced-colors):(hover|active|focus-visible)(?![\w\\-])/g,
    (pseudo, name) =>
      `:is(${pseudo},[data-force~=${STATES[/** @type {keyof typeof STATES} */ (name)]}])`,
  );
}
