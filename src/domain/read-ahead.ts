/**
 * What a generator gives, as many as `most` of them read while the one before is in use. Whoever stops
 * early ends the generator, once it has given what it was asked for.
 */
export async function* readAhead<T>(source: AsyncGenerator<T>, most = 1): AsyncGenerator<T> {
  const reading: Promise<IteratorResult<T>>[] = [];
  const ask = () => {
    const next = source.next();
    // Whoever stops here has no use for its failure; whoever goes on meets it below.
    next.catch(() => undefined);
    reading.push(next);
    return next;
  };
  try {
    for (;;) {
      const { done, value } = await (reading[0] ?? ask());
      reading.shift();
      if (done === true) return;
      while (reading.length < most) ask();
      yield value;
    }
  } finally {
    await source.return(undefined);
  }
}
