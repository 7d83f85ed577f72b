import { catalogue } from "./catalogue";
import { enPresets } from "./en-presets";

/** The texts of built-in presets, apart from the others: most of a panel is drawn without them. */
export const presetWords: typeof enPresets = catalogue("presets", enPresets);
