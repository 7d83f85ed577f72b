import { plural } from "./plural";

/** So many characters. */
export const charactersOf = (count: number) =>
  plural(count, { one: "# Zeichen", other: "# Zeichen" });

/** So many conversations. */
export const conversationsOf = (count: number) =>
  plural(count, { one: "# Gespräch", other: "# Gespräche" });

/** So many stored entries. */
export const entriesOf = (count: number) =>
  plural(count, { one: "# Eintrag", other: "# Einträge" });

/** So many facts. */
export const factsOf = (count: number) => plural(count, { one: "# Fakt", other: "# Fakten" });

/** So many messages. */
export const messagesOf = (count: number) =>
  plural(count, { one: "# Nachricht", other: "# Nachrichten" });

/** So many models. */
export const modelsOf = (count: number) => plural(count, { one: "# Modell", other: "# Modelle" });

/** So many pages. */
export const pagesOf = (count: number) => plural(count, { one: "# Seite", other: "# Seiten" });

/** So many texts. */
export const textsOf = (count: number) => plural(count, { one: "# Text", other: "# Texte" });

/** So many tokens. */
export const tokensOf = (count: number) => plural(count, { one: "# Token", other: "# Token" });
