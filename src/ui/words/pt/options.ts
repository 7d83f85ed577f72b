import { formatNumber } from "../format";
import type { enOptions } from "../options-words";
import type { Texts } from "../texts";
import { appearance } from "./appearance";
import { backup } from "./backup";
import { contextPage } from "./context-page";
import { exportTexts } from "./export";
import { healthPage } from "./health-page";
import { importTexts } from "./import";
import { counted } from "./nouns";
import { promptPage } from "./prompt-page";
import { sections } from "./sections";

const REMAINS =
  "Cópias deste perfil e, por algum tempo, os arquivos do próprio navegador ainda podem conter restos criptografados.";

/** What the options page says; what it says of models and of usage stands apart. */
export const options = {
  ...appearance,
  ...backup,
  ...contextPage,
  ...exportTexts,
  ...importTexts,
  ...promptPage,
  ...healthPage,

  options: {
    title: "Opções",
    sections: sections.names,
    leads: {
      lock: "O que desbloqueia o Confidant e quando ele se bloqueia sozinho.",
      backup: "Cópias criptografadas de tudo, feitas sozinhas e abertas só por você.",
      prompt: "O que um modelo recebe com cada mensagem.",
      appearance: "A aparência de todas as páginas, o idioma delas e a voz.",
      data: "Importe, exporte e exclua o que está salvo neste navegador.",
    },
    cancel: "Cancelar",
    /** Where no more can be typed. */
    fieldFull: (max) => `Tamanho máximo atingido: ${counted.characters(max)}. O resto é cortado.`,
  },

  lockPage: {
    none: "Sem bloqueio: quem pode ler os arquivos deste perfil pode ler seus dados.",
    sealing: (percent) =>
      `Ainda não protegido: ${formatNumber(percent)}% criptografado com a nova chave. Você pode continuar usando o Confidant; fechar o navegador só pausa isto.`,
    changing: (percent) =>
      `A nova chave do cofre está sendo aplicada: ${formatNumber(percent)}%. Seus dados continuam legíveis e bloqueados; fechar o navegador só pausa isto.`,
    rests: "Pausado. Continua automaticamente quando isto for resolvido:",
    lock: "Bloqueado. Um dos métodos abaixo é necessário para desbloquear.",
    methods: "Métodos de desbloqueio",
    added: (day) => `adicionado em ${day}`,
    replace: "Substituir",
    remove: "Remover",
    removeMeans: (kind) => `${kind}: este método não desbloqueará mais o Confidant.`,
    removeConfirm: "Remover este método",
    lastMethod: "Este é o único método. Adicione outro antes de removê-lo.",
    add: "Adicionar um método de desbloqueio",
    chooseLock: "Escolher um bloqueio",
    rotateOffer:
      "Uma cópia do antigo registro de chaves ainda abre com o método antigo. Se outra pessoa puder ter uma, troque também a chave do cofre: assim ela não abre mais seus dados. Um arquivo de chave mais antigo ainda abre os backups existentes com sua frase secreta antiga, e também os mais novos até que você substitua a chave de recuperação.",
    notNow: "Agora não",
    autoLock: "Bloqueio automático",
    autoLockAfter: "Bloquear após inatividade",
    never: "Nunca",
    autoLockNote:
      "O bloqueio automático espera uma resposta em andamento. O bloqueio manual, ou quando o sistema bloqueia, não espera.",
    autoLockNotBySystem:
      "No Firefox, o Confidant não é informado quando o sistema é bloqueado e continua aberto.",
    autoLockNoLock: "Passa a valer quando você escolher um bloqueio.",
    minutes: (minutes) => (minutes < 60 ? counted.minutes(minutes) : counted.hours(minutes / 60)),
    key: "Chave do cofre",
    keyWhy:
      "Criptografa tudo de novo com uma nova chave, para que uma chave roubada não abra mais seus dados. Todos os métodos de desbloqueio permanecem. Os novos backups também recebem uma nova chave, a menos que a chave de recuperação os abra: substitua-a também. Depois, desbloqueie uma vez com a frase secreta para atualizar o arquivo de chave. Um backup é feito antes; o resto é executado em segundo plano.",
    keyBusy: "Uma troca de chave está em andamento. Espere até que termine.",
    changeKey: "Trocar a chave do cofre",
    conflict:
      "Os métodos de desbloqueio foram alterados em outra janela. Nada foi feito aqui; é assim que estão agora.",
  },

  dataPage: {
    contexts: "Excluir um contexto",
    holds: (conversations, messages, tokens) =>
      [
        counted.conversations(conversations),
        counted.messages(messages),
        ...(tokens === undefined ? [] : [`cerca de ${counted.tokens(tokens)}`]),
      ].join(", "),
    noContexts: "Nada está armazenado ainda.",
    purge: "Excluir permanentemente…",
    purgeMeans: (conversations, messages) =>
      `Isto exclui permanentemente o contexto, com ${counted.conversations(conversations)} e ${counted.messages(messages)}, e também a memória dele: blocos, fatos, notas e referências, mesmo onde os blocos são compartilhados com outros contextos. Não é possível desfazer. Um backup é feito antes. ${REMAINS}`,
    purgeName: (name) => `Digite “${name}” para continuar`,
    purgeConfirm: (name, messages) =>
      `Excluir permanentemente: “${name}”, ${counted.messages(messages)}`,
    purged: (messages) => `Excluído permanentemente, com ${counted.messages(messages)}. ${REMAINS}`,
    export: "Exportar tudo",
    backupFirst:
      "Um backup é feito antes, a menos que haja um em dia. Os backups mantêm estes dados por quatro semanas ou mais. Para uma cópia que você possa ler sem o Confidant:",
    stores: "Cofres",
    storesWhy: "Cada cofre é separado e tem seu próprio bloqueio. Um é usado de cada vez.",
    store: (number) => `Cofre ${formatNumber(number)}`,
    current: "em uso",
    use: "Mudar para este cofre",
  },

  aboutPage: {
    version: (version) => `Versão ${version}`,
    protects: "O que protege você",
    sealed:
      "Tudo o que você escreve e cada resposta é criptografado antes de ser armazenado neste navegador.",
    stays:
      "Uma mensagem vai só para o modelo que você escolhe. Servidores de ferramentas, programas e um servidor de pesquisa por significado só recebem algo se você os tiver configurado.",
    lockOnly:
      "Com um bloqueio, a chave só está na memória enquanto o Confidant está desbloqueado. Sem um, a chave fica armazenada neste perfil.",
    limits:
      "Não protegido: o que está na tela, um navegador desbloqueado, a memória desta máquina e um perfil inteiro devolvido a um estado anterior.",
    private: "O Confidant não funciona em janelas anônimas: nada poderia ser salvo nelas.",
    licences: "Licenças",
    ownLicence: "A do Confidant (MIT)",
    notices: "As dos pacotes que ele contém",
  },
} satisfies Texts<typeof enOptions>;
