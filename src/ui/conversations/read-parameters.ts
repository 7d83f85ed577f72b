import {
  type ChatParameters,
  type Effort,
  effortSchema,
  LEAST_WINDOW,
  MAX_SEED,
  MAX_STOP,
  MAX_STOPS,
  MOST_WINDOW,
  type ParameterName,
} from "../../domain/chat-parameters";
import { readDecimal, readWhole } from "../options/contexts/read-number";
import { formatPlain } from "../words/format";

/** What stands in the fields. */
export type TypedParameters = Readonly<Record<ParameterName | "note", string>>;

type Range = { readonly least: number; readonly most: number };

/** What is wrong with a field: a number beyond its range, or stop sequences that are too many or too long. */
export type ParameterProblems = Partial<Record<ParameterName, Range | "stop">>;

type Read = { readonly parameters: ChatParameters; readonly problems: ParameterProblems };

/** What is set, and what of it the model takes. */
type ParameterState = {
  readonly parameters: ChatParameters;
  readonly mostTemperature: number;
  readonly efforts: readonly Effort[];
};

/** What stands in the fields at first; an effort that the model lacks is no choice there, and none is shown. */
export function textsOf({
  parameters,
  efforts,
}: Omit<ParameterState, "mostTemperature">): TypedParameters {
  const { note = "", temperature, topP, seed, stop = [], window, effort } = parameters;
  const plain = (value: number | undefined) => (value === undefined ? "" : formatPlain(value));
  return {
    note,
    temperature: plain(temperature),
    topP: plain(topP),
    seed: plain(seed),
    stop: stop.join("\n"),
    window: plain(window),
    effort: effort !== undefined && efforts.includes(effort) ? effort : "",
  };
}

/**
 * What was typed as parameters, without what was left empty; and what of it is none. A field that stands
 * as it stood keeps what is set: that may be more than this model takes, and is kept for another one.
 */
export function readParameters(typed: TypedParameters, state: ParameterState): Read {
  const texts = Object.entries(textsOf(state));
  const untouched = new Set(
    texts.filter(([name, text]) => Reflect.get(typed, name) === text).map(([name]) => name),
  );
  const emptied = Object.fromEntries([...untouched].map((name) => [name, ""]));
  const read = readTyped({ ...typed, ...emptied }, state.mostTemperature);
  const kept = Object.entries(state.parameters).filter(([name]) => untouched.has(name));
  return { ...read, parameters: { ...read.parameters, ...Object.fromEntries(kept) } };
}

function readTyped(typed: TypedParameters, mostTemperature: number): Read {
  const ranges = rangesOf(mostTemperature);
  const problems: ParameterProblems = {};
  const number = (name: keyof typeof ranges) => {
    const text = typed[name].trim();
    if (text === "") return {};
    const { least, most, read } = ranges[name];
    const value = read(text);
    if (value >= least && value <= most) return { [name]: value };
    problems[name] = { least, most };
    return {};
  };
  const stop = typed.stop.split("\n").filter((line) => line.trim() !== "");
  const isTooMuch = stop.length > MAX_STOPS || stop.some(({ length }) => length > MAX_STOP);
  if (isTooMuch) problems.stop = "stop";
  const effort = effortSchema.safeParse(typed.effort).data;
  const parameters = {
    ...(typed.note.trim() === "" ? {} : { note: typed.note.trim() }),
    ...number("temperature"),
    ...number("topP"),
    ...number("seed"),
    ...number("window"),
    ...(stop.length === 0 || isTooMuch ? {} : { stop }),
    ...(effort === undefined ? {} : { effort }),
  };
  return { parameters, problems };
}

function rangesOf(mostTemperature: number) {
  return {
    temperature: { least: 0, most: mostTemperature, read: readDecimal },
    topP: { least: 0, most: 1, read: readDecimal },
    seed: { least: 0, most: MAX_SEED, read: readWhole },
    window: { least: LEAST_WINDOW, most: MOST_WINDOW, read: readWhole },
  } satisfies Partial<Record<ParameterName, unknown>>;
}
