import type { enShortcuts } from "../shortcut-words";
import type { Texts } from "../texts";

/** The keys of the side panel, what each does, and how they are changed. */
export const shortcuts = {
  title: "Atalhos de teclado",
  note: "Salvo indicação em contrário, um atalho funciona enquanto você está no painel lateral. Altere os atalhos em Opções › Atalhos.",
  keys: "Tecla",
  does: "O que faz",
  close: "Fechar",
  what: {
    send: "Enviar a mensagem",
    newLine: "Começar uma nova linha",
    stop: "Parar a resposta",
    editLast: "Editar sua última mensagem, a partir de um campo de mensagem vazio",
    search: "Pesquisar conversas e memória",
    find: "Localizar nesta conversa",
    contexts: "Mudar para outro contexto",
    inspector: "Mostrar o que o modelo vai ver",
    lock: "Bloquear o Confidant",
    begin: "Começar uma nova conversa",
    commands: "Listar os comandos, no início de uma mensagem",
    mention: "Anexar uma conversa anterior ou um arquivo deste contexto",
    shortcuts: "Mostrar todos os atalhos, fora dos campos de texto",
  },
  fixed: {
    escape: "Fechar o que está aberto, uma coisa de cada vez",
    tab: "Completar o nome de um comando ou ir para o próximo controle",
    saveSummary: "Salvar um resumo editado",
    menu: "Abrir o menu de uma conversa na lista",
  },
  anywhere: {
    lock: "Bloquear o Confidant, em qualquer lugar do navegador",
    panel: "Abrir o painel lateral, em qualquer lugar do navegador",
    popup: "Abrir o pop-up, em qualquer lugar do navegador",
    page: "Perguntar sobre esta página, em qualquer lugar do navegador",
  },
  none: "Não definido",

  page: {
    own: "No painel lateral",
    lead: "O que cada tecla faz e quais podem ser alteradas.",
    ownWhy:
      "Funcionam enquanto você está no painel lateral; enviar, parar e bloquear funcionam também no pop-up.",
    change: "Alterar",
    changeOf: (what) => `Alterar o atalho: ${what}`,
    reset: "Redefinir",
    resetOf: (what, keys) => `Redefinir para ${keys}: ${what}`,
    resetAll: "Redefinir todos",
    press: "Pressione as novas teclas, ou Esc para cancelar.",
    pressFor: (what) => `Novas teclas: ${what}`,
    saved: (what, keys) => `Salvo. ${keys}: ${what}.`,
    allReset: "Salvo. Todos os atalhos voltaram ao padrão.",
    taken: (keys, what) =>
      `${keys} já é usado para “${what}”. Pressione outras teclas ou altere antes esse atalho.`,
    takenByBrowser: (keys, what) =>
      `${keys} já é usado em todo o navegador para “${what}”. Pressione outras teclas ou altere esse atalho abaixo.`,
    resetTaken: (keys, what) =>
      `Não foi possível redefinir: ${keys} agora é usado para “${what}”. Altere antes esse atalho ou pressione outras teclas aqui.`,
    refused: {
      alone: (keys, mod, alt) =>
        `${keys} sozinho serve para digitar e mover. Segure também ${mod} ou ${alt}.`,
      browser: (keys) => `O próprio navegador usa ${keys}. Pressione outras teclas.`,
      writing: (keys) =>
        `${keys} edita texto, move-se nele ou digita um caractere. Pressione outras teclas.`,
    },
    browser: "Em todo o navegador",
    browserWhy:
      "O navegador guarda estes. Para definir ou alterar um, abra a página dele para atalhos de extensões.",
    openBrowser: "Abrir a página do navegador",
    fixed: "Não podem ser alterados",
    commands: {
      lock: "Bloquear o Confidant",
      panel: "Abrir o painel lateral",
      popup: "Abrir o pop-up",
      page: "Perguntar sobre esta página",
    },
  },
} satisfies Texts<typeof enShortcuts>;
