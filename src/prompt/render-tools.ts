import type { ToolSpec } from "../domain/tool-call";
import type { RenderOptions } from "./render-options";

type Tools = Pick<RenderOptions, "tools"> & Partial<Pick<RenderOptions, "model">>;

/** Characters of a description, where longer ones are refused. */
const SHORT = 1_024;

/** P-006: tools as OpenAI's api and Ollama take them; nothing where there are none. */
export function toolsAsFunctions({ tools = [], model }: Tools): { tools?: unknown } {
  return whereAny(tools, () =>
    tools.map(({ name, description, parameters }) => ({
      type: "function",
      function: { name, description: told(description, model), parameters: plainForm(parameters) },
    })),
  );
}

/** P-006: tools as OpenAI's Responses API takes them. */
export function toolsAsFlatFunctions({ tools = [], model }: Tools): { tools?: unknown } {
  return whereAny(tools, () =>
    tools.map(({ name, description, parameters }) => ({
      type: "function",
      name,
      description: told(description, model),
      parameters: plainForm(parameters),
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
      input_schema: plainForm(parameters),
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

function told(description: string, model: Tools["model"]): string {
  const isShort = model?.habits?.includes("short-tools") === true;
  return isShort ? description.slice(0, SHORT).replace(/[\ud800-\udbff]$/, "") : description;
}

const UNIONS = ["oneOf", "anyOf", "allOf"];

/** What is refused at the top of a form, by OpenAI and Anthropic, and with it the whole request. */
const REFUSED: ReadonlySet<string> = new Set([...UNIONS, "enum", "const", "not"]);

/**
 * The form with its fields at its top, where servers of MCP may leave them out or tell them by cases;
 * which of them go together the server knows best.
 */
function plainForm(form: ToolSpec["parameters"]): object {
  const cases = UNIONS.flatMap((key) => form[key] ?? []);
  const plain = Object.entries(form).filter(([key]) => !REFUSED.has(key));
  const properties = Object.assign({}, ...[...cases, form].map(fieldsOf));
  return { ...Object.fromEntries(plain), properties };
}

function fieldsOf(form: unknown): unknown {
  return typeof form === "object" && form !== null && "properties" in form ? form.properties : null;
}

function whereAny(tools: readonly ToolSpec[], write: () => unknown): { tools?: unknown } {
  return tools.length === 0 ? {} : { tools: write() };
}
