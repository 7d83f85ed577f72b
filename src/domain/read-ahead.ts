/**
 * What a generator gives, each asked for while the one before it is in use: one is held beside that.
 * Whoever stops early ends the generator.
 */
export async function* readAhead<T>(source: AsyncGenerator<T>): AsyncGenerator<T> {
  try {
    let reading = source.next();
    for (;;) {
      const { done, value } = await reading;
      if (done === true) return;
      reading = source.next();
      // Whoever stops here has no use for its failure; whoever goes on meets it above.
      reading.catch(() => undefined);
      yield value;
    }
  } finally {
    await source.return(undefined);
  }
}
