import { readdir, readFile } from "node:fs/promises";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { english } from "../../src/ui/words/english";
import { leaves } from "./languages/leaves";

const root = new URL("../../", import.meta.url);
const IS_TEST = /\.test\.tsx?$/;
/** What the catalogues themselves are made of. */
const IS_CATALOGUE = /^src\/ui\/words\/(?:en|en-[\w-]+|[\w-]+-words|words|catalogue|english)\.ts$/;
const IS_LANGUAGE = /^src\/ui\/words\/[a-z]{2}(?:-[A-Z]{2})?\//;

type Source = { readonly path: string; readonly file: ts.SourceFile };

const sources = await readSources("src");
const pages = sources.filter(({ path }) => path.startsWith("src/ui/"));
const users = pages.filter(({ path }) => !IS_CATALOGUE.test(path) && !IS_LANGUAGE.test(path));

describe("the catalogues", () => {
  it("are read while a page is drawn, never while a module is evaluated", () => {
    expect(users.flatMap(readTooEarly)).toEqual([]);
    const early = 'import { words } from "./words/words"; const title = words.appName;';
    expect(readTooEarly(sourceOf("x.ts", early))).toEqual(["x.ts: words"]);
  });

  it("hold every text: none stands in a component", () => {
    expect(users.flatMap(literalsOf)).toEqual([]);
    const literal = '<p aria-label="A name">Some text {"and more"}</p>';
    expect(literalsOf(sourceOf("x.tsx", literal))).toEqual([
      "x.tsx: A name",
      "x.tsx: Some text",
      "x.tsx: and more",
    ]);
  });

  it("say that a message goes to one place of its answer alone: what is set up beside may hear it", () => {
    const oneDestination = leaves(english).filter(({ text }) => /to one place/.test(String(text)));
    expect(oneDestination.length).toBeGreaterThan(1);
    expect(oneDestination.filter(({ text }) => !/answer/i.test(String(text)))).toEqual([]);
  });

  it("hold no text that nothing says", () => {
    const others = sources.filter(({ path }) => !IS_LANGUAGE.test(path));
    const said = new Set(others.flatMap(namesOf));
    const [begun, ended] = [others.flatMap(beginningsOf), others.flatMap(endingsOf)];
    // What makes a passphrase weak is told by names of the library that rates it.
    for (const reason of Object.keys(english.words.passphrase.reasons)) said.add(reason);
    const isSaid = (key: string) =>
      said.has(key) ||
      begun.some((head) => key.startsWith(head)) ||
      ended.some((tail) => key.endsWith(tail));
    expect(keysOf(english).filter((key) => !isSaid(key))).toEqual([]);
    expect(isSaid("a text that nothing says")).toBe(false);
  });
});

it("what is typed has its own direction: every field of a page takes it from its text", () => {
  expect(pages.flatMap(withoutDirection)).toEqual([]);
  const fields = '<><input /><input dir="auto" /><input type="file" /><textarea {...common} /></>';
  expect(withoutDirection(sourceOf("x.tsx", fields))).toEqual(["x.tsx: <input />"]);
});

async function readSources(folder: string): Promise<Source[]> {
  const entries = await readdir(new URL(folder, root), { recursive: true });
  const paths = entries
    .map((entry) => `${folder}/${entry}`)
    .filter((path) => /\.tsx?$/.test(path) && !IS_TEST.test(path));
  return Promise.all(
    paths.map(async (path) => sourceOf(path, await readFile(new URL(path, root), "utf8"))),
  );
}

function sourceOf(path: string, text: string): Source {
  return { path, file: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true) };
}

/** Every node but those that a test lets pass with all that is in them. */
function nodesOf(file: ts.Node, passes: (node: ts.Node) => boolean): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (passes(node)) return;
    found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function readTooEarly({ path, file }: Source): string[] {
  const imported = new Set(file.statements.flatMap(cataloguesOf));
  const isLater = (node: ts.Node) =>
    ts.isFunctionLike(node) || ts.isImportDeclaration(node) || ts.isTypeNode(node);
  return nodesOf(file, isLater)
    .filter((node) => ts.isIdentifier(node) && imported.has(node.text))
    .map((node) => `${path}: ${node.getText(file)}`);
}

/** The catalogues, and what writes numbers, by their names in one import. */
function cataloguesOf(statement: ts.Statement): string[] {
  if (!ts.isImportDeclaration(statement)) return [];
  const from = (statement.moduleSpecifier as ts.StringLiteral).text;
  const { importClause } = statement;
  const bindings = importClause?.namedBindings;
  if (!/\/(?:[\w-]+-words|words)$/.test(from)) return [];
  if (importClause?.isTypeOnly === true || bindings === undefined) return [];
  return ts.isNamedImports(bindings)
    ? bindings.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => name.text)
    : [];
}

const TEXT_ATTRIBUTES = new Set(["aria-label", "alt", "placeholder", "title", "aria-description"]);

function literalsOf({ path, file }: Source): string[] {
  return nodesOf(file, () => false).flatMap((node) => {
    const text = textOf(node)?.replaceAll(/\s+/g, " ").trim() ?? "";
    return /\p{L}{2}/u.test(text) ? [`${path}: ${text}`] : [];
  });
}

function textOf(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return node.text;
  if (!ts.isStringLiteralLike(node)) return null;
  const { parent } = node;
  if (ts.isJsxExpression(parent) && !ts.isJsxAttribute(parent.parent)) return node.text;
  const attribute = ts.isJsxExpression(parent) ? parent.parent : parent;
  return ts.isJsxAttribute(attribute) && TEXT_ATTRIBUTES.has(attribute.name.getText(file(node)))
    ? node.text
    : null;
}

function file(node: ts.Node): ts.SourceFile {
  return node.getSourceFile();
}

/** Fields for words that have the direction of the page; what is spread into one is looked at elsewhere. */
function withoutDirection({ path, file }: Source): string[] {
  return nodesOf(file, () => false).flatMap((node) => {
    if (
      !ts.isJsxSelfClosingElement(node) ||
      !/^(?:input|textarea)$/.test(node.tagName.getText(file))
    )
      return [];
    const text = node.getText(file);
    const isOther =
      /\sdir=|\{\.\.\.(?:common|rest|own|field)\}|\sreadOnly\s|\sinputMode=/.test(text) ||
      /\stype="(?:checkbox|radio|file|date|range|password)"/.test(text);
    return isOther ? [] : [`${path}: ${text.replaceAll(/\s+/g, " ")}`];
  });
}

/** Every key of a catalogue, of its branches and of its texts. */
function keysOf(value: unknown): string[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, one]) => [key, ...keysOf(one)]);
}

/** Every name and literal of a file; of a catalogue's own none, for that is what is looked for. */
function namesOf({ path, file }: Source): string[] {
  if (/^src\/ui\/words\/en(?:-[\w-]+)?\.ts$/.test(path)) return [];
  return nodesOf(file, () => false).flatMap((node) =>
    ts.isIdentifier(node) || ts.isStringLiteralLike(node) ? [node.text] : [],
  );
}

/** What names begin with that a file puts together, as `weak-`. */
function beginningsOf({ file }: Source): string[] {
  return nodesOf(file, () => false).flatMap((node) =>
    ts.isTemplateHead(node) && /^[a-z]{3,}-$/.test(node.text) ? [node.text] : [],
  );
}

/** And what they end with, as `Field`. */
function endingsOf({ file }: Source): string[] {
  return nodesOf(file, () => false).flatMap((node) =>
    ts.isTemplateTail(node) && /^[A-Z][a-z]{3,}$/.test(node.text) ? [node.text] : [],
  );
}
