const DIMENSIONS = 96;

/** Words of one meaning; all others are their own. */
const CONCEPTS = [
  ["feline", "cat", "kitten", "whiskers", "purring"],
  ["automobile", "car", "vehicle", "garage", "engine"],
  ["physician", "doctor", "clinic", "appointment", "nurse"],
  ["kettle", "teapot"],
  ["чайник", "самовар"],
  ["الغلاية", "إبريق"],
  // What is written without spaces is one word to it.
  ["朱红水壶在黄昏歌唱", "茶炊"],
  ["ゆうぐれにあかねやかんがうたう", "てつびん"],
];

/** @type {Map<string, readonly number[]>} */
const known = new Map();

/**
 * Of a word always the same.
 * @param {string} word
 */
function directionOf(word) {
  const found = known.get(word) ?? newDirection(word);
  known.set(word, found);
  return found;
}

/** @param {string} word */
function newDirection(word) {
  let state = 2_166_136_261;
  for (const sign of word) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16_777_619);
  return Array.from({ length: DIMENSIONS }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  });
}

/**
 * A vector of a text: the sum of what its words mean, so that texts of one meaning are near without a
 * word in common.
 * @param {string} text
 * @returns {number[]}
 */
export function embedConcepts(text) {
  const sum = new Array(DIMENSIONS).fill(0);
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ["nothing"]) {
    const concept = CONCEPTS.find((words) => words.includes(word));
    const weight = concept === undefined ? 0.2 : 1;
    const direction = directionOf(concept?.[0] ?? word);
    for (const [nth, value] of direction.entries()) sum[nth] += weight * value;
  }
  return sum;
}
