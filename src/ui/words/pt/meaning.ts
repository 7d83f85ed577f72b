import { formatNumber } from "../format";
import type { enMeaning } from "../meaning-words";
import type { Texts } from "../texts";
import { counted } from "./nouns";

/** What the options say of searching by meaning. */
export const meaning = {
  title: "Pesquisa por significado",
  why: "A pesquisa também encontra o que significa o mesmo em outras palavras. Para isso, um modelo lê cada texto uma vez, em segundo plano, e cada pesquisa.",
  label: "Os textos são lidos por",
  packaged: "O modelo de inglês deste navegador",
  none: "Nada: pesquisar só por palavras",
  ollama: "Um modelo do Ollama nesta máquina",
  file: (name) => `O arquivo de modelo ${name} neste navegador`,
  of: (connection) => `Um modelo de ${connection}`,
  model: "Nome de um modelo de embedding",
  example: "Por exemplo, nomic-embed-text, text-embedding-3-small ou gemini-embedding-001",
  leaves: (host) =>
    `Os textos guardados aqui são enviados para ${host}: mensagens com o texto dos seus arquivos, blocos, fatos, notas, resumos e referências com os seus endereços. Cada pesquisa também. O que é editado é enviado de novo, e tudo após uma mudança da chave do cofre. Isso pode custar dinheiro.`,
  stays: "Os textos ficam nesta máquina.",
  use: "Usar este modelo",
  trying: "Testando…",
  now: (name, destination) => `${name}, ${destination}`,
  progress: (embedded, of) => `${formatNumber(embedded)} de ${counted.texts(of)} já lidos.`,
} satisfies Texts<typeof enMeaning>;
