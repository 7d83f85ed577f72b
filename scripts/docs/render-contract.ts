/// <reference types="vite/types/importMeta.d.ts" />

import { CALLS, STREAMS } from "../../src/contract/contract";
import { type Call, COMMON_ERRORS, type Stream } from "../../src/contract/entry";
import { ERROR_CODES } from "../../src/domain/app-error";
import { createTypes, type Types } from "./contract-types";

/** Names and schemas of what the modules of the domain and the contract export. */
const MODULES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = import.meta.glob(
  ["../../src/{contract,domain}/**/*.ts", "!**/*.test.ts"],
  { eager: true },
);

/**
 * docs/contract.md, made from the declaration: every entry with input, output or event, and errors. An
 * object that has a name in the source is told once, among the types.
 */
export function renderContract(): string {
  const types = createTypes(MODULES);
  const calls = Object.entries(CALLS).map(([name, call]) => renderCall(types, name, call));
  const streams = Object.entries(STREAMS).map(([name, one]) => renderStream(types, name, one));
  return [
    HEAD,
    codes("Errors of every entry", COMMON_ERRORS),
    codes("All error codes (`ErrorCode`)", ERROR_CODES),
    "## Calls",
    ...calls,
    "## Streams",
    ...streams,
    "## Types",
    ...types.told(),
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

function renderCall(types: Types, name: string, call: Call): string {
  return [
    `### \`${name}\``,
    call.does,
    shape("Input", types.of(call.input, "input")),
    shape("Output", types.of(call.output, "output")),
    codes("Errors", call.errors),
  ].join("\n\n");
}

function renderStream(types: Types, name: string, stream: Stream): string {
  return [
    `### \`${name}\``,
    stream.does,
    shape("Input", types.of(stream.input, "input")),
    shape("Event", types.of(stream.event, "output")),
    codes("Errors", stream.errors),
  ].join("\n\n");
}

function codes(title: string, list: readonly string[]): string {
  const text = list.length === 0 ? "none of its own" : list.map((code) => `\`${code}\``).join(", ");
  return `${title}: ${text}.`;
}

function shape(title: string, type: string): string {
  return type.includes("\n") ? `${title}:\n\n\`\`\`ts\n${type}\n\`\`\`` : `${title}: \`${type}\``;
}
