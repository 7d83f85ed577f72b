import { formatTokens } from "../format";
import { plural } from "./plural";

/** So many characters. */
export const charactersOf = (count: number) => plural(count, "# символ", "# символа", "# символов");

/** So many conversations. */
export const conversationsOf = (count: number) => plural(count, "# беседа", "# беседы", "# бесед");

/** So many stored entries. */
export const entriesOf = (count: number) => plural(count, "# запись", "# записи", "# записей");

/** So many facts. */
export const factsOf = (count: number) => plural(count, "# факт", "# факта", "# фактов");

/** So many messages. */
export const messagesOf = (count: number) =>
  plural(count, "# сообщение", "# сообщения", "# сообщений");

/** So many models. */
export const modelsOf = (count: number) => plural(count, "# модель", "# модели", "# моделей");

/** So many pages. */
export const pagesOf = (count: number) => plural(count, "# страница", "# страницы", "# страниц");

/** So many texts. */
export const textsOf = (count: number) => plural(count, "# текст", "# текста", "# текстов");

/** So many tokens. */
export const tokensOf = (count: number) => plural(count, "# токен", "# токена", "# токенов");

/** So many tokens in the genitive: out of, up to so many. */
export const ofTokens = (count: number) => plural(count, "# токена", "# токенов", "# токенов");

/** So many tokens, from 1,000 on in short. */
export function shortTokensOf(count: number): string {
  return count < 1_000 ? tokensOf(count) : `${formatTokens(count)} токенов`;
}
