/** A piece of code to put in at an offset. */
type Insertion = { readonly at: number; readonly text: string };

type Found = { readonly ids: readonly string[]; readonly insertions: readonly Insertion[] };

type SyntaxNode = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
} & Readonly<Record<string, unknown>>;

/**
 * The failpoints of a module (its ESTree program): one at each `await`, each step of a
 * `for await` and each `.transaction(…)`. Ids read `file#function.number` in source order.
 */
export function findPoints(file: string, program: unknown): Found {
  const ids: string[] = [];
  const insertions: Insertion[] = [];
  const numbers = new Map<string, number>();

  const newId = (name: string) => {
    const number = (numbers.get(name) ?? 0) + 1;
    numbers.set(name, number);
    const id = `${file}#${name}.${number}`;
    ids.push(id);
    return JSON.stringify(id);
  };
  const wrap = (from: number, to: number, call: string) => {
    insertions.push({ at: from, text: call }, { at: to, text: ")" });
  };
  const visit = (node: SyntaxNode, outer: string) => {
    const name = functionName(node) ?? outer;
    if (node.type === "AwaitExpression") {
      wrap(node.start + "await".length, node.end, ` __failpoint(${newId(name)}, `);
    }
    if (isTransaction(node)) wrap(node.start, node.end, `__failpointTransaction(${newId(name)}, `);
    if (node.type === "ForOfStatement" && node.await === true) {
      insertions.push(...beginStep(node.body as SyntaxNode, newId(name)));
    }
    for (const child of childrenOf(node)) visit(child, name);
  };

  if (isNode(program)) visit(program, "module");
  return { ids, insertions };
}

/** A failpoint before anything else in the body of a loop. */
function beginStep({ type, start, end }: SyntaxNode, id: string): readonly Insertion[] {
  const point = ` await __failpoint(${id}); `;
  if (type === "BlockStatement") return [{ at: start + 1, text: point }];
  return [
    { at: start, text: `{${point}` },
    { at: end, text: "}" },
  ];
}

/** The code with every chunk put in at its offset. */
export function insertAll(code: string, insertions: readonly Insertion[]): string {
  return [...insertions]
    .sort((left, right) => right.at - left.at)
    .reduce((text, { at, text: chunk }) => text.slice(0, at) + chunk + text.slice(at), code);
}

function isTransaction(node: SyntaxNode): boolean {
  if (node.type !== "CallExpression" || !isNode(node.callee)) return false;
  return node.callee.type === "MemberExpression" && nameOf(node.callee.property) === "transaction";
}

/** The name that a function declared here goes by; null where the node names none. */
function functionName(node: SyntaxNode): string | null {
  if (node.type === "FunctionDeclaration") return nameOf(node.id);
  const isHolder = ["Property", "VariableDeclarator", "MethodDefinition"].includes(node.type);
  const value = node.type === "VariableDeclarator" ? node.init : node.value;
  if (!isHolder || !isNode(value) || !/Function/.test(value.type)) return null;
  return nameOf(node.type === "VariableDeclarator" ? node.id : node.key);
}

function nameOf(value: unknown): string | null {
  return isNode(value) && typeof value.name === "string" ? value.name : null;
}

function childrenOf(node: SyntaxNode): readonly SyntaxNode[] {
  return Object.values(node).flat().filter(isNode);
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}
