import { afterEach, describe, expect, it } from "vitest";
import { BUILT_IN_PRESETS } from "../../domain/built-in-presets";
import { namesOfBlock } from "../../domain/starter-names";
import { STARTER_BLOCKS } from "../../store/memory/starter-blocks";
import { presets as ar } from "../words/ar/presets";
import { setSpoken } from "../words/catalogue";
import { presets as german } from "../words/de/presets";
import { presets as es } from "../words/es/presets";
import { presets as fr } from "../words/fr/presets";
import { presets as ja } from "../words/ja/presets";
import { presets as ko } from "../words/ko/presets";
import { enPresets } from "../words/preset-words";
import { presets as pt } from "../words/pt/presets";
import { presets as ru } from "../words/ru/presets";
import { presets as zh } from "../words/zh/presets";
import { localisedDescription, localisedLabel, localisedPreset, nameFor } from "./built-in-texts";

afterEach(() => setSpoken({ messages: {} }));

describe("the texts of what is built in", () => {
  it("are in English what the store has, of every preset and every first block", () => {
    const presets = BUILT_IN_PRESETS.map(({ id, name, description }) => [
      id,
      { name, description },
    ]);
    expect(enPresets.builtIn).toEqual(Object.fromEntries(presets));
    const starters = STARTER_BLOCKS.map(({ label, description }) => [label, description]);
    expect(enPresets.starters).toEqual(Object.fromEntries(starters));
  });

  it("leave a person's own preset, and what somebody has written of a block, as they are", () => {
    const [first] = BUILT_IN_PRESETS;
    if (first === undefined) throw new Error("there is no preset");
    const own = { ...first, id: crypto.randomUUID(), builtIn: false, name: "Mine" };
    expect(localisedPreset(own)).toBe(own);
    expect(nameFor(own.id)).toEqual({});
    expect(localisedDescription({ label: "persona", description: "My own." })).toBe("My own.");
    expect(localisedDescription({ label: "toString", description: "" })).toBe("");
    expect(localisedLabel({ label: "persona", description: "My own." })).toBe("persona");
    expect(localisedLabel({ label: "toString", description: "" })).toBe("toString");
  });

  it("are in the person's language on pages, with the name that a new context gets", () => {
    setSpoken({ messages: { presets: german } });
    const [calm] = BUILT_IN_PRESETS;
    const [persona] = STARTER_BLOCKS;
    if (calm === undefined || persona === undefined) throw new Error("there is nothing built in");
    const translated = german.builtIn["preset-calm-counselor"];
    // What a model is told is the preset's own.
    expect(localisedPreset(calm)).toEqual({ ...calm, ...translated });
    expect(nameFor(calm.id)).toEqual({ name: translated.name });
    expect(localisedDescription(persona)).toBe(german.starters.persona);
    expect(localisedLabel(persona)).toBe(german.starterNames.persona);
  });

  it("call the block for the present by nothing that a message does not find it by", () => {
    const catalogues = [ar, german, es, fr, ja, ko, pt, ru, zh];
    const called = catalogues.map(({ starterNames }) => starterNames.scratchpad);
    expect(namesOfBlock("scratchpad")).toHaveLength(1 + called.length);
    expect(namesOfBlock("scratchpad")).toEqual(expect.arrayContaining(called));
  });

  it("name nothing otherwise in English, but blocks with a capital", () => {
    expect(STARTER_BLOCKS.map(localisedLabel)).toEqual(["Persona", "You", "Scratchpad"]);
    expect(BUILT_IN_PRESETS.map(localisedPreset)).toEqual(BUILT_IN_PRESETS);
    expect(BUILT_IN_PRESETS.map(({ id }) => nameFor(id))).toEqual(BUILT_IN_PRESETS.map(() => ({})));
  });
});
