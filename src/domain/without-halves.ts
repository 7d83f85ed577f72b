/** JSON without the halves of characters that it escapes: servers in other languages refuse those with all around them. */
export function withoutHalves(json: string): string {
  return json.replace(/\\(?:ud[89a-f]..|.)/g, (one) => (one.length > 2 ? "\ufffd" : one));
}
