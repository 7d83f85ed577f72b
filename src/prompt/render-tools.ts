import type { ToolSpec } from "../domain/tool-call";
import type { RenderOptions } from "./render-options";

type Tools = Pick<RenderOptions, "tools">;

/** P-006: tools as OpenAI's api and Ollama take them; nothing where there are none. */
export function toolsAsFunctions({ tools = [] }: Tools): { tools?: unknown } {
  return whereAny(tools, () =>
    tools.map(({ name, description, parameters }) => ({
      type: "function",
      function: { name, description, parameters },
    })),
  );
}

/** P-006: tools as OpenAI's Responses API takes them. */
export function toolsAsFlatFunctions({ tools = [] }: Tools): { tools?: unknown } {
  return whereAny(tools, () =>
    tools.map(({ name, description, parameters }) => ({
      type: "function",
      name,
      description,
      parameters,
      // Else it refuses every schema that is not closed.
      strict: false,
    })),
  );
}

/** P-006: tools as Anthropic takes them. */
export function toolsAsInputs({ tools = [] }: Tools): { tools?: unknown } {
  return whereAny(tools, () =>
    tools.map(({ name, description, parameters }) => ({
      name,
      description,
      input_schema: parameters,
    })),
  );
}

/**
 * P-006: tools as Gemini takes them. Its older field `parameters` knows a part of JSON schema only
 * and refuses the rest.
 */
export function toolsAsDeclarations({ tools = [] }: Tools): { tools?: unknown } {
  return whereAny(tools, () => [
    {
      functionDeclarations: tools.map(({ name, description, parameters }) => ({
        name,
        description,
        parametersJsonSchema: parameters,
      })),
    },
  ]);
}

function whereAny(tools: readonly ToolSpec[], write: () => unknown): { tools?: unknown } {
  return tools.length === 0 ? {} : { tools: write() };
}
