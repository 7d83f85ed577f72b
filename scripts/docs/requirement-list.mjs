import { AGENT } from "./requirements/agent.mjs";
import { ELARA } from "./requirements/elara.mjs";
import { MEMORY } from "./requirements/memory.mjs";
import { OMEGA } from "./requirements/omega.mjs";
import { PATTERN } from "./requirements/pattern.mjs";

/**
 * @typedef {object} RequirementDocument what one design document asks for, in our words
 * @property {string} name
 * @property {Readonly<Record<string, string>>} texts by id
 * @property {readonly (readonly [word: string, ids: string])[]} words when or why, for the ids that
 * no test carries: `"E-029 E-031 … E-033"`
 *
 * @typedef {{ id: string, text: string, word?: string }} Requirement
 * @typedef {{ name: string, requirements: readonly Requirement[] }} RequirementGroup
 */

/**
 * A document's requirements in the order of their ids; fails where a word is said on an id that is
 * not asked for, or two on one.
 * @param {RequirementDocument} document
 * @returns {RequirementGroup}
 */
export function groupRequirements({ name, texts, words }) {
  /** @type {Map<string, string>} */
  const wordsById = new Map();
  for (const [word, ids] of words) {
    for (const id of expandIds(ids)) {
      if (!Object.hasOwn(texts, id)) throw new Error(`A word on ${id}, which is not asked for`);
      if (wordsById.has(id)) throw new Error(`Two words on ${id}`);
      wordsById.set(id, word);
    }
  }
  const requirements = Object.keys(texts)
    .sort()
    .map((id) => {
      const word = wordsById.get(id);
      return { id, text: texts[id] ?? "", ...(word === undefined ? {} : { word }) };
    });
  return { name, requirements };
}

/** Every requirement there is, by document. */
export const REQUIREMENT_GROUPS = [ELARA, OMEGA, PATTERN, AGENT, MEMORY].map(groupRequirements);

/** @param {string} ids */
function expandIds(ids) {
  if (!/^([A-Z]-\d{3}( … [A-Z]-\d{3})?( |$))+$/.test(ids))
    throw new Error(`No list of ids: ${ids}`);
  return [...ids.matchAll(/([A-Z])-(\d{3})(?: … [A-Z]-(\d{3}))?/g)].flatMap(
    ([, letter, first, last = first]) => {
      const length = Number(last) - Number(first) + 1;
      return Array.from({ length }, (_, index) => {
        return `${letter}-${String(Number(first) + index).padStart(3, "0")}`;
      });
    },
  );
}
