import type { Budget, LeftOut, PlanWarning, SystemSectionKind } from "../../../domain/prompt-plan";

/** What the parts of a prompt are called. */
export const promptSections: Record<SystemSectionKind, string> = {
  base: "Instruções",
  "chat-note": "Nota para esta conversa",
  personality: "Personalidade",
  steadiness: "Manter-se fiel a si",
  mode: "Tipo de resposta",
  errors: "Quando algo falta",
  facts: "Fatos",
  summaries: "Outras conversas",
  summary: "Antes nesta conversa",
  "core-blocks": "Memória central",
  "working-blocks": "Memória de trabalho",
  references: "Referências",
  activity: "Atividade recente",
  quotes: "De conversas anteriores",
  "tool-rules": "Regras de ferramentas",
};

/** Where the size of the window is known from. */
export const windowSources: Record<Budget["windowSource"], string> = {
  person: "Janela de contexto definida por você.",
  provider: "Janela de contexto informada pelo servidor; só se pede o tanto que for necessário.",
  table:
    "O servidor não informa uma janela de contexto; este é o valor conhecido da família do modelo.",
  default:
    "A janela de contexto é desconhecida, portanto isto é uma suposição. Defina-a em Opções › Prompt.",
};

/** What a prompt is warned of. */
export const planWarnings: Record<PlanWarning, string> = {
  window: "A janela está quase cheia.",
  history: "A conversa quase preenche sua parte da janela.",
  overflow:
    "Isto é mais do que a janela comporta, então o modelo pode ver só uma parte. Encurte a mensagem, defina uma janela maior em Opções › Prompt, se o modelo a tiver, ou escolha outro modelo.",
  memory:
    "Nem tudo o que é lembrado cabe na parte da janela reservada à memória: o que não cabe está listado abaixo.",
};

/** Why something is not in a prompt. */
export const leftOutReasons: Record<LeftOut["reason"], string> = {
  "history-tokens":
    "São mais do que a conversa pode ocupar de um pedido. Opções › Contextos define quanto; uma janela pequena deixa menos.",
  "history-turns": "Só um certo número de turnos é mostrado. Opções › Prompt define quantos.",
  "history-messages": "Um pedido só comporta um certo número de mensagens.",
  "memory-tokens":
    "É mais do que a parte da janela reservada à memória. Opções › Prompt define essa parte; blocos mais curtos ou não fixados deixam espaço.",
  "quote-shown": "A mensagem está neste pedido como é.",
  "quote-summarised": "O resumo desta conversa fala dela.",
  "quote-aside": "Está em um ramo que não é exibido.",
  "quote-tokens": "Outras combinam melhor, e só se cita até certo limite.",
  "quotes-late": "A busca por elas demorou demais, por isso o envio foi feito sem elas.",
  "quotes-failed": "O que as procura não respondeu, por isso o envio foi feito sem elas.",
  "quotes-partial": "Nem tudo o que foi dito já está indexado: o que não está não foi examinado.",
  "quotes-typed":
    "Enquanto você digita, a busca é só por palavras: o modelo que compara significados só é consultado no envio.",
  "fact-waiting": "Aguarda sua aprovação, em Memória.",
  "fact-not-remembered":
    "Foi aprendido em uma conversa, e este contexto não aprende mais com as conversas. O ajuste está em Opções › Contextos.",
  "context-off": "Desativado neste contexto. O ajuste está em Opções › Contextos.",
  "settings-off": "Desativado para todos os modelos. O ajuste está em Opções › Prompt.",
  "not-remembered":
    "Este contexto não aprende com as conversas, então nenhuma sabe de outra. O ajuste está em Opções › Contextos.",
  "block-empty": "Ainda não há nada escrito nele. O editor está em Memória.",
  "block-not-told": "Blocos de arquivo e de registro não estão em nenhum prompt.",
  "block-not-named":
    "Não está fixado, e sua mensagem não o menciona: ele entra quando uma mensagem o faz.",
  "mode-tokens": "As instruções para este tipo de resposta são mais longas do que podem ser.",
  unanswered: "Mensagens sem resposta não são enviadas de novo.",
  "images-unseen": "Este modelo não vê imagens, só os nomes delas.",
  "images-older":
    "Um pedido comporta as quatro imagens mais recentes; das mais antigas o modelo só vê os nomes.",
  "page-tokens":
    "É mais longo do que a sua parte da janela. Pergunte sobre uma parte ou defina uma janela maior em Opções › Prompt, se o modelo a tiver.",
};

/** More exactly, why earlier turns are not in a prompt. */
export const leftOutBecauses: Record<NonNullable<LeftOut["because"]>, string> = {
  truncate:
    "Os turnos mais antigos ficam de fora em vez de serem resumidos, como definido em Opções › Prompt.",
  dropped: "O resumo deles foi descartado; Desfazer, na conversa, o traz de volta.",
  "summary-failed": "Não foi possível fazer um resumo deles; há uma nova tentativa.",
  "no-summariser":
    "Nenhum modelo pode resumi-los por conta própria: Opções › Prompt permite isso, ou escreva /summary.",
  "not-yet":
    "O resumo deles ainda não foi escrito; isso é feito depois de uma resposta, quando nada mais está em execução.",
};
