/** Scripts that write no blanks between words, for a pattern's class: each sign stands for itself. */
export const UNSPACED =
  "\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}";

/** A pattern of what Arabic writes before a word without a blank: and, with, as, for, the. */
export const ARABIC_BEFORE = "(?:^|[^\\p{L}\\p{N}_])[وف]?(?:[بك]?ال|لل|[بكل])?";

/** A pattern of what Korean writes behind one: of, to, with, only, and whether it is what acts or what is acted on. */
export const KOREAN_BEHIND =
  "(?:을|를|은|는|이|가|의|에|에서|에게|로|으로|와|과|도|만|부터|까지|랑|이랑|하고)(?![\\p{L}\\p{N}_])";

/** What a title that is cut does not end with before its ellipsis. */
export const BEFORE_CUT = /[\s,;:–—-]+$/u;
