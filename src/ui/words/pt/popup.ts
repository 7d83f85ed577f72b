import { formatNumber } from "../format";
import type { enPopup } from "../popup-words";
import type { Texts } from "../texts";

/** What the popup says. */
export const popup = {
  search: "Mudar para um contexto",
  placeholder: "Mudar para…",
  list: "Contextos",
  now: "agora",
  pinned: "Fixado, nunca expira",
  archived: "arquivado",
  never: "nunca expira",
  none: "Ainda não há nenhum contexto. Crie o primeiro em Opções › Contextos.",
  noMatch: "Nenhum contexto tem esse nome ou essa etiqueta.",
  more: (count) =>
    `mais ${formatNumber(count)}: digite uma parte do nome ou uma etiqueta para localizar um.`,
  openPanel: "Abrir o painel",
  askPage: "Perguntar sobre esta página",
  openPanelHint: (name, keys) => `Abrir o painel lateral com ${name} (→ ou ${keys})`,
  ask: (name) => `Perguntar a ${name}…`,
  askLabel: (name) => `Perguntar a ${name}`,
  send: "Enviar",
  continue: "Continuar no painel",
  noCommands: "Os comandos só funcionam no painel lateral. Seu texto fica aqui.",
  running: "Respostas em andamento",
  runningIn: (context, title) => (title === "" ? context : `${context}: ${title}`),
  runningMore: (count) => `e mais ${formatNumber(count)}`,
  lockNow: "Bloquear agora",
  backup: {
    failed: "Não foi possível fazer o último backup.",
    old: "O backup mais recente tem mais de uma semana.",
    folder: "Os backups não estão sendo copiados para a sua pasta.",
  },
} satisfies Texts<typeof enPopup>;
