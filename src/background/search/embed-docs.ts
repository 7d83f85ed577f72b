import { AppError, type ErrorCode } from "../../domain/app-error";
import type { Embedder } from "../../domain/embedder";
import type { EmbeddedText, SearchDoc } from "../../domain/search-index";
import { cutPassages } from "../../search/cut-passages";
import { encodeVector } from "../../search/vector-image";

type Vectors = ReadonlyMap<string, EmbeddedText["vectors"]>;

/** What a server may say of one text, and of others not. */
const OF_ONE_TEXT: ReadonlySet<ErrorCode> = new Set([
  "provider-too-long",
  "provider-filtered",
  "provider-failed",
  "provider-malformed",
]);

/** A text of no meaning, which tells whether an embedder takes any. */
export const PLAIN_TEXT = "hello";

/**
 * The vectors of each of these texts, by its id; none of one that the embedder refuses while it takes
 * others: it would hold up all that come behind it. Fails as the embedder does.
 */
export async function embedDocs(
  embedder: Embedder,
  docs: readonly SearchDoc[],
  signal: AbortSignal,
): Promise<Vectors> {
  try {
    return await embedTogether(embedder, docs, signal);
  } catch (error) {
    if (!isOfOneText(error)) throw error;
    await embedder.embed([PLAIN_TEXT], signal);
    return embedOneByOne(embedder, docs, signal);
  }
}

async function embedOneByOne(
  embedder: Embedder,
  docs: readonly SearchDoc[],
  signal: AbortSignal,
): Promise<Vectors> {
  const known = new Map<string, EmbeddedText["vectors"]>();
  for (const doc of docs) {
    const alone = () => unlessRefused(embedTogether(embedder, [doc], signal));
    let made = await alone();
    if (made === null) {
      // What fails in passing fails for no reason of the text: it is refused twice, or not at all.
      await embedder.embed([PLAIN_TEXT], signal);
      made = await alone();
    }
    known.set(doc.id, made?.get(doc.id) ?? []);
  }
  return known;
}

async function unlessRefused(embedding: Promise<Vectors>): Promise<Vectors | null> {
  try {
    return await embedding;
  } catch (error) {
    if (!isOfOneText(error)) throw error;
    return null;
  }
}

async function embedTogether(
  embedder: Embedder,
  docs: readonly SearchDoc[],
  signal: AbortSignal,
): Promise<Vectors> {
  const texts = docs.map(({ text }) => text);
  const sent = (await embedder.hide?.(texts)) ?? texts;
  const passages = docs.flatMap(({ id }, nth) =>
    cutPassages(sent[nth] ?? "").map((part) => ({ id, part })),
  );
  const vectors =
    passages.length === 0
      ? []
      : await embedder.embed(
          passages.map(({ part }) => part),
          signal,
        );
  if (vectors.length !== passages.length) throw new AppError("internal");
  const known = new Map<string, string[]>(docs.map(({ id }) => [id, []]));
  for (const [nth, { id }] of passages.entries()) {
    const vector = vectors[nth];
    if (vector !== undefined) known.get(id)?.push(encodeVector(vector));
  }
  return known;
}

/** What stands between us and a server, and fails for it, knows no text. */
function isOfOneText(error: unknown): boolean {
  if (!(error instanceof AppError) || !OF_ONE_TEXT.has(error.code)) return false;
  const { status } = error.data;
  return typeof status !== "number" || (status <= 500 && status !== 408);
}
