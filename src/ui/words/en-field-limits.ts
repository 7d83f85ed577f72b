/** What goes beyond its limit, by what is wrong and the name of the field. */
export const enFieldLimits: Readonly<
  Record<string, Readonly<Record<string, (max: string) => string>>>
> = {
  "too-long": {
    name: (max) => `A name has ${max} characters at most. Nothing was changed; shorten it.`,
    alias: (max) =>
      `Another name has ${max} characters at most. Nothing was changed; shorten the longest.`,
    title: (max) => `A title has ${max} characters at most. Nothing was changed; shorten it.`,
    tags: (max) => `A tag has ${max} characters at most. Nothing was changed; shorten the longest.`,
    key: (max) => `A fact's name has ${max} characters at most. Nothing was changed; shorten it.`,
    value: (max) => `A fact has ${max} characters at most. Nothing was changed; shorten it.`,
  },
  "too-many": {
    aliases: (max) =>
      `There can be ${max} other names at most. Nothing was changed; leave some of them out.`,
    tags: (max) => `There can be ${max} tags at most. Nothing was changed; leave some of them out.`,
  },
};
