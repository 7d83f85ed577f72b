/**
 * Stands for something that is made when anything of it is first used, as for what a waking worker seldom
 * needs. `make` must do nothing that somebody waits for; to spread what stands for it throws.
 */
export function lazily<T extends object>(make: () => T): T {
  const made = once(make);
  return new Proxy(Object.freeze({}) as T, {
    get: (_none, name) => Reflect.get(made(), name),
    has: (_none, name) => name in made(),
    ownKeys: () => {
      throw new TypeError("What is made lazily is not to be spread.");
    },
  });
}

/** Makes something when it is first asked for, and gives that from then on. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
