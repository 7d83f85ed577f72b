import * as z from "zod/mini";
import { AppError } from "../../domain/app-error";
import { type Fact, MAX_FACT_KEY, MAX_FACT_VALUE, MODELS_WORD } from "../../domain/fact";
import { isSameValue, normaliseFact } from "../../domain/fact-text";
import { alwaysOf, type ToolName } from "../../domain/tool-name";
import {
  type CallSite,
  type Change,
  checkRow,
  type Tool,
  type WriteSite,
  writingTool,
} from "../../turns/tools/tool";
import type { ToolDeps } from "./tool-deps";

const key = () => z.string().check(z.minLength(1), z.maxLength(MAX_FACT_KEY));

/** Tools over what is known about the person, and what is kept to be found again. */
export function factTools(deps: ToolDeps): readonly Tool[] {
  const memoryOf = ({ turnId, result, onKept }: WriteSite) =>
    deps.store.memoryWith({ turnId, result, onKept });
  return [
    writingTool({
      name: "fact_set",
      description: "Keeps one thing about the person, such as key “name” and value “Ada”.",
      input: z.object({
        key: key(),
        value: z.string().check(z.minLength(1), z.maxLength(MAX_FACT_VALUE)),
      }),
      look: async (input, at) => {
        const known = await findFact(deps, input.key, at);
        return changeOf(input.key, known, input.value);
      },
      write: async (input, at) => {
        const seen = await findFact(deps, input.key, at);
        checkRow(seen, at);
        checkLeave("fact_set", changeOf(input.key, seen, input.value), at);
        const kept = { ...toKept(input, seen, at), seen: seen ?? null };
        await memoryOf(at).facts.keep({ contextId: at.context.id, ...input, ...kept });
        deps.onChange();
      },
    }),
    writingTool({
      name: "fact_forget",
      description: "Forgets what is known about the person under a key.",
      input: z.object({ key: key() }),
      look: async (input, at) => changeOf(input.key, await mustFind(deps, input.key, at), ""),
      write: async (input, at) => {
        const known = await mustFind(deps, input.key, at);
        checkRow(known, at);
        checkLeave("fact_forget", changeOf(input.key, known, ""), at);
        const { id, version } = known;
        await memoryOf(at).facts.forget({ id, version });
        deps.onChange();
      },
    }),
    writingTool({
      name: "archival_insert",
      description: "Keeps a note for good, to be found again by archival_search.",
      input: z.object({
        text: z.string().check(z.minLength(1), z.maxLength(20_000)),
        tags: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20))),
      }),
      look: async ({ text }) => ({ target: "", before: "", after: text, needsPerson: false }),
      write: async ({ text, tags = [] }, at) => {
        const { context, taint } = at;
        const id = crypto.randomUUID();
        const entry = { id, contextId: context.id, text, tags, source: null, taint: [...taint] };
        await memoryOf(at).archival.insert(entry);
        deps.onChange();
      },
    }),
  ];
}

/** What the person has written or approved themselves is not changed unasked. */
function changeOf(target: string, known: Fact | undefined, after: string): Change {
  const isPersons = known?.confidence === 1 && !isSameValue(known.value, after);
  return { target, before: known?.value ?? "", after, needsPerson: isPersons, row: known };
}

/** Fails with `approval-needed` where the person has written it since the call was looked at. */
function checkLeave(name: ToolName, { needsPerson }: Change, at: WriteSite): void {
  if (!needsPerson || at.isSeen || at.context.tools.includes(alwaysOf(name))) return;
  throw new AppError("approval-needed");
}

type Setting = Pick<Fact, "key" | "value">;

/** Whose word it is: the person's once they have approved it, and where they have said so before. */
function toKept({ value }: Setting, known: Fact | undefined, at: WriteSite) {
  if (known !== undefined && !at.isSeen && isSameValue(known.value, value)) {
    const { source, taint, confidence } = known;
    return { source, taint: [...new Set([...taint, ...at.taint])], confidence };
  }
  const source = { conversationId: at.conversationId, messageId: at.turnId, quote: "" };
  return { source, taint: [...at.taint], confidence: at.isSeen ? 1 : MODELS_WORD };
}

async function findFact(
  { store }: ToolDeps,
  wanted: string,
  { context }: CallSite,
): Promise<Fact | undefined> {
  const facts = await store.readFacts(context.id);
  const isWanted = (fact: Fact) => normaliseFact(fact.key) === normaliseFact(wanted);
  return facts.find((fact) => fact.state === "kept" && isWanted(fact));
}

async function mustFind(deps: ToolDeps, wanted: string, at: CallSite): Promise<Fact> {
  const found = await findFact(deps, wanted, at);
  if (found === undefined) throw new AppError("not-found", { data: { kind: "fact" } });
  return found;
}
