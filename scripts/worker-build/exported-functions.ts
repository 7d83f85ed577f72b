import type { Rollup } from "vite";

type Statement = Rollup.ProgramNode["body"][number];

/**
 * Under which names a CommonJS module exports functions that it declares: `exports.name = declared`.
 * What is called by such a name can be stood in for by a function that calls it later.
 */
export function exportedFunctions({ body }: Rollup.ProgramNode): readonly string[] {
  const declared = new Set<string>();
  for (const node of body) {
    if (node.type === "FunctionDeclaration" && node.id) declared.add(node.id.name);
  }
  return body.flatMap((node) => {
    const exported = exportOf(node);
    return exported !== null && declared.has(exported.value) ? [exported.name] : [];
  });
}

function exportOf(node: Statement): { readonly name: string; readonly value: string } | null {
  if (node.type !== "ExpressionStatement") return null;
  const { expression } = node;
  if (expression.type !== "AssignmentExpression") return null;
  const { left, right } = expression;
  if (left.type !== "MemberExpression" || right.type !== "Identifier") return null;
  const { object, property } = left;
  if (object.type !== "Identifier" || object.name !== "exports") return null;
  return property.type === "Identifier" ? { name: property.name, value: right.name } : null;
}
