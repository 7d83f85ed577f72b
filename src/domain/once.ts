/**
 * Stands for something that is made when anything of it is first used, as for what a waking worker seldom
 * needs: nothing that its making does is waited for, and it is not to be spread.
 */
export function lazily<T extends object>(make: () => T): T {
  const made = once(make);
  return new Proxy(Object.freeze({}) as T, { get: (_none, name) => Reflect.get(made(), name) });
}

/** Makes something when it is first asked for, and gives that from then on. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
