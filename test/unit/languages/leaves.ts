/** A text of a catalogue, told or made, by its path. */
export type Leaf = { readonly path: string; readonly text: unknown };

/** Every text of a catalogue. */
export function leaves(value: object, at = ""): Leaf[] {
  return Object.entries(value).flatMap(([key, text]: [string, unknown]) => {
    const path = at === "" ? key : `${at}.${key}`;
    return typeof text === "object" && text !== null ? leaves(text, path) : [{ path, text }];
  });
}
