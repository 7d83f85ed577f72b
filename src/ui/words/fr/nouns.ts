import { byCount } from "./plural";

const noun = (one: string, other: string) => (count: number) =>
  byCount(count, `# ${one}`, `# ${other}`);

/** Numbers of things, with their nouns. */
export const counted = {
  characters: noun("caractère", "caractères"),
  connections: noun("connexion", "connexions"),
  contexts: noun("contexte", "contextes"),
  conversations: noun("conversation", "conversations"),
  days: noun("jour", "jours"),
  entries: noun("entrée", "entrées"),
  facts: noun("fait", "faits"),
  files: noun("fichier", "fichiers"),
  messages: noun("message", "messages"),
  models: noun("modèle", "modèles"),
  pages: noun("page", "pages"),
  texts: noun("texte", "textes"),
  tokens: noun("jeton", "jetons"),
};
