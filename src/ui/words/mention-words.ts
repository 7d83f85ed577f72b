import { catalogue } from "./catalogue";
import { enMentions } from "./en-mentions";

/** The texts of mentions, apart from the others: only who mentions something has to load them. */
export const mentionWords: typeof enMentions = catalogue("mentions", enMentions);
