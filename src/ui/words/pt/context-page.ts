import type { Compression } from "../../../domain/prompt-settings";
import type { enContextPage } from "../en-context-page";
import { formatAgo, formatDate, formatNumber, formatTokens } from "../format";
import type { Texts } from "../texts";
import { fieldProblems, providerNames, toolNames } from "./context-names";
import { byCount, counted } from "./nouns";
import { personalityHints, personalityTexts } from "./personality-hints";
import { toolLabel } from "./tool-labels";

const compressions: Record<Compression["type"], string> = {
  "recursive-summarization": "são resumidos",
  truncate: "ficam de fora",
};

const ruleEnds = {
  StartConstraint: "antes de qualquer outra",
  ExitLoop: "encerra a resposta",
  ContinueLoop: "deixa a resposta continuar",
};

/** What the options say about contexts and presets. */
export const contextPage = {
  contextPage: {
    list: "Contextos",
    why: "Um contexto é um assistente com instruções, modelo, memória e conversas próprios. Use um para cada área da sua vida.",
    none: "Ainda não há contextos. Crie o primeiro a partir de uma predefinição.",
    noMatch: "Nada tem esse nome ou essa etiqueta.",
    search: "Localizar por nome ou etiqueta",
    tags: "Só os que têm a etiqueta",
    more: (count) => `Mostrar mais ${formatNumber(count)}`,
    back: "Todos os contextos",
    never: "ainda sem conversa",
    lastChat: (ms) => `última conversa ${formatAgo(ms)}`,
    pin: "Fixar",
    unpin: "Desafixar",
    pinName: (name) => `Fixar ${name}`,
    unpinName: (name) => `Desafixar ${name}`,
    archivedMark: "arquivado",
    neverExpires: "nunca expira",
    keep: "Restaurar e fixar",
    keepMeans: "Um contexto fixado nunca expira.",
    archivedBy: {
      person: (at) =>
        `Arquivado por você em ${formatDate(at)}. Ele não responde nada até ser restaurado; todas as suas conversas estão guardadas.`,
      expiry: (at) =>
        `Arquivado em ${formatDate(at)}, depois de um tempo sem conversa. Ele não responde nada até ser restaurado; todas as suas conversas estão guardadas.`,
    },

    create: "Novo contexto",
    createPreset: "Nova predefinição",
    from: "Começar de",
    blank: "Em branco",
    fromPresets: "Predefinições",
    createNow: "Criar",
    use: "Usar",
    useName: (name) => `Usar ${name} para um novo contexto`,
    template: "Usar como modelo",
    templateName: (name) => `Usar como modelo: ${name}`,

    who: "Assistente",
    name: "Nome",
    description: "Descrição",
    systemPrompt: personalityTexts.systemPrompt,
    systemPromptNote: "O começo do prompt, em cada pedido. Nunca são cortadas.",
    personality: personalityTexts.personality,
    personalityNote: "Como fala e se comporta, em algumas frases.",
    steady: "Manter-se no papel",
    steadyNote:
      "A personalidade e a orientação de manter-se no papel estão em cada pedido. Se desativado, nenhuma das duas está.",
    tagsField: "Etiquetas",
    tagsNote: "Separadas por vírgulas.",

    how: "Como responde",
    temperature: "Temperatura",
    temperatureNote: "De 0 (mais previsível) a 1 (mais variado).",
    maxTokens: "Tokens de uma resposta",
    maxHistoryTokens: "Tokens da conversa em um pedido",
    limitBeforeAll: (tokens) =>
      `Opções › Prompt define ${counted.tokens(tokens)} para todos os modelos. Isso prevalece sobre o que é definido aqui.`,
    limitBefore: (model, tokens) =>
      `Opções › Prompt define ${counted.tokens(tokens)} para ${model}. Isso prevalece sobre o que é definido aqui.`,
    historyHint: (window, tokens) =>
      `Uma janela de ${counted.tokens(window)} deixa espaço para ${formatNumber(tokens)}.`,
    takeHistory: (tokens) => `Usar ${formatNumber(tokens)}`,
    model: "Modelo",
    general: "Modelo padrão",
    generalModel: (name) => `como escolhido em geral: ${name}`,
    compression: "Turnos mais antigos",
    compressions: { general: "Padrão", ...compressions },
    generalCompression: (type) => `Padrão: ${compressions[type]}`,
    keepRecent: "Turnos a manter",

    remembering: "O que sabe e guarda",
    providers: "Cada pedido contém também",
    providerNames,
    quotesPosition: "As citações ficam",
    quotesPositions: { note: "logo antes da sua mensagem", system: "antes da conversa" },
    quotesNote:
      "Cada mensagem é procurada no que foi dito antes neste contexto; o que combina é citado, no máximo algumas centenas de tokens. O modelo vê de novo palavras antigas, e o provedor de um modelo remoto também. Antes da conversa, elas fazem um servidor lê-la toda de novo.",
    remembers:
      "Aprender com as conversas daqui: resumos e fatos para as outras conversas do contexto",
    remembersNote:
      "Sem isto, não é feito nenhum resumo de uma conversa inteira, e nada dela aparece em outra.",
    expiryDays: "Dias sem uso até ser arquivado",
    expiryNote:
      "Ele só é arquivado, com tudo o que contém, e fica em todas as listas. Restaurar o traz de volta. O primeiro contexto e os fixados nunca expiram.",

    tools: "Ferramentas",
    toolsWhy:
      "O que o modelo pode fazer por conta própria enquanto responde. Cada ferramenta ativa ocupa parte de cada pedido. Modelos sem suporte a ferramentas não as recebem.",
    takesNoTools: "O modelo deste contexto não tem suporte a ferramentas.",
    readingTools: "Ele pode consultar",
    writingTools: "Ele pode alterar",
    writingToolsNote:
      "As alterações que precisam da sua aprovação aguardam na conversa. O mesmo vale para toda alteração se a conversa contém texto importado, uma página da web ou a saída de uma ferramenta.",
    withoutAsking: "Sem aprovação",
    toolNames,
    toolRules: "Regras para as ferramentas",
    toolRule: (rule) => {
      const tool = `“${toolLabel(rule.tool)}”`;
      if (rule.type === "RequiresPrior") return `${tool} só depois de “${toolLabel(rule.prior)}”`;
      if (rule.type === "MaxCalls")
        return `${tool} no máximo ${counted.times(rule.max)} em uma resposta`;
      return `${tool} ${ruleEnds[rule.type]}`;
    },
    ruleType: "Regra",
    ruleTypes: {
      StartConstraint: "é chamada primeiro",
      MaxCalls: "é chamada no máximo tantas vezes",
      RequiresPrior: "é chamada depois de outra",
      ExitLoop: "encerra a resposta",
      ContinueLoop: "deixa a resposta continuar",
    },
    ruleTool: "Ferramenta",
    rulePrior: "Depois de",
    ruleMax: "Vezes",
    addRule: "Adicionar",
    removeRule: "Remover",
    removeRuleName: (rule) => `Remover: ${rule}`,

    preview: "Prévia do prompt",
    previewWhy: "Antes da primeira mensagem de uma conversa, como está definido aqui.",
    previewGuide:
      "Aqui responde o guia integrado, que vê só a sua pergunta e o que foi dito ou guardado aqui. Com um modelo, o prompt inteiro é mostrado aqui.",
    previewWaits: "Isto aguarda até que os campos acima estejam em ordem.",
    loading: "Lendo…",

    saved: "Todas as alterações foram salvas.",
    unsaved: "Alterações não salvas",
    saving: "Salvando…",
    held: "Corrija os campos marcados para salvá-los.",
    undo: "Desfazer",
    conflict:
      "Isto foi alterado em outra janela. As duas versões são mantidas: o que você digitou ainda está aqui, sem ter sido salvo.",
    takeTheirs: "Usar a outra versão",
    keepMine: "Manter a minha",

    actions: "Este contexto",
    duplicate: "Duplicar",
    duplicateEmpty: "Duplicar sem a memória",
    archive: "Arquivar",
    restore: "Restaurar",

    presets: "Predefinições",
    presetsWhy:
      "Assistentes prontos para usar. Um contexto criado a partir de um é independente dele.",
    builtIn: "integrada",
    edit: "Editar",
    editName: (name) => `Editar ${name}`,
    remove: "Remover",
    removed: "removida",
    removeMeans:
      "Ela sai da lista e pode ser restaurada; os contextos criados a partir dela ficam como estão.",
    showRemoved: "Mostrar também as removidas",
    noPresets: "Ainda não há nenhuma sua. “Usar como modelo” começa com uma destas.",
    presetActions: "Esta predefinição",
    presetPurgeMeans:
      "Isto exclui a predefinição. Os contextos criados a partir dela ficam como estão. Você pode desfazer isto por 10 segundos. Cópias deste perfil e, por algum tempo, os arquivos do próprio navegador ainda podem conter restos criptografados.",
    presetPurgeConfirm: (name) => `Excluir permanentemente: “${name}”`,
    settings: (temperature, maxTokens, days) =>
      `temperatura ${formatNumber(temperature)}, ${formatTokens(maxTokens)} tokens por resposta, ${counted.days(days)}`,

    hints: "Sugestões",
    hint: ({ code, about, field }, text) => {
      const sentence = personalityHints[code]({ about, field }, `“${text}”`);
      return code === "empty" ? `${personalityTexts[field]}: ${sentence}` : sentence;
    },

    problem: (problem, limit) =>
      fieldProblems[problem](limit === undefined ? "" : formatNumber(limit)),

    older: "Excluir mensagens antigas",
    olderWhy:
      "Os textos das mensagens são excluídos, com os resumos feitos a partir deles. As conversas permanecem.",
    olderContext: "No contexto",
    olderBefore: "Escritas antes de",
    olderAsk: "Excluir…",
    olderMeans: (name, date) =>
      `Isto exclui o texto de cada mensagem em “${name}” escrita antes de ${formatDate(date)}, em todas as conversas. Você pode desfazer isto por 10 segundos, a menos que sejam muitas.`,
    olderConfirm: (name) => `Excluí-las de “${name}”`,
    olderDone: (messages) =>
      messages === 0
        ? "Nenhuma mensagem era tão antiga."
        : `${counted.messages(messages)} ${byCount(messages, "excluída", "excluídas")}.`,
    contentsAsk: "Conteúdo",
    contentsName: (name) => `Conteúdo: ${name}`,
  },
} satisfies Texts<typeof enContextPage>;
