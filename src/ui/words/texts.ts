/** The shape of a catalogue whatever the language: every text any text, each function with its arguments. */
export type Texts<T> = T extends string
  ? string
  : T extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof T]: Texts<T[Key]> };
