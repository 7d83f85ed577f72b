type Asked = { readonly input: unknown; readonly answer: Promise<unknown> };

/** What `public/begin.js` has asked the worker before the page's script was there, by its name. */
export type AskedEarly = Record<string, Asked>;

declare global {
  /** Emptied where a lock begins: nobody is shown what was answered before. */
  var askedEarly: AskedEarly | undefined;
}

/**
 * What was answered to a call that was made already, once; null where none was, undefined where it failed
 * and is to be made again.
 */
export function takeAskedEarly(name: string, input: unknown): Promise<unknown> | null {
  const asked = globalThis.askedEarly?.[name];
  if (asked === undefined || JSON.stringify(asked.input) !== JSON.stringify(input)) return null;
  delete globalThis.askedEarly?.[name];
  return asked.answer.then((answer) => (answer as { readonly res?: unknown } | undefined)?.res);
}
