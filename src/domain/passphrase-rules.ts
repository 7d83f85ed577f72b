/** Why a passphrase is refused. */
export type PassphraseProblem = "control-character" | "too-long" | "too-short" | "known";

export const MIN_PASSPHRASE_CHARACTERS = 8;
export const MAX_PASSPHRASE_CHARACTERS = 1_024;

// Placeholders that were copied from an example, the product's name, and of the commonest passwords
// in every leak those that get past the first rule, some with digits behind them. The strength meter
// knows many more.
const KNOWN: ReadonlySet<string> = new Set(
  [
    "replace-me-before-deployment",
    "change-me",
    "change-it",
    "correct horse battery staple",
    "confidant",
    "passphrase",
    "password",
    "passw0rd",
    "p@ssword",
    "p@ssw0rd",
    "12345678",
    "123456789",
    "1234567890",
    "0123456789",
    "87654321",
    "987654321",
    "1q2w3e4r",
    "1q2w3e4r5t",
    "1qaz2wsx",
    "abc123",
    "abcd1234",
    "abcdefgh",
    "asdfghjkl",
    "qwertyui",
    "qwertyuiop",
    "qwerty",
    "zxcvbnm",
    "admin",
    "administrator",
    "baseball",
    "computer",
    "football",
    "iloveyou",
    "letmein",
    "princess",
    "starwars",
    "sunshine",
    "superman",
    "trustno1",
    "welcome",
    "whatever",
  ].flatMap(spellings),
);

const UNTYPEABLE = /[\p{Cc}\p{Cs}]/u;

/** The one form in which a passphrase is used: NFC, as systems type the same letter differently. */
export function normalisePassphrase(passphrase: string): string {
  return passphrase.normalize("NFC");
}

/** The first rule that a new passphrase breaks, or null. One that is in use is never asked this. */
export function findPassphraseProblem(passphrase: string): PassphraseProblem | null {
  const text = normalisePassphrase(passphrase);
  const trimmed = text.trim();
  const letters = new Set(trimmed);
  if (UNTYPEABLE.test(text)) return "control-character";
  if ([...text].length > MAX_PASSPHRASE_CHARACTERS) return "too-long";
  // Blanks around it are kept, but protect nothing.
  if ([...trimmed].length < MIN_PASSPHRASE_CHARACTERS) return "too-short";
  const isKnown = spellings(text).some((spelling) => KNOWN.has(spelling));
  return letters.size === 1 || isKnown ? "known" : null;
}

/** The letters and digits alone, with and without the digits at the end; those that are not empty. */
function spellings(text: string): string[] {
  const plain = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  return [plain, plain.replace(/\p{N}+$/u, "")].filter((spelling) => spelling !== "");
}
