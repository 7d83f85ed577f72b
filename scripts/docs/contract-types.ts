import * as z from "zod";
import { ERROR_CODES } from "../../src/domain/app-error";

type Io = "input" | "output";

/** Types as text; those with a name in the source are named, and told apart. */
type Types = {
  /** A schema's type, with names in it. */
  readonly of: (schema: z.core.$ZodType, io: Io) => string;
  /** Every name that was used, with what it stands for, by name. */
  readonly declarations: () => readonly string[];
};

type Json = {
  $ref?: string;
  $defs?: Record<string, Json>;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Json[];
  oneOf?: Json[];
  items?: Json;
  properties?: Record<string, Json>;
  required?: string[];
  additionalProperties?: Json | boolean;
  format?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
};

/** Types with the names under which modules export their schemas: `messageSchema` is `Message`. */
export function createTypes(
  modules: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): Types {
  const metadata = nameSchemas(
    Object.values(modules).flatMap((exported) => Object.entries(exported)),
  );
  const typesByName = new Map<string, string>();
  return {
    of: (schema, io) => {
      const json = z.toJSONSchema(schema, { io, metadata }) as Json;
      // What is not filled in yet, or is left out, makes the same name another type on the way in.
      const nameOf = (id: string) => {
        const type = typeOf(json.$defs?.[id] ?? {}, "", nameOf);
        const other = typesByName.get(id);
        const name = other === undefined || other === type || other === id ? id : `${id}Input`;
        typesByName.set(name, type);
        return name;
      };
      return typeOf(json, "", nameOf);
    },
    declarations: () =>
      [...typesByName]
        .sort(([one], [other]) => one.localeCompare(other))
        .map(([name, type]) => `type ${name} = ${type}`),
  };
}

function nameSchemas(exported: readonly (readonly [string, unknown])[]) {
  const registry = z.registry<{ id: string }>();
  const taken = new Set<unknown>();
  for (const [name, value] of exported) {
    if (
      !name.endsWith("Schema") ||
      !(value instanceof z.core.$ZodObject || value instanceof z.core.$ZodUnion)
    )
      continue;
    const id = name.charAt(0).toUpperCase() + name.slice(1, -"Schema".length);
    if (taken.has(value) || taken.has(id)) continue;
    taken.add(value).add(id);
    registry.add(value, { id });
  }
  return registry;
}

/** Characters of an object that stands in one line. */
const ONE_LINE = 100;

type NameOf = (id: string) => string;

/** A JSON schema as a TypeScript type, which people read more easily. */
function typeOf(json: Json, indent: string, nameOf: NameOf): string {
  if (json.$ref !== undefined) return nameOf(json.$ref.replace("#/$defs/", ""));
  const options = json.anyOf ?? json.oneOf;
  if (options) return options.map((option) => typeOf(option, indent, nameOf)).join(" | ");
  if (json.const !== undefined) return JSON.stringify(json.const);
  if (json.enum?.length === ERROR_CODES.length) return "ErrorCode";
  if (json.enum) return json.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (Array.isArray(json.type)) return json.type.join(" | ");
  if (json.type === "array") return `Array<${typeOf(json.items ?? {}, indent, nameOf)}>`;
  if (json.type === "object") return objectOf(json, indent, nameOf);
  if (json.type === "string") return stringOf(json);
  if (json.type === "integer") return "Int";
  return json.type ?? "unknown";
}

function stringOf({ format, maxLength }: Json): string {
  if (format === "uuid") return "Uuid";
  return maxLength ? `Text<${maxLength}>` : "string";
}

function objectOf(json: Json, indent: string, nameOf: NameOf): string {
  const properties = Object.entries(json.properties ?? {});
  if (properties.length === 0) {
    return typeof json.additionalProperties === "object"
      ? `Record<string, ${typeOf(json.additionalProperties, indent, nameOf)}>`
      : "{}";
  }
  const inner = `${indent}  `;
  const lines = properties.map(([key, value]) => {
    const mark = json.required?.includes(key) ? "" : "?";
    return `${inner}${key}${mark}: ${typeOf(value, inner, nameOf)};`;
  });
  const line = `{ ${lines.map((one) => one.trim().slice(0, -1)).join("; ")} }`;
  const isShort = line.length <= ONE_LINE && !line.includes("\n");
  return isShort ? line : `{\n${lines.join("\n")}\n${indent}}`;
}
