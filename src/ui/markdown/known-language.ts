/**
 * What code is coloured of, by the names that models give it. Here and not where it is coloured, so that
 * nothing is read for what would stay plain.
 */
const NAMES = new Set(
  (
    "javascript js jsx node typescript ts tsx css scss python py python3 c go golang java rust rs json jsonc " +
    "diff patch shell sh bash zsh cpp c++ cc cxx csharp c# cs dotnet sql html htm xml yaml yml ruby rb " +
    "kotlin kt kts swift php toml powershell pwsh ps1 dockerfile docker graphql gql hcl terraform tf zig lua"
  ).split(" "),
);

/** Characters and lines of code, and of one line, above which it stays plain: colours would take too long. */
const LONGEST = 6_000;
const LONG_LINE = /[^\n]{501}/;
const MOST_LINES = 250;

/** Whether code of this language is coloured; not where it is long. */
export function isColoured(code: string, language: string | undefined): language is string {
  if (language === undefined || !NAMES.has(language.toLowerCase())) return false;
  return (
    code.length <= LONGEST && !LONG_LINE.test(code) && (code.match(/\n/g)?.length ?? 0) < MOST_LINES
  );
}

/** Whether the source of a fence has its end: until then more of it may arrive. */
export function isClosedFence(source: string): boolean {
  return /\n[ \t>]*(?:`{3,}|~{3,})\s*$/.test(source.slice(-200));
}
