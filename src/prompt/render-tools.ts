import { isRecord } from "../domain/is-record";
import type { ToolSpec } from "../domain/tool-call";
import type { RenderOptions } from "./render-options";

type Tools = Pick<RenderOptions, "tools"> & Partial<Pick<RenderOptions, "model">>;

/** Characters of a description, where longer ones are refused. */
const SHORT = 1_024;

/** P-006: tools as OpenAI's api takes them, and Ollama, which drops cases unseen; nothing where there are none. */
export function toolsAsFunctions({ tools = [], model }: Tools): { tools?: unknown } {
  return whereAny(tools, () =>
    tools.map(({ name, description, parameters }) => ({
      type: "function",
      function: {
        name,
        description: fitDescription(description, model),
        parameters: plainForm(parameters),
      },
    })),
  );
}

/** P-006: tools as OpenAI's Responses API takes them. */
export function toolsAsFlatFunctions({ tools = [], model }: Tools): { tools?: unknown } {
  return whereAny(tools, () =>
    tools.map(({ name, description, parameters }) => ({
      type: "function",
      name,
      description: fitDescription(description, model),
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

function fitDescription(description: string, model: Tools["model"]): string {
  const isShort = model?.habits?.includes("short-tools") === true;
  return isShort ? description.slice(0, SHORT).replace(/[\ud800-\udbff]$/, "") : description;
}

const UNIONS = ["allOf", "oneOf", "anyOf"];

/** What is refused at the top of a form, by OpenAI and Anthropic, and with it the whole request. */
const REFUSED: ReadonlySet<string> = new Set([...UNIONS, "enum", "const", "not"]);

type Form = ToolSpec["parameters"];

/**
 * The form with its fields at its top, where servers of MCP may leave them out or tell them by cases;
 * which of them go together the server knows best.
 */
function plainForm(form: Form): object {
  const whole = withFields(form);
  if (!Object.keys(form).some((key) => REFUSED.has(key))) return whole;
  const fields = new Map<string, Map<string, unknown>>();
  const required = new Set<unknown>();
  for (const { one, always } of partsOf(form)) {
    for (const [name, field] of Object.entries(withFields(one).properties)) {
      fields.set(
        name,
        (fields.get(name) ?? new Map<string, unknown>()).set(JSON.stringify(field), field),
      );
    }
    if (always && Array.isArray(one.required)) for (const name of one.required) required.add(name);
  }
  const properties = [...fields].map(([name, forms]) => {
    const [first, ...others] = forms.values();
    return [name, others.length === 0 ? first : { anyOf: [...forms.values()] }];
  });
  const plain = Object.entries(whole).filter(([key]) => !REFUSED.has(key));
  const all = required.size === 0 ? {} : { required: [...required] };
  return { ...Object.fromEntries(plain), properties: Object.fromEntries(properties), ...all };
}

type Part = { readonly one: Form; readonly always: boolean };

/** The form and all that its cases say, each once; `always` where it holds in every case. */
function partsOf(form: Form): readonly Part[] {
  const parts: Part[] = [];
  const seen = new Set<unknown>();
  const add = (one: unknown, always: boolean) => {
    if (!isRecord(one) || seen.has(one)) return;
    seen.add(one);
    parts.push({ one, always });
    const ref = typeof one.$ref === "string" ? one.$ref : "";
    const [, container, name] = /^#\/(\$defs|definitions)\/([^/]+)$/.exec(ref) ?? [];
    const named = container && name ? form[container] : null;
    if (name && isRecord(named)) add(named[name], always);
    for (const key of UNIONS) {
      const cases = Array.isArray(one[key]) ? one[key] : [];
      for (const part of cases) add(part, always && key === "allOf");
    }
  };
  add(form, true);
  return parts;
}

/** The form as it came, with a list of fields, each told by a form: Ollama refuses a mere yes or no. */
function withFields(form: Form): Form & { readonly properties: Form } {
  const fields = Object.entries(isRecord(form.properties) ? form.properties : {})
    .filter(([, field]) => field !== false)
    .map(([name, field]) => [name, field === true ? {} : field]);
  return { ...form, properties: Object.fromEntries(fields) };
}

function whereAny(tools: readonly ToolSpec[], write: () => unknown): { tools?: unknown } {
  return tools.length === 0 ? {} : { tools: write() };
}
