import type { enExport } from "../export-words";
import { formatNumber } from "../format";
import type { Texts } from "../texts";
import { byCount, counted } from "./nouns";
import { plural } from "./plural";

/** What the part of the options says that gives conversations out as files. */
export const exportTexts = {
  exportPart: {
    title: "Exportar conversas",
    why: "Conversas como arquivos para pessoas e outros programas, com o que seus contextos lembram. O que está arquivado só entra se você escolher o contexto dele ou a própria conversa. Conversas temporárias nunca entram, e imagens só pelo nome.",
    readable:
      "Quem tiver este arquivo pode lê-lo: ele não é criptografado. A lista de downloads do navegador guarda o nome dele.",
    weak: "Quem tiver estes arquivos e o texto-chave pode lê-los, e um texto-chave fácil de adivinhar é adivinhado depressa: isto é muito mais fraco que o seu cofre. Use um longo, que você não use em nenhum outro lugar.",
    what: "Conteúdo",
    scopes: {
      all: "todas as conversas",
      context: "um contexto",
      conversation: "uma conversa",
    },
    context: "Contexto",
    search: "Localizar uma conversa por título ou etiqueta",
    found: "Conversa",
    foundCount: (count) =>
      count === 0
        ? "Nenhuma encontrada."
        : `${counted.conversations(count)} ${byCount(count, "encontrada", "encontradas")}`,
    more: "Só as mais recentes são listadas: digite mais do título.",
    untitled: "Nova conversa",
    format: "Formato",
    formats: {
      json: "JSON: pode ser importado de novo, sem imagens, resumos e o que as ferramentas fizeram",
      markdown: "Markdown: para ler",
      elara: "Elara: um registro criptografado por mensagem",
    },
    /** What is done about characters that are not seen: control characters, and those that turn text. */
    hidden: {
      json: "Caracteres ocultos, como os que invertem a direção do texto, são escritos nele como códigos de escape e importados de novo sem alteração.",
      markdown:
        "Caracteres ocultos, como os que invertem a direção do texto, são indicados nele, como em [U+202E], para que você possa vê-los.",
      elara:
        "Caracteres ocultos, como os que invertem a direção do texto, ficam nos registros como estão.",
    },
    elaraContents:
      "O Elara tem um único registro de textos: de uma conversa é escrito o ramo exibido; de mais de uma, tudo o que foi dito. Arquivos, imagens e memória não entram.",
    key: "Texto-chave",
    keyProblems: {
      empty: "Digite o texto-chave.",
      default: "Este é o texto que vem com o Elara: todos o conhecem. Escolha outro.",
    },
    keyWarning:
      "Este é o texto que vem com o Elara: quem tiver estes arquivos pode lê-los, e pode tê-los alterado.",
    target: "Em",
    targets: { zip: "um arquivo compactado (.zip)", folder: "uma pasta" },
    folderNote: "Os registros que já estão lá ficam como estão.",
    start: "Exportar",
    running: "Exportando. Mantenha esta página aberta até terminar.",
    progress: "Exportar, progresso",
    soFar: (conversations, total, messages) =>
      `${formatNumber(conversations)} de ${counted.conversations(total)}, ${counted.messages(messages)}`,
    cancel: "Cancelar",
    done: "Exportação concluída",
    failed: "A exportação falhou",
    nothingSaved: "Nenhum arquivo foi salvo.",
    folderKept: "Os registros escritos até então estão na pasta.",
    counts: (conversations, messages) =>
      `${counted.conversations(conversations)}, ${counted.messages(messages)}`,
    records: (count) => `${counted.records(count)} ${byCount(count, "escrito", "escritos")}`,
    there: (count) =>
      `${counted.records(count)} ${byCount(count, "já estava lá e foi deixado como está", "já estavam lá e foram deixados como estão")}`,
    unreadable: (count) =>
      `${counted.entries(count)} não ${byCount(count, "pôde ser lida e falta", "puderam ser lidas e faltam")}; “Integridade” diz mais`,
    leftOut: {
      attachments: (count) =>
        plural(count, {
          one: "# arquivo ou imagem só tem o nome citado",
          many: "# de arquivos ou imagens só têm o nome citado",
          other: "# arquivos ou imagens só têm o nome citado",
        }),
      empty: (count) =>
        `${counted.messages(count)} sem texto ${byCount(count, "ficou", "ficaram")} de fora`,
      tools: (count) =>
        plural(count, {
          one: "# etapa de ferramenta ficou de fora",
          many: "# de etapas de ferramentas ficaram de fora",
          other: "# etapas de ferramentas ficaram de fora",
        }),
    },
    again: "Exportar outra coisa",
    all: "tudo",
    markdown: {
      untitled: "Conversa sem título",
      context: "Contexto",
      from: "De (UTC)",
      to: "Até (UTC)",
      tags: "Etiquetas",
      references: "Referências",
      roles: { user: "Você", assistant: "Assistente", system: "Sistema", tool: "Ferramenta" },
      thinking: "Raciocínio:",
      answer: "Resposta:",
      file: "Arquivo:",
      sources: "Fontes:",
      picture: "Imagem (não está neste arquivo):",
      deleted: "Esta mensagem foi excluída.",
      nothing: "Nada foi dito.",
      memory: {
        title: (context) => `Memória de ${context}`,
        facts: "Fatos",
        notes: "Notas",
        waiting: "aguarda você",
        empty: "Não há nada aqui.",
      },
      otherBranch: (number, after) =>
        after === null
          ? `Outro ramo (${number}), desde o começo`
          : `Outro ramo (${number}), após a mensagem ${after}`,
    },
  },
} satisfies Texts<typeof enExport>;
