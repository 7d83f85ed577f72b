import { expect, it } from "vitest";
import { CALLS, STREAMS } from "./contract";

type Check = { readonly _zod: { readonly def: { readonly check: string } } };

/** What is read here of a schema's definition. */
type Definition = {
  readonly type: string;
  readonly format?: string;
  readonly checks?: readonly Check[];
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly options?: readonly Schema[];
  readonly items?: readonly Schema[];
  readonly element?: Schema;
  readonly keyType?: Schema;
  readonly valueType?: Schema;
  readonly innerType?: Schema;
  readonly in?: Schema;
  readonly left?: Schema;
  readonly right?: Schema;
};

type Schema = { readonly _zod: { readonly def: Definition } };

/** The texts, by where they stand, that a form lets be of any length. */
function anyLength(schema: Schema, path: string, within: readonly Schema[] = []): string[] {
  if (within.includes(schema)) return [];
  const { def } = schema._zod;
  const into = (part: Schema | undefined, name = "") =>
    part === undefined ? [] : anyLength(part, path + name, [...within, schema]);
  if (def.type === "string") return isBounded(def) ? [] : [path];
  if (def.type === "unknown" || def.type === "any") return [path];
  return [
    ...Object.entries(def.shape ?? {}).flatMap(([name, part]) => into(part, `.${name}`)),
    ...[...(def.options ?? []), ...(def.items ?? [])].flatMap((part) => into(part)),
    ...into(def.element, "[]"),
    ...into(def.keyType, "{key}"),
    ...into(def.valueType, "{}"),
    ...[def.innerType, def.in, def.left, def.right].flatMap((part) => into(part)),
  ];
}

function isBounded({ format, checks = [] }: Definition): boolean {
  const names = checks.map(({ _zod }) => _zod.def.check);
  return format === "uuid" || names.some((name) => /^(max_length|length_equals)$/.test(name));
}

/**
 * Texts that the form leaves to whoever takes them, so that what is too long is refused by its name
 * and its limit (`every-text.test.ts`); others are compared with what is there, or told and not kept.
 */
const LEFT_TO_THE_HANDLER = [
  /^context\.(createFromPreset|create|update|preview)\.(fields|overrides)\.(name|systemPrompt|personality|tags)/,
  /^preset\.(create|update)\.fields\./,
  /^conversation\.(rename\.title|tag\.(tags|seen))/,
  /^(context-manage|personality-preset-manage)\./,
  /^(turn\.send|turn\.edit|draft\.save|context\.preview|prompt\.(measure|preview|copy)).*\.text$/,
  /^(context-chat|chat|chat\.stream)\.message$/,
  /^import\.(add|memory|picture)\./,
  /^attachment\.add\.attached\./,
  /^block\.edit\.edits\[\]\./,
  // Compared with what is there.
  /^(draft\.save\.over|turn\.send\.draft)$/,
  /^(context|preset)\.(purge\.name|list\.tag)$/,
  /^turn\.decide\.call$/,
  // Told, not kept.
  /^prompts\.get\.arguments\./,
  // Names and addresses in a form of their own.
  /^(store\.use|backup\.delete|restore\.preview\.source)\.name$/,
  /^conversation\.(open|create)\.channel$/,
  /^search\.setEmbedder\.choice\.model\.url$/,
];

it("M-079 every text of every call is bounded by its form, or left to a handler that says what is too long", () => {
  const open = Object.entries({ ...CALLS, ...STREAMS }).flatMap(([name, { input }]) =>
    anyLength(input as unknown as Schema, name),
  );
  const paths = [...new Set(open)];
  const unnamed = paths.filter((path) => !LEFT_TO_THE_HANDLER.some((named) => named.test(path)));
  expect(unnamed).toEqual([]);
  // Each of them names something.
  const idle = LEFT_TO_THE_HANDLER.filter((named) => !paths.some((path) => named.test(path)));
  expect(idle).toEqual([]);
});
