import { catalogue } from "./catalogue";
import { enToolServers } from "./en-tool-servers";

/** The texts of servers that offer tools, apart from the others: few pages ever show them. */
export const toolServerWords: typeof enToolServers = catalogue("toolServers", enToolServers);
