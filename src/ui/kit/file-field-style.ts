/** The classes of a field in which files are chosen: its button looks like the product's others. */
export const FILE_FIELD =
  "min-w-0 max-w-full self-start text-small file:me-2 file:rounded-md file:border file:border-line file:bg-raised file:px-3 file:py-1 file:text-ink hover:file:bg-tint";
