/**
 * Makes the engine forget the last text that a regular expression matched (`RegExp.input` and its
 * kin keep it alive for as long as nothing else matches).
 */
export function forgetMatches(): void {
  /(?:)/.exec("");
}
