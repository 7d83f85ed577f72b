/** Words of English that tell nothing of what a text is about. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about above after again all also am an and another any are as at be because been before being
  below between both but by can cannot could did do does doing done down during each else ever every
  few for from further get gets getting give go goes going gone got had has have having he her here
  hers herself him himself his how however i if in into is it its itself just know let like made make
  many may maybe me mean might more most much must my myself need no nor not now of off oh ok okay on
  once one only or other our ours ourselves out over own please put really said same say says see
  shall she should so some something still such take tell than thank thanks that the their theirs them
  themselves then there these they thing things think this those through to too under until up upon us
  use used using very want wants was way we well were what when where whether which while who whom
  whose why will with without would yes yet you your yours yourself yourselves
  dont doesnt didnt isnt arent wasnt cant couldnt wont wouldnt im ive ill id youre youve hes shes thats
  whats theres lets s t d m re ve ll u r ur`.split(/\s+/u),
);

/** Whether a word, in lower case and without marks, tells what a text is about. */
export function isContentWord(word: string): boolean {
  return !STOP_WORDS.has(word);
}

const ENDINGS = [
  /(?:ization|isation|ational|ations|ation)$/u,
  /(?:ements|ement|nesses|ness)$/u,
  /(?:ingly|edly|ings|ing|ers|er|ed|es|ions|ion|ies|ied|ly|s|e|y)$/u,
];
const SHORTEST = 3;

/**
 * The beginning that an English word, in lower case, has in common with its other forms: `delet` of
 * delete, deletes, deleted and deleting. Rather too much stays than too little; of other languages'
 * words it is a beginning, too.
 */
export function stemOf(word: string): string {
  if (!/^[a-z]+$/u.test(word)) return word;
  const stem = ENDINGS.reduce((left, ending) => {
    const cut = left.replace(ending, "");
    return cut.length >= SHORTEST && /[aeiouy]/u.test(cut) ? cut : left;
  }, word);
  // running, run
  return stem !== word && /([bdfgmnprt])\1$/u.test(stem) ? stem.slice(0, -1) : stem;
}
