/**
 * What is wrong with docs/requirements.md as it is written, against the text that the reports make:
 * the ids whose rows differ and the command that mends them; undefined where nothing differs.
 * @param {string} written
 * @param {string} made
 */
export function describeStaleness(written, made) {
  if (written === made) return undefined;
  const before = readRows(written);
  const after = readRows(made);
  const differing = [...new Set([...after.keys(), ...before.keys()])].filter(
    (id) => before.get(id) !== after.get(id),
  );
  const where = differing.length > 0 ? differing.join(" ") : "what stands around the rows";
  return `docs/requirements.md is stale: ${where}\nnpm run docs:requirements mends it, from the reports of this run.`;
}

/** @param {string} text */
function readRows(text) {
  const rows = text.matchAll(/^\| ([EOPAM]-\d{3}) \|.*$/gm);
  return new Map([...rows].map(([row, id = ""]) => [id, row]));
}
