import { firstWords } from "../../src/domain/first-words";

type ModelTurn = {
  readonly question: string;
  /** Null while it is being written. */
  readonly answer: string | null;
  /** What has been kept of it meanwhile. */
  readonly begun: string;
};

type ModelSummary = {
  readonly text: string;
  /** How many turns it stands for, from the first. */
  readonly turns: number;
};

/** What a person would say is stored: the plain form that the sealed store is held against. */
export type Model = {
  /** Oldest first. */
  readonly turns: readonly ModelTurn[];
  readonly draft: string;
  /** What the context and the conversation are called. */
  readonly names: { readonly context: string; readonly conversation: string };
  /** Whether the person has named the conversation; its first words do until then. */
  readonly isNamed: boolean;
  readonly minutes: number | null;
  /** The last one stands; where it is dropped, the one before it does. */
  readonly summaries: readonly ModelSummary[];
  /** Whether something is to be done after a turn. */
  readonly isJobLeft: boolean;
  /** Passphrases that open the vault, in the order of their making. */
  readonly passphrases: readonly string[];
};

export const FIRST_PASSPHRASE = "the very first passphrase";

const FIRST_NAMES = { context: "Confidant", conversation: "" };

export const FIRST_MODEL: Model = {
  turns: [],
  draft: "",
  names: FIRST_NAMES,
  isNamed: false,
  minutes: 15,
  summaries: [],
  isJobLeft: false,
  passphrases: [FIRST_PASSPHRASE],
};

export type Operation =
  | { readonly type: "ask"; readonly text: string }
  | { readonly type: "edit"; readonly text: string }
  | { readonly type: "piece"; readonly text: string }
  | { readonly type: "close"; readonly text: string }
  | { readonly type: "plan" }
  | { readonly type: "summarise"; readonly text: string }
  | { readonly type: "edit-summary"; readonly text: string }
  | { readonly type: "drop-summary" }
  | { readonly type: "drop-job" }
  | { readonly type: "draft"; readonly text: string }
  | { readonly type: "name-context"; readonly name: string }
  | { readonly type: "name-conversation"; readonly name: string }
  | { readonly type: "wrong-clock" }
  | { readonly type: "minutes"; readonly minutes: number }
  | { readonly type: "add-way"; readonly passphrase: string }
  | { readonly type: "remove-way" }
  | { readonly type: "rotate" }
  | { readonly type: "sweep" }
  | { readonly type: "lock" }
  | { readonly type: "purge" };

/** What is stored once the operation has been done; the same where there is nothing for it to do. */
export function apply(model: Model, operation: Operation): Model {
  const isWriting = model.turns.some(({ answer }) => answer === null);
  switch (operation.type) {
    case "ask": {
      const turn = { question: operation.text, answer: null, begun: "" };
      const withTurn = { ...model, turns: [...model.turns, turn], draft: "" };
      return model.turns.length === 0 ? named(withTurn, operation.text) : withTurn;
    }
    case "edit":
      return isWriting ? model : edit(model, operation.text);
    case "piece":
      return write(model, (turn) => ({ ...turn, begun: turn.begun + operation.text }));
    case "close":
      return {
        ...write(model, (turn) => end({ ...turn, begun: turn.begun + operation.text })),
        isJobLeft: model.isJobLeft || isWriting,
      };
    case "summarise":
      return summarise(model, operation.text);
    case "edit-summary":
      return {
        ...model,
        summaries: model.summaries.map((summary, at) =>
          at === model.summaries.length - 1 ? { ...summary, text: operation.text } : summary,
        ),
      };
    case "drop-summary":
      return { ...model, summaries: model.summaries.slice(0, -1) };
    case "drop-job":
      return { ...model, isJobLeft: false };
    case "draft":
      return { ...model, draft: operation.text };
    case "name-context":
      return { ...model, names: { ...model.names, context: operation.name } };
    case "name-conversation":
      return {
        ...model,
        names: { ...model.names, conversation: operation.name },
        isNamed: true,
      };
    case "minutes":
      return { ...model, minutes: operation.minutes };
    case "add-way":
      return { ...model, passphrases: [...model.passphrases, operation.passphrase] };
    case "remove-way":
      return model.passphrases.length === 1
        ? model
        : { ...model, passphrases: model.passphrases.slice(1) };
    case "purge":
      return isWriting
        ? model
        : { ...FIRST_MODEL, minutes: model.minutes, passphrases: model.passphrases };
    case "wrong-clock":
    case "plan":
    case "rotate":
    case "sweep":
    case "lock":
      return model;
  }
}

/** What is stored once a new worker has closed the answers that the one before left open. */
export function recover(model: Model): Model {
  const isWriting = model.turns.some(({ answer }) => answer === null);
  return {
    ...model,
    turns: model.turns.map((turn) => (turn.answer === null ? end(turn) : turn)),
    isJobLeft: model.isJobLeft || isWriting,
  };
}

/** Another question in the place of the last one; a summary of its answer is on the branch left. */
function edit(model: Model, question: string): Model {
  const at = model.turns.length - 1;
  if (at < 0) return model;
  const turn = { question, answer: null, begun: "" };
  const summaries = model.summaries.filter(({ turns }) => turns <= at);
  const edited = { ...model, turns: [...model.turns.slice(0, at), turn], draft: "", summaries };
  return at === 0 ? named(edited, question) : edited;
}

/** The conversation is called as its first question begins, unless it was given a name. */
function named(model: Model, text: string): Model {
  if (model.isNamed) return model;
  return { ...model, names: { ...model.names, conversation: firstWords({ text }) } };
}

/** A new one that stands for all turns before the first that is still written. */
function summarise(model: Model, text: string): Model {
  const writing = model.turns.findIndex(({ answer }) => answer === null);
  const turns = writing === -1 ? model.turns.length : writing;
  const isNews = turns > (model.summaries.at(-1)?.turns ?? 0);
  return isNews ? { ...model, summaries: [...model.summaries, { text, turns }] } : model;
}

/** Changes the oldest answer that is being written. */
function write(model: Model, change: (turn: ModelTurn) => ModelTurn): Model {
  const at = model.turns.findIndex(({ answer }) => answer === null);
  return {
    ...model,
    turns: model.turns.map((turn, index) => (index === at ? change(turn) : turn)),
  };
}

function end({ question, begun }: ModelTurn): ModelTurn {
  return { question, answer: begun, begun: "" };
}
