import type { ContextFields } from "../../domain/context";
import type { PresetFields, PresetSettings } from "../../domain/preset";

/** Any of these fields; one that is undefined is one that is not given. */
export type Given<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** What a page gives of a context's fields. */
export type GivenContextFields = Given<ContextFields>;

/** What a page gives of a preset's fields: settings that it leaves out stay. */
export type GivenPresetFields = Given<
  Omit<PresetFields, "defaultSettings"> & { readonly defaultSettings: Given<PresetSettings> }
>;

/** The fields that are given, without space around names and tags, and nothing twice in a list. */
export function cleanContextFields(given: GivenContextFields): Partial<ContextFields> {
  const fields = withoutUndefined(given);
  const { name, tags, contextProviders, tools } = fields;
  return {
    ...fields,
    ...(name === undefined ? {} : { name: name.trim() }),
    ...(tags === undefined ? {} : { tags: cleanTags(tags) }),
    ...(contextProviders === undefined ? {} : { contextProviders: [...new Set(contextProviders)] }),
    ...(tools === undefined ? {} : { tools: [...new Set(tools)] }),
  };
}

/** The fields that are given, over settings that hold where it leaves some out. */
export function cleanPresetFields(
  given: GivenPresetFields,
  settings: PresetSettings,
): Partial<PresetFields> {
  const { defaultSettings, ...others } = withoutUndefined(given);
  const { name, tags } = others;
  return {
    ...others,
    ...(name === undefined ? {} : { name: name.trim() }),
    ...(tags === undefined ? {} : { tags: cleanTags(tags) }),
    ...(defaultSettings === undefined
      ? {}
      : { defaultSettings: { ...settings, ...withoutUndefined(defaultSettings) } }),
  };
}

/** The tags without space around them, each once, in whatever case it comes first. */
export function cleanTags(tags: readonly string[]): string[] {
  const byFolded = new Map<string, string>();
  for (const tag of tags.map((text) => text.trim())) {
    const folded = tag.toLowerCase();
    if (!byFolded.has(folded)) byFolded.set(folded, tag);
  }
  return [...byFolded.values()];
}

function withoutUndefined<T extends object>(
  given: T,
): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(given).filter(([, value]) => value !== undefined);
  // The same fields less those that are undefined, which TypeScript cannot follow.
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
