import {
  type ChatParameters,
  effortSchema,
  LEAST_WINDOW,
  MAX_SEED,
  MAX_STOP,
  MAX_STOPS,
  MOST_WINDOW,
  type ParameterName,
} from "../../domain/chat-parameters";
import { readDecimal, readWhole } from "../options/contexts/read-number";

/** What stands in the fields. */
export type TypedParameters = Readonly<Record<ParameterName | "note", string>>;

type Range = { readonly least: number; readonly most: number };

/** What is wrong with a field: a number beyond its range, or stop sequences that are too many or too long. */
export type ParameterProblems = Partial<Record<ParameterName, Range | "stop">>;

type Read = { readonly parameters: ChatParameters; readonly problems: ParameterProblems };

/** What was typed as parameters, without what was left empty; and what of it is none. */
export function readParameters(typed: TypedParameters, mostTemperature: number): Read {
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
