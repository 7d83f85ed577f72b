import { isRecord } from "../domain/is-record";

/** An object of a parsed file; names like `__proto__` are its own properties and nothing more. */
export type Fields = Readonly<Record<string, unknown>>;

/** The value as an object; null for anything else, arrays too. */
export function asFields(value: unknown): Fields | null {
  return isRecord(value) ? value : null;
}

/** An object's own property, never one that all objects have; undefined where there is none. */
export function own(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** An own property that is an object; null for anything else. */
export function ownFields(fields: Fields, name: string): Fields | null {
  return asFields(own(fields, name));
}

/** An own property that is a text; null for anything else. */
export function ownText(fields: Fields, name: string): string | null {
  const value = own(fields, name);
  return typeof value === "string" ? value : null;
}

/** The elements of an own property that is an array; none for anything else. */
export function ownList(fields: Fields, name: string): readonly unknown[] {
  const value = own(fields, name);
  return Array.isArray(value) ? value : [];
}
