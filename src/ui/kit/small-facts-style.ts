/** A line of small facts about a thing, parted by dots that only the eye is told of. */
export const SMALL_FACTS =
  "flex flex-wrap items-center gap-x-1.5 text-meta text-muted [&>:not(:last-child)]:after:ms-1.5 [&>:not(:last-child)]:after:content-['·'_/_'']";
