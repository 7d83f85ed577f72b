/** What pages call the block for what is being worked on now, which alone may have to be named. */
const NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  [
    "scratchpad",
    [
      ...["Notizzettel", "Brouillon", "Borrador", "Rascunho", "Черновик"],
      ...["草稿", "メモ書き", "메모장", "مسودة"],
    ],
  ],
]);

/** What a message may call a block: its label, and what pages show in its place in other languages. */
export function namesOfBlock(label: string): readonly string[] {
  return [label, ...(NAMES.get(label) ?? [])];
}
