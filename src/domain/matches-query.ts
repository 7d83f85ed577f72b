type Named = { readonly name: string; readonly tags: readonly string[] };

/** Whether the name or a tag has every word of the query, in any case and order; all fit an empty one. */
export function matchesQuery({ name, tags }: Named, query: string): boolean {
  const text = fold([name, ...tags].join("\n"));
  return fold(query)
    .split(/\s+/u)
    .every((word) => text.includes(word));
}

/** A letter and its accent may come as one sign or as two. */
function fold(text: string): string {
  return text.normalize("NFC").toLowerCase().trim();
}
