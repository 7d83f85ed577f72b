import type { MethodKind } from "../../../domain/unlock-method";
import type { enVault } from "../en-vault";
import { formatDuration, formatNumber } from "../format";
import type { Texts } from "../texts";
import { byCount, counted } from "./nouns";

const methodNames: Record<MethodKind, string> = {
  device: "Sem bloqueio",
  passphrase: "Frase secreta",
  passkey: "Chave de acesso",
  recovery: "Chave de recuperação",
};

const UNRELATED = "Acrescente palavras sem relação entre si.";

/** What concerns the vault: its lock, setting it up, opening it, and when it does not open. */
export const vault = {
  lock: {
    notLocked: "Sem bloqueio",
    locked: "Bloquear",
    isLocked: "O Confidant está bloqueado.",
    isUnlocked: "O Confidant está desbloqueado.",
    lockNow: "Bloquear agora",
    lockHint: (keys) => `Bloquear agora (${keys})`,
    sealing: (percent) => `Criptografando… ${formatNumber(percent)}%`,
    sealingRests: (percent) => `Criptografia pausada em ${formatNumber(percent)}%`,
    restsExplanation:
      "Ela continua automaticamente. Opções › Bloqueio mostra por que está pausada.",
    checking: "Abrindo",
    about: "Sobre o bloqueio",
    explanation:
      "Tudo é criptografado, mas a chave fica neste perfil: quem pode ler os arquivos deste perfil pode ler seus dados.",
    sealingExplanation:
      "Ainda não protegido: os dados existentes estão sendo criptografados com uma nova chave. Você pode continuar usando o Confidant.",
    choose: "Escolher um bloqueio",
  },

  methodNames,

  setUp: {
    title: "Escolha um bloqueio",
    why: "Um bloqueio protege o que você escreve aqui de qualquer outra pessoa que use este computador ou copie os arquivos dele.",
    passphrase: "Frase secreta",
    passphraseHint: "Recomendada. Funciona em qualquer lugar; só você a conhece.",
    passkey: "Chave de acesso",
    passkeyHint: "Desbloqueie com impressão digital, rosto, PIN ou chave de segurança.",
    noPasskey: "Este navegador ou dispositivo não permite desbloquear com uma chave de acesso.",
    none: "Começar sem bloqueio",
    noneHint:
      "Você pode adicionar um a qualquer momento, nas Opções. Até lá, quem pode ler os arquivos deste perfil pode ler o que você escreve.",
    back: "Voltar",
    restore: "Restaurar de um backup…",
    working: "Criando o cofre…",
  },

  passphrase: {
    field: "Frase secreta",
    again: "Repita a frase secreta",
    show: "Mostrar",
    save: "Usar esta frase secreta",
    differ: "As frases secretas ainda não coincidem.",
    refused: "Não aceita",
    notRated:
      "Não foi possível verificar a força porque uma parte do Confidant não carregou. Nada foi alterado. Tente de novo e, se não adiantar, recarregue esta página.",
    advice:
      "Use quatro ou mais palavras sem relação entre si. Ninguém pode consultá-la nem redefini-la.",
    meter: "Força",
    strengths: ["Muito fraca", "Fraca", "Insuficiente", "Boa", "Forte"] as const,
    guessable:
      "Fácil demais de adivinhar. Torne-a mais longa, de preferência com palavras sem relação entre si.",
    reasons: {
      straightRow: `Sequências de teclas vizinhas são fáceis de adivinhar. ${UNRELATED}`,
      keyPattern: `Padrões no teclado são fáceis de adivinhar. ${UNRELATED}`,
      simpleRepeat: `Caracteres repetidos acrescentam pouco. ${UNRELATED}`,
      extendedRepeat: `Partes repetidas acrescentam pouco. ${UNRELATED}`,
      sequences: `Sequências como abc ou 6543 são fáceis de adivinhar. ${UNRELATED}`,
      recentYears: `Anos são fáceis de adivinhar. ${UNRELATED}`,
      dates: `Datas são fáceis de adivinhar. ${UNRELATED}`,
      topTen: "Esta é uma das dez senhas mais comuns.",
      topHundred: "Esta é uma das cem senhas mais comuns.",
      common: "Esta é uma senha comum.",
      similarToCommon: `Esta é parecida com uma senha comum. ${UNRELATED}`,
      wordByItself: `Uma única palavra é adivinhada depressa. ${UNRELATED}`,
      namesByThemselves: `Nomes sozinhos são adivinhados depressa. ${UNRELATED}`,
      commonNames: `Nomes comuns são adivinhados depressa. ${UNRELATED}`,
    } as Readonly<Record<string, string>>,
  },

  passkey: {
    make: "Criar uma chave de acesso",
    use: "Desbloquear com uma chave de acesso",
    waiting: "Aguardando a chave de acesso…",
    failed:
      "Nenhuma chave de acesso foi usada: houve cancelamento, demorou demais ou não funciona aqui. Nada foi alterado; tente de novo.",
    noSecret:
      "Esta chave de acesso não pode desbloquear o Confidant: ela não tem o recurso necessário (PRF). Nada foi alterado. Escolha outra, ou uma frase secreta.",
  },

  unlock: {
    label: "Desbloquear o Confidant",
    recoveryField: "Chave de recuperação",
    open: "Desbloquear",
    opening: "Abrindo…",
    otherMethods: {
      device: "Abrir sem bloqueio",
      passphrase: "Usar a frase secreta",
      passkey: "Usar uma chave de acesso",
      recovery: "Usar a chave de recuperação",
    },
    next: (seconds) =>
      `Muitas tentativas erradas. Tente de novo em ${formatDuration(seconds * 1000)}.`,
    forgotten: "Não consegue desbloquear?",
    others: (names) => `Você também pode desbloquear com: ${names}.`,
    noOthers: "Não há outro método de desbloqueio.",
    nobody:
      "Ninguém pode redefini-la. Um backup só abre com sua chave de recuperação ou com seu arquivo de chave e a frase secreta.",
    anew: "Você pode recomeçar com um cofre vazio. Este é mantido sem alterações.",
  },

  startNew: {
    begin: "Criar um novo cofre",
    means:
      "Seus dados atuais continuam criptografados e ocultos. Para voltar a eles: Opções › Dados › Cofres.",
    confirm: "Criar o novo cofre",
    cancel: "Cancelar",
  },

  otherStores: {
    show: "Trocar de cofre…",
    none: "Não há outro cofre neste perfil.",
    use: (number) => `Mudar para o cofre ${formatNumber(number)}`,
  },

  unavailable: {
    title: "Seus dados não podem ser abertos",
    titles: {
      "store-unavailable": "O navegador não abre o armazenamento do Confidant",
      "store-gone": "O navegador excluiu suas conversas",
      "quota-exceeded": "Não há mais espaço de armazenamento",
      "version-unknown": "Seus dados são de uma versão mais recente",
      "header-corrupt": "O registro de chaves deste cofre está danificado",
      "key-missing": "A chave de criptografia está ausente",
      "row-tampered": "Seus dados foram alterados de fora",
    },
    safe: "Seus dados não foram alterados.",
    tampered:
      "Uma parte de que todo o resto precisa foi alterada de fora, ou está danificada, e não abre. Primeiro exporte os dados legíveis. Depois tente de novo ou crie um novo cofre.",
    retry: "Tentar de novo",
    retrying: "Tentando…",
  },

  exportAll: {
    start: "Exportar os dados legíveis",
    running: "Lendo…",
    rows: (rows) => counted.entries(rows),
    clear: "O arquivo não é criptografado: quem o tiver pode lê-lo.",
    done: (opened, unreadable) =>
      unreadable === 0
        ? `${counted.entries(opened)} ${byCount(opened, "salva", "salvas")}.`
        : `${counted.entries(opened)} ${byCount(opened, "salva", "salvas")}; ${counted.entries(unreadable)} não ${byCount(unreadable, "abriu", "abriram")}.`,
    failed: "Nenhum arquivo foi salvo.",
    stop: "Parar",
  },
} satisfies Texts<typeof enVault>;
