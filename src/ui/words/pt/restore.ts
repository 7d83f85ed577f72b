import { formatExactDate, formatNumber } from "../format";
import type { enRestore } from "../restore-words";
import type { Texts } from "../texts";
import { byCount, counted } from "./nouns";
import { restoreFailures } from "./restore-failures";

const { conversations, messages } = counted;

type Counts = {
  readonly conversations: number;
  readonly messages: number;
  readonly others: number;
};
/** Of those on both sides, how many have the newer form on the one that is told of. */
type Newer = { readonly conversations: number; readonly others: number };

const others = (count: number) =>
  `${counted.entries(count)} (contextos, memória, prompts, predefinições, conexões)`;

function nonZero(only: Counts): readonly string[] {
  return [
    ...(only.conversations > 0 ? [conversations(only.conversations)] : []),
    ...(only.messages > 0 ? [messages(only.messages)] : []),
    ...(only.others > 0 ? [others(only.others)] : []),
  ];
}

function newerParts(newer: Newer): readonly string[] {
  const ending = "em uma forma mais recente";
  return [
    ...(newer.conversations > 0 ? [`${conversations(newer.conversations)} ${ending}`] : []),
    ...(newer.others > 0 ? [`${others(newer.others)} ${ending}`] : []),
  ];
}

function sentenceOf(only: Counts, newer: Newer): string {
  return `Ou seja: ${[...nonZero(only), ...newerParts(newer)].join(", ")}.`;
}

/** What the parts say that restore a backup. */
export const restore = {
  title: "Restaurar de um backup",
  fromFile: "Restaurar de um arquivo…",
  why: "Nada muda até que você veja o que há nele.",
  drop: "Solte o backup aqui, ou escolha-o. Para usar uma frase secreta, escolha junto o arquivo de chave.",
  files: "Backup e arquivo de chave (.age)",
  chosenBackup: (name, size) => `Backup: ${name} (${size})`,
  chosenKey: (name) => `Arquivo de chave: ${name}`,
  notTaken: (name) => `${name} não é um backup nem um arquivo de chave do Confidant.`,
  vaultHint: "Nada é pedido se este cofre fez o backup; você será avisado se não foi ele.",
  secret: "Abrir com",
  vault: "Este cofre (para seus próprios backups)",
  recovery: "Chave de recuperação",
  passphrase: "Frase secreta e arquivo de chave",
  recoveryField: "Chave de recuperação",
  recoveryHint: "Começa com AGE-SECRET-KEY-1 e tem 74 caracteres.",
  notAKey:
    "Isto não é uma chave de recuperação: ela começa com AGE-SECRET-KEY-1 e tem 74 caracteres. Veja sua cópia.",
  passphraseField: "Frase secreta",
  passphraseHint: "A que estava em uso quando o arquivo de chave foi criado.",
  needsKeyFile:
    "Falta o arquivo de chave, confidant-key.age. Ele fica ao lado dos backups; escolha-o também, ou use a chave de recuperação.",
  look: "Ver o backup",
  keptTitle: "Backups que ainda estão neste navegador",
  keptWhy: "Feitos por um cofre deste perfil. Cada um abre como um arquivo.",
  keptFrom: (at) => `feito em ${formatExactDate(at)}`,
  keptAsk: "Backups de outro cofre neste navegador…",
  keptElsewhere: "Backups de outro cofre neste navegador",
  keptProof:
    "Outro cofre deste perfil está bloqueado. O que abre os backups dele é pedido antes que qualquer um seja mostrado.",
  keptShow: "Mostrar backups",
  useKept: "Usar este",
  usedKept: "Escolhido",

  stages: {
    copying: "Carregando o arquivo…",
    reading: "Lendo o backup; nada foi alterado ainda…",
    "backing-up": "Fazendo antes um backup dos dados atuais…",
    staging: "Restaurando em um segundo lugar; os dados atuais não mudam…",
    switching: "Mudando para os dados restaurados…",
  },
  beginning: "Iniciando…",
  bar: "Progresso",
  stop: "Parar",
  stopping: "Parando…",
  keepOpen: "Mantenha esta página aberta até terminar.",

  found: "O que há neste backup",
  made: (at, app, size) => `Feito em ${formatExactDate(at)} pelo Confidant ${app}; ${size}.`,
  otherVault:
    "Outro cofre o fez: o de outro perfil, ou aquele a partir do qual este foi restaurado.",
  older: "É um estado mais antigo do que está aqui.",
  lacks: (only, newer) => `Falta nele uma parte do que está aqui. ${sentenceOf(only, newer)}`,
  brings: (only, newer) =>
    `Ele tem o que não está aqui, talvez porque foi excluído aqui. ${sentenceOf(only, newer)}`,
  same: "Ele tem as mesmas conversas, mensagens, contextos, predefinições e conexões que estão aqui.",
  withKeys: "As chaves das conexões estão nele.",
  withoutKeys: "As chaves das conexões não estão nele.",
  parametersIn: (count, sets) =>
    `${conversations(count)} com parâmetros para o modelo: ${sets.join(", ")}.`,
  parametersOff: "Os parâmetros de outra pessoa não são assumidos; defina-os de novo onde quiser.",
  parametersIfOwn: "Eles só são assumidos se você disser que o backup é seu.",
  unreadable: (count) =>
    `${counted.entries(count)} não ${byCount(count, "pôde ser lida quando ele foi feito e, por isso, falta nele", "puderam ser lidas quando ele foi feito e, por isso, faltam nele")}.`,
  leftOut: (count) =>
    `${counted.entries(count)} dele não ${byCount(count, "pode ser usada: está danificada, ou pertence ao que não está nele. Ela fica de fora; um backup mais antigo pode tê-la inteira", "podem ser usadas: estão danificadas, ou pertencem ao que não está nele. Elas ficam de fora; um backup mais antigo pode tê-las inteiras")}.`,
  kinds: {
    conversations: "Conversas",
    messages: "Mensagens",
    others: "Contextos, predefinições, conexões",
  },
  diffCounts: {
    new: "novas",
    newer: "mais recentes",
    older: "mais antigas",
    same: "iguais",
    both: "ambas",
  },
  diffCaption: "Como o que está no backup se compara ao que está aqui",
  holds: (count, of) => `${conversations(count)} com ${messages(of)}.`,
  listTitle: "Conversas que diferem",
  listNone: "Nenhuma conversa difere do que está aqui.",
  untitled: "Conversa sem título",
  differs: {
    new: "só no backup",
    newer: "mais recente no backup",
    older: "mais recente aqui",
    same: "igual",
    both: "alterada dos dois lados",
    deleted: "excluída aqui permanentemente",
  },
  there: (count) => `mais ${messages(count)} lá`,
  here: (count) => `mais ${messages(count)} aqui`,
  unlisted: (count) => `e mais ${formatNumber(count)}`,
  mergeActions: {
    merge: {
      new: "Mesclar a adiciona.",
      newer: "Mesclar a atualiza.",
      older: "Mesclar a deixa como está aqui.",
      same: "Mesclar a deixa como está.",
      both: "Mesclar a deixa como está e adiciona ao lado, como cópia, a do backup.",
      deleted: "Mesclar a deixa excluída.",
    },
    replace: {
      new: "Substituir a adiciona.",
      newer: "Substituir a atualiza.",
      older: "Substituir a devolve ao que o backup tem.",
      same: "Substituir a deixa como está.",
      both: "Substituir a devolve ao que o backup tem.",
      deleted: "Substituir a traz de volta.",
    },
  },
  mergeBack: "Mesclar a traz de volta.",
  deletedHere: (gone) =>
    `Excluído aqui permanentemente, mas presente no backup: ${nonZero(gone).join(", ")}. Mesclar não traz isso de volta, a menos que você peça.`,
  bringBack: "Trazer de volta o que foi excluído aqui",

  how: "Como restaurar",
  merge: "Mesclar",
  mergeMeans:
    "O que falta aqui é adicionado, e o que é mais recente no backup substitui o mais antigo daqui. Nada do que está só aqui se perde.",
  replace: "Substituir",
  keysLost: (count) =>
    `${counted.connections(count)} daqui ${byCount(count, "perde sua chave, que nenhum backup tem a menos que se peça: tenha-a à mão para digitá-la de novo", "perdem suas chaves, que nenhum backup tem a menos que se peça: tenha-as à mão para digitá-las de novo")}.`,
  replaceMeans: (goes) =>
    goes.conversations + goes.messages + goes.others === 0
      ? "Tudo aqui fica como estava no backup: o que mudou desde então se perde, e os programas precisam de um novo token."
      : `Tudo aqui fica como estava no backup: o que mudou desde então se perde, e os programas precisam de um novo token. O que está só aqui se perde: ${conversations(goes.conversations)}, ${messages(goes.messages)}, ${others(goes.others)}.`,
  backupFirst:
    "Antes é feito um backup dos dados atuais. Conversas temporárias não estão em nenhum backup: as duas formas as excluem.",
  own: {
    question: "Este backup é seu?",
    yes: "Sim, eu o fiz",
    yesMeans:
      "O que ele diz passa a ser seu. As configurações que enviam dados para fora ficam desativadas até que você as ative.",
    no: "Não, ou não tenho certeza",
    noMeans:
      "O que ele diz é marcado como trazido de fora, suas configurações são só oferecidas, e nenhuma de suas tarefas é executada.",
    keys: "Quem tiver a chave deste backup pode abri-lo, agora e depois. Essa chave não abrirá o que você escrever daqui em diante: em seguida você escolhe um bloqueio próprio, e os novos backups recebem uma chave criada aqui.",
    next: "Avançar: escolher um bloqueio",
    lock: "Isto abre o que for restaurado a partir de agora. O que abria o backup abre aquele backup, e nada mais.",
  },
  doMerge: "Mesclar",
  doReplace: (only) =>
    only === 0
      ? "Substituir tudo aqui"
      : `Substituir tudo aqui: ${conversations(only)} que ${byCount(only, "está só aqui se perde", "estão só aqui se perdem")}`,
  back: "Cancelar",

  done: "Restaurado",
  doneWhat: {
    merge: (count, of) =>
      count + of === 0
        ? "Todas as conversas e mensagens do backup que podem ser usadas já estavam aqui."
        : `Do backup vieram ${conversations(count)} e ${messages(of)}.`,
    replace: (count, of) =>
      `O que estava no backup está aqui de novo: ${conversations(count)}, ${messages(of)}.`,
  },
  leftOutDone: (count) =>
    `${counted.entries(count)} do backup não ${byCount(count, "pôde ser usada e ficou de fora. Guarde esse backup; um mais antigo pode tê-la inteira", "puderam ser usadas e ficaram de fora. Guarde esse backup; um mais antigo pode tê-las inteiras")}.`,
  beyondDone: (count) =>
    `${counted.entries(count)} da memória não ${byCount(count, "coube em seu contexto, que está cheio, e ficou de fora", "couberam em seus contextos, que estão cheios, e ficaram de fora")}. Exclua ali blocos, fatos ou notas e restaure o mesmo backup mais uma vez.`,
  copies: (count) =>
    `${conversations(count)} ${byCount(count, "fica ao lado de uma daqui, como cópia", "ficam ao lado de uma daqui, como cópias")}: cada lado tinha algo que faltava ao outro.`,
  opensBy:
    "A partir de agora, abre com o bloqueio que você acabou de escolher. A antiga chave de recuperação, ou a antiga frase secreta, abre só os backups antigos; crie uma nova chave de recuperação em Opções › Bloqueio.",
  keysAnew: (count) =>
    `${counted.connections(count)} ${byCount(count, "veio sem sua chave: Opções › Modelos ou Opções › Ferramentas a pede de novo", "vieram sem suas chaves: Opções › Modelos ou Opções › Ferramentas as pede de novo")}.`,
  close: "Concluído",
  failures: restoreFailures,
} satisfies Texts<typeof enRestore>;
