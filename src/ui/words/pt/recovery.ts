import { formatExactDate } from "../format";
import type { enRecovery } from "../recovery-words";
import type { Texts } from "../texts";
import { byCount, counted } from "./nouns";

const WHY = {
  gone: "O navegador excluiu o armazenamento do Confidant",
  older: "O armazenamento do Confidant havia sido devolvido a um estado mais antigo",
};

/** Where the database was left as it is. */
const LEFT = {
  kept: "O armazenamento do Confidant pode ter sido devolvido a um estado mais antigo. Foi deixado como está; o que mais foi encontrado está em outro cofre, em Opções › Dados.",
  full: "O armazenamento do Confidant havia sido devolvido a um estado mais antigo, e o disco não tem espaço para restaurar o resto. Libere espaço e reinicie o navegador.",
};

/** The texts of a recovery, seen once in a profile's life, or never. */
export const recovery = {
  title: "Restaurando suas conversas",
  why: "O navegador excluiu o armazenamento do Confidant. Seus dados estão sendo restaurados de cópias locais. Você não precisa fazer nada e pode fechar esta página.",
  stages: {
    looking: "Procurando a cópia mais recente…",
    staging: "Restaurando…",
    switching: "Abrindo…",
  },
  bar: "Restaurado até agora",
  preview: {
    newest: "Conversa mais recente, somente leitura até que tudo esteja restaurado",
    older: "As mensagens mais antigas estão sendo restauradas.",
  },
  folder: {
    why: "Se os backups também eram copiados para uma pasta, escolha essa pasta: o mais recente que abrir é restaurado.",
    choose: "Escolher a pasta de backup…",
  },

  label: "Restaurado",
  /** One sentence, with what is missing. */
  outcome: ({ why, since, unreadable, withoutKey }) => {
    if (why === "behind") return behind(since ?? 0);
    if (why !== "gone" && why !== "older") return LEFT[why];
    const gaps = [
      ...(since === null ? [] : [gapOf(since)]),
      ...(unreadable === 0
        ? []
        : [`${counted.entries(unreadable)} que não ${byCount(unreadable, "abriu", "abriram")}`]),
      ...(withoutKey === 0 ? [] : [`as chaves de ${counted.connections(withoutKey)}`]),
    ];
    const except = gaps.length === 0 ? "" : `, exceto ${joined(gaps)}`;
    return `${WHY[why]}; tudo foi restaurado${except}.`;
  },
  dismiss: "Dispensar",
} satisfies Texts<typeof enRecovery>;

/** Where only a backup tells of what there was. */
function behind(madeAt: number): string {
  return `O armazenamento do Confidant foi devolvido a um estado mais antigo; o backup de ${formatExactDate(madeAt)} contém mais. Para recuperar isso, restaure-o em Opções › Backup.`;
}

/** Zero where not even a backup tells when. */
function gapOf(since: number): string {
  return since === 0
    ? "parte do mais recente"
    : `o que foi escrito depois de ${formatExactDate(since)}`;
}

function joined(parts: readonly string[]): string {
  const [last = ""] = parts.slice(-1);
  const before = parts.slice(0, -1);
  return before.length === 0 ? last : `${before.join(", ")} e ${last}`;
}
