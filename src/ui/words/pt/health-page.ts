import { formatNumber } from "../format";
import type { enOptions } from "../options-words";
import type { Texts } from "../texts";
import { byCount, counted } from "./nouns";

/** What the options say about checking what is stored, and repairing it. */
export const healthPage = {
  healthPage: {
    storage: {
      title: "Armazenamento",
      kept: "Armazenamento persistente: concedido. O navegador não exclui nada do Confidant para liberar espaço.",
      notKept:
        "Armazenamento persistente: não concedido. Mesmo assim, a limpeza automática do navegador deixa o Confidant de fora, porque ele tem armazenamento ilimitado. Cópias dos backups em uma pasta sua não são afetadas.",
      noBuckets:
        "Compartimentos de armazenamento: indisponíveis neste navegador. Se ele excluir o armazenamento do Confidant, o que foi escrito desde o backup mais recente se perde; tudo o que é anterior é restaurado. Atualize o navegador, ou escolha uma pasta e faça backups com mais frequência em Opções › Backup.",
    },
    why: "Verifica cada entrada armazenada. Nada é alterado.",
    run: "Verificar agora",
    running: "Verificando…",
    well: (rows) =>
      `${counted.entries(rows)} ${byCount(rows, "verificada", "verificadas")}. Nenhum problema encontrado.`,
    found: (rows) =>
      `${counted.entries(rows)} ${byCount(rows, "verificada", "verificadas")}. Problemas encontrados:`,
    unreadable: {
      "row-tampered": (count) =>
        `${counted.entries(count)} ${byCount(count, "foi alterada de fora, ou está danificada, e não pode ser lida. O reparo remove o que resta dela", "foram alteradas de fora, ou estão danificadas, e não podem ser lidas. O reparo remove o que resta delas")}.`,
      "key-missing": (count) =>
        `${counted.entries(count)} ${byCount(count, "está criptografada com uma chave que este cofre não contém. Ela nunca mais abre; um reparo a remove e reconstrói o que depende dela", "estão criptografadas com uma chave que este cofre não contém. Elas nunca mais abrem; um reparo as remove e reconstrói o que depende delas")}.`,
      "version-unknown": (count) =>
        `${counted.entries(count)} ${byCount(count, "foi escrita por uma versão mais recente. Ela permanece; atualize o Confidant para lê-la", "foram escritas por uma versão mais recente. Elas permanecem; atualize o Confidant para lê-las")}.`,
      other: (count, code) =>
        `${counted.entries(count)} não ${byCount(count, "abre", "abrem")} (${code}). O que não abre permanece.`,
    },
    vaultMismatch:
      "O conteúdo do cofre não corresponde aos registros dele: algo foi removido, adicionado ou substituído de fora.",
    mismatched: (count) =>
      `${counted.conversations(count)} não ${byCount(count, "corresponde aos seus registros", "correspondem aos seus registros")}: mensagens foram removidas, adicionadas ou substituídas de fora.`,
    rewound:
      "Seus dados são mais antigos do que o que este navegador viu por último: foram substituídos por uma cópia anterior.",
    details: "Detalhes",
    canDo: "O que você pode fazer",
    exportFirst: "Primeiro exporte os dados legíveis.",
    repairMeans:
      "Um reparo exclui permanentemente as entradas danificadas, reconstrói as partes ausentes e aceita o resto como está. Entradas ausentes não voltam e deixam de ser informadas.",
    repair: "Reparar…",
    repairConfirm: "Excluir as entradas ilegíveis e reparar",
    repaired: (removed, rebuilt) =>
      `Pronto: removidas ${formatNumber(removed)}, reconstruídas ${formatNumber(rebuilt)}.`,
  },
} satisfies Texts<Pick<typeof enOptions, "healthPage">>;
