/// <reference types="vite/types/importMeta.d.ts" />

import { CALLS, STREAMS } from "../../src/contract/contract";
import { COMMON_ERRORS } from "../../src/contract/entry";
import { ERROR_CODES } from "../../src/domain/app-error";
import { createTypes } from "./contract-types";

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
  const calls = Object.entries(CALLS).map(([name, { does, errors, input, output }]) =>
    entryOf({ name, does, errors }, types.of(input, "input"), types.of(output, "output")),
  );
  const streams = Object.entries(STREAMS).map(([name, { does, errors, input, event }]) =>
    entryOf({ name, does, errors }, types.of(input, "input"), types.of(event, "output")),
  );
  return [
    HEAD,
    codes("Errors of every entry", COMMON_ERRORS),
    codes("All error codes (`ErrorCode`)", ERROR_CODES),
    "## Calls",
    code(calls),
    "## Streams",
    "The type behind the arrow is that of each event.",
    code(streams),
    "## Types",
    code(types.declarations()),
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
extension's own top-level pages are answered.

\`Int\` is a whole number, \`Text<200>\` a string of at most 200 characters, \`Uuid\` a string in the
form of one.`;

type Entry = { readonly name: string; readonly does: string; readonly errors: readonly string[] };

/** An entry as a line of a declaration, under what it does and the errors of its own. */
function entryOf({ name, does, errors }: Entry, from: string, to: string): string {
  const own = errors.length === 0 ? [] : [`// Errors: ${errors.join(", ")}.`];
  return [`// ${does}`, ...own, `"${name}": ${from} => ${to}`].join("\n");
}

function codes(title: string, list: readonly string[]): string {
  return `${title}: ${list.map((one) => `\`${one}\``).join(", ")}.`;
}

function code(lines: readonly string[]): string {
  return `\`\`\`ts\n${lines.join("\n")}\n\`\`\``;
}
