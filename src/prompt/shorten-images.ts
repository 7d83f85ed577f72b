import type { Prompt, PromptImage } from "../domain/prompt";

/**
 * A rendered text as it is shown to people: each image's data as its type and size in KB (1,024
 * bytes). Never for what is sent.
 */
export function shortenImages(
  text: string,
  prompt: Pick<Prompt, "context" | "userImages">,
): string {
  const images = [
    ...prompt.context.flatMap((entry) => entry.images ?? []),
    ...(prompt.userImages ?? []),
  ].filter(({ data }) => data !== "");
  // In every layout the data ends a JSON string; a quotation mark inside a text is escaped there.
  return images.reduce(
    (shown, image) => shown.replaceAll(`${image.data}"`, () => `${labelOf(image)}"`),
    text,
  );
}

function labelOf({ type, data }: PromptImage): string {
  const bytes = (data.length * 3) / 4 - (data.match(/={1,2}$/)?.[0].length ?? 0);
  return `[${type}, ${Math.max(1, Math.round(bytes / 1024))} KB]`;
}
