import { expect, it } from "vitest";
import { findTool, listTools, unusedFields } from "./tools";

/** What is read here of a listed tool. */
type Listed = {
  readonly name: string;
  readonly inputSchema: {
    readonly properties: Readonly<Record<string, { readonly enum?: readonly string[] }>>;
  };
};

it("every argument that a tool takes is used by one of its actions", () => {
  for (const { name, inputSchema } of listTools() as readonly Listed[]) {
    const { action, ...fields } = inputSchema.properties;
    const tool = findTool(name);
    if (tool === undefined || action?.enum === undefined) continue;
    const unused = action.enum.map((one) => unusedFields(tool, { action: one, ...fields }));
    const idle = Object.keys(fields).filter((field) => unused.every((of) => of.includes(field)));
    expect([name, idle]).toEqual([name, []]);
  }
});
