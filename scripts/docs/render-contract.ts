import * as z from "zod";
import { CALLS, STREAMS } from "../../src/contract/contract";
import { type Call, COMMON_ERRORS, type Stream } from "../../src/contract/entry";
import { ERROR_CODES } from "../../src/domain/app-error";

/** docs/contract.md, made from the declaration: every entry with input, output or event, and errors. */
export function renderContract(): string {
  return [
    HEAD,
    codes("Errors of every entry", COMMON_ERRORS),
    codes("All error codes (`ErrorCode`)", ERROR_CODES),
    "## Calls",
    ...Object.entries(CALLS).map(([name, call]) => renderCall(name, call)),
    "## Streams",
    ...Object.entries(STREAMS).map(([name, stream]) => renderStream(name, stream)),
    "",
  ].join("\n\n");
}

const HEAD = `# Contract

Made from \`src/contract\` by \`npm run docs:contract\`; edit that, not this.

A **call** is one message from a page of the extension to the worker, in the shape of
\`@webext-core/messaging\`: \`chrome.runtime.sendMessage({ id, type, data, timestamp })\` with the
entry's name as \`type\` and its input as \`data\`. The answer is \`{ res: output }\` or
\`{ err: { code, data } }\`. A **stream** is a port named like the entry: the page posts the input
once and receives events, then \`{ type: "done" }\` or \`{ type: "failure", failure: { code, data } }\`.
A port that closes without either means that the worker stopped. A worker that has started sends
\`{ type: "worker.started" }\` to all pages: what was watched must be watched anew. Only this
extension's own top-level pages are answered.`;

function renderCall(name: string, call: Call): string {
  return [
    `### \`${name}\``,
    call.does,
    shape("Input", call.input, "input"),
    shape("Output", call.output, "output"),
    codes("Errors", call.errors),
  ].join("\n\n");
}

function renderStream(name: string, stream: Stream): string {
  return [
    `### \`${name}\``,
    stream.does,
    shape("Input", stream.input, "input"),
    shape("Event", stream.event, "output"),
    codes("Errors", stream.errors),
  ].join("\n\n");
}

function codes(title: string, list: readonly string[]): string {
  const text = list.length === 0 ? "none of its own" : list.map((code) => `\`${code}\``).join(", ");
  return `${title}: ${text}.`;
}

function shape(title: string, schema: z.core.$ZodType, io: "input" | "output"): string {
  const json = z.toJSONSchema(schema, { io }) as Json;
  return `${title}:\n\n\`\`\`ts\n${typeOf(json, "")}\n\`\`\``;
}

type Json = {
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

/** A JSON schema as a TypeScript type, which people read more easily. */
function typeOf(json: Json, indent: string): string {
  const options = json.anyOf ?? json.oneOf;
  if (options) return options.map((option) => typeOf(option, indent)).join(" | ");
  if (json.const !== undefined) return JSON.stringify(json.const);
  if (json.enum?.length === ERROR_CODES.length) return "ErrorCode";
  if (json.enum) return json.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (Array.isArray(json.type)) return json.type.join(" | ");
  if (json.type === "array") return `Array<${typeOf(json.items ?? {}, indent)}>`;
  if (json.type === "object") return objectOf(json, indent);
  if (json.type === "string") return stringOf(json);
  if (json.type === "integer") return "number /* whole */";
  return json.type ?? "unknown";
}

function stringOf({ format, maxLength }: Json): string {
  if (format === "uuid") return "Uuid";
  return maxLength ? `string /* at most ${maxLength} characters */` : "string";
}

function objectOf(json: Json, indent: string): string {
  const properties = Object.entries(json.properties ?? {});
  if (properties.length === 0) {
    return typeof json.additionalProperties === "object"
      ? `Record<string, ${typeOf(json.additionalProperties, indent)}>`
      : "{}";
  }
  const inner = `${indent}  `;
  const lines = properties.map(([key, value]) => {
    const mark = json.required?.includes(key) ? "" : "?";
    return `${inner}${key}${mark}: ${typeOf(value, inner)};`;
  });
  return `{\n${lines.join("\n")}\n${indent}}`;
}
