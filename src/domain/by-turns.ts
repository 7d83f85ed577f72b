/**
 * What these generators give, one of each in turn, until all have ended; each is asked for its next
 * while the others' are in use. Whoever stops early ends them.
 */
export async function* byTurns<T>(sources: readonly AsyncGenerator<T>[]): AsyncGenerator<T> {
  try {
    let open = sources.map((source) => ({ source, next: ask(source) }));
    while (open.length > 0) {
      for (const one of open) {
        const { done, value } = await one.next;
        if (done === true) {
          open = open.filter((other) => other !== one);
          continue;
        }
        one.next = ask(one.source);
        yield value;
      }
    }
  } finally {
    await Promise.all(sources.map((source) => source.return(undefined)));
  }
}

/** Whoever stops has no use for its failure; whoever goes on meets it. */
function ask<T>(source: AsyncGenerator<T>): Promise<IteratorResult<T>> {
  const next = source.next();
  next.catch(() => undefined);
  return next;
}
