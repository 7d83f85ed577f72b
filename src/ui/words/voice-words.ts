import { catalogue } from "./catalogue";
import { enVoice } from "./en-voice";

/** The texts of reading aloud and dictating, apart from the others: few pages need them. */
export const voiceWords: typeof enVoice = catalogue("voice", enVoice);
