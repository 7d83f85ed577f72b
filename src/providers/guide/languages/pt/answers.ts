import type { GuideAnswers } from "../../other-language";

/** What the guide says in Portuguese. */
export const answers = {
  opening: "Nenhum modelo de linguagem responde aqui ainda; este é o guia integrado do Confidant.",
  found: "Isto foi dito ou guardado aqui antes e tem a ver com a sua pergunta:",
  ownStep:
    "Próximo passo: abra um destes abaixo ou pesquise em tudo com Ctrl+K. Um modelo poderá responder a partir deles assim que houver um conectado.",
  said: [
    ["said by the person", "dito por você"],
    ["said by the assistant", "dito em uma resposta"],
    [", in a conversation without a title", ", em uma conversa sem título"],
    [", in “", ", em “"],
    [", kept in memory", ", guardado na memória"],
    [
      ", from imported text, a page or a tool",
      ", de texto importado, uma página ou uma ferramenta",
    ],
  ],
  unknown:
    "Não sei. O guia só responde a perguntas sobre o Confidant, e a partir do que foi dito e guardado aqui antes, como “O que você pode fazer?”, “Onde ficam os meus dados?” ou “Como conecto o Ollama?”. Sua mensagem fica guardada; envie de novo quando tiver escolhido um modelo.",
  connect:
    "Próximo passo: conecte um modelo de uma destas {{três|duas}} maneiras: instale o Ollama a partir de ollama.com e execute `ollama pull llama3.2`; ou, em Opções › Modelos, adicione {{um arquivo de modelo que roda dentro deste navegador ou |}}um provedor do qual você tenha uma chave. Depois escolha o modelo abaixo do campo de mensagem.",
  topics: {
    connect: {
      answer: `Para conectar um modelo nesta máquina:

1. Instale o Ollama a partir de ollama.com e inicie-o.
2. Em um terminal, execute \`ollama pull llama3.2\`.
3. O Ollama recusa extensões das quais não foi avisado (403). Nesta máquina, o Confidant então esconde dele a própria origem por conta própria; Opções › Modelos diz isso e tem o interruptor. Se estiver desativado, dê a \`OLLAMA_ORIGINS\` o valor \`{origin}\` e reinicie o Ollama; o painel lateral tem o comando exato para o seu sistema.

LM Studio, llama.cpp e outros servidores{{, arquivos de modelo que rodam dentro deste navegador|}} e provedores dos quais você tem uma chave são adicionados em Opções › Modelos.`,
      nextStep:
        "Próximo passo: escolha o modelo abaixo do campo de mensagem e envie a sua mensagem de novo.",
    },
    privacy: {
      answer: `Tudo o que você escreve, cada resposta e cada rascunho é criptografado (AES-256-GCM) antes de ser guardado, e é guardado só no perfil deste navegador.

Se você escolheu uma frase secreta{{ ou uma chave de acesso|}}, a chave fica protegida por ela: sem isso ninguém pode ler o que está guardado, e ninguém pode redefini-la. Uma chave de recuperação impressa também abre. “Sem bloqueio” quer dizer que a chave está no mesmo perfil: quem puder ler os arquivos deste perfil pode ler as suas conversas. Opções › Bloqueio tem tudo isso; Opções › Backup faz cópias.

O Confidant não tem servidor, conta nem telemetria. Para a resposta, uma mensagem vai para um único lugar: onde roda o modelo que a responde. A linha abaixo do campo de mensagem diz qual é antes de você enviar: “nesta máquina”, “neste navegador” ou um servidor. Este guia responde no navegador.`,
      nextStep:
        "Próximo passo: conecte um modelo de uma destas {{três|duas}} maneiras: instale o Ollama a partir de ollama.com e execute `ollama pull llama3.2`; ou, em Opções › Modelos, adicione {{um arquivo de modelo que roda dentro deste navegador ou |}}um provedor do qual você tenha uma chave. Depois escolha o modelo abaixo do campo de mensagem. Com {{as duas primeiras|o Ollama}}, as respostas são feitas nesta máquina.",
    },
    prompt: `Com um modelo conectado, o número ao lado do nome dele mostra quanto da janela de contexto a próxima solicitação ocupa, com uma barra se o painel for largo o bastante. Um clique nele, ou Ctrl+I, mostra toda essa solicitação: cada parte com origem e tamanho, o que fica de fora e por quê, e os bytes exatos. Abaixo de cada resposta está o que o modelo viu.

Quando uma conversa fica longa, as partes mais antigas são resumidas em segundo plano; uma linha na conversa avisa, e o resumo pode ser lido, editado e descartado. As suas mensagens ficam como estão.

Opções › Prompt tem tudo isso, com as palavras que não são ditas a nenhum modelo.`,
    "browser-model": {
      answer: `{{Alguns navegadores têm um pequeno modelo próprio; o do Chrome é o Gemini Nano. Se este tiver um e ele estiver pronto, aparece em Opções › Modelos como “Modelo integrado do navegador” e pode ser escolhido como qualquer outro. Não precisa de chave nem de servidor, e o que você diz a ele fica nesta máquina.

Se ele não aparece como pronto, este navegador não tem nenhum ou ainda não o baixou: isso é com o navegador e depende da versão, da máquina e do espaço livre.|O Firefox não tem um modelo próprio que uma extensão possa usar. Em vez disso, responde um servidor desta máquina, como o Ollama, ou um provedor.}}`,
      nextStep:
        "{{Próximo passo: abra Opções › Modelos e veja se está lá.|Próximo passo: abra Opções › Modelos.}}",
    },
    connections: {
      answer: `Em Opções › Modelos, uma conexão é feita com três campos: o provedor, o endereço dele (já preenchido nos conhecidos) e a sua chave; LM Studio, llama.cpp e outros servidores desta máquina não pedem nenhuma. O Confidant pede então ao navegador permissão para alcançar esse endereço e nenhum outro, e faz um teste.

A chave fica criptografada, é aberta só para consultar esse endereço e não é mostrada de novo. Com outro endereço ela é esquecida, e não é enviada por http simples para fora desta máquina. O que você diz a um modelo assim vai para esse provedor, segundo os termos dele; a linha abaixo do campo de mensagem avisa antes de você enviar. Excluir a conexão exclui a chave com ela.`,
      nextStep: "Próximo passo: abra Opções › Modelos e adicione-o lá.",
    },
    "model-files": {
      answer: `{{Um modelo em um arquivo GGUF roda dentro deste navegador, sem servidor e sem chave, e funciona offline. Em Opções › Modelos, solte esse arquivo ou dê o endereço de onde baixá-lo; um download pode ser pausado, e o SHA-256 é mostrado inteiro.

O arquivo fica no perfil deste navegador. Modelos pequenos vão melhor: até cerca de 2 GB. Ele é carregado com a primeira mensagem e sai da memória depois de algum descanso e quando o Confidant é bloqueado.|O Firefox não deixa nenhuma extensão executar arquivos de modelo. Em vez disso, um servidor desta máquina faz isso, como o Ollama ou o LM Studio: não precisa de chave e funciona também offline.}}`,
      nextStep:
        "{{Próximo passo: abra Opções › Modelos e adicione-o lá.|Próximo passo: abra Opções › Modelos.}}",
    },
    images: {
      answer: `Imagens, PDFs e arquivos de texto podem ser anexados a uma mensagem: com o botão ao lado do campo de mensagem, colando ou soltando-os lá. Antes, a imagem é reduzida, e o que a câmera gravou nela (lugar, aparelho) fica de fora.

Opções › Modelos diz “imagens” ao lado dos modelos que se sabe que as aceitam. Se um servidor não diz nada sobre isso, as imagens também são enviadas, e ele pode recusá-las. A um modelo que se sabe que não aceita nenhuma, nenhuma imagem é enviada: ela fica com a mensagem, e você é avisado antes de enviar. Um arquivo de texto é enviado como texto; um PDF também, e o texto dele é lido neste computador.`,
      nextStep:
        "Próximo passo: escolha abaixo do campo de mensagem um modelo que aceite imagens; com o Ollama, `ollama pull gemma3` baixa um. Opções › Modelos adiciona provedores.",
    },
    temporary: `Uma conversa temporária nunca é gravada no disco: fica na memória do navegador e some quando você bloqueia ou fecha o navegador. Nada dela é resumido, e ela não recebe título.

Comece uma com /temp ou com “Conversa temporária” no menu (…) no alto à direita. Uma linha na conversa diz que ela não é guardada. Depois ela não pode ser conservada. O modelo que você escolhe recebe as mensagens dela como em qualquer outra.`,
    conversations: `Um contexto pode ter muitas conversas. O botão no alto à esquerda lista todas, as mais recentes primeiro: deste contexto, de todos os contextos ou as arquivadas. O campo ali (Ctrl+K) encontra-as por título ou etiqueta e, abaixo delas, cada mensagem, nota, fato e bloco de memória que tem as palavras, em qualquer idioma; Enter abre onde foi dito.

Uma pesquisa pode ser mais estreita: "palavras nesta ordem", -sem, from:me ou from:assistant (eu ou o assistente), in: e o nome de um contexto, kind: e message, note ou outro, tag: e um nome, before: e after: uma data como 2026-05-31; os botões abaixo do campo escrevem isso por você. Ctrl+F procura na conversa que está aberta. Uma pesquisa também encontra o que quer dizer o mesmo com outras palavras, até onde o modelo de inglês deste navegador as conhece; ao lado de “Pesquisar por” podem ser só as palavras ou só o significado. Em Opções › Modelos, “Pesquisa por significado” escolhe outro modelo, ou nenhum. A pesquisa acontece neste navegador, e nada dela é guardado, a não ser que você escolha ali o modelo de um servidor: a ele são então enviados cada texto e cada pesquisa.

O menu (…) no alto à direita começa uma nova (Alt+N) e faz o resto com a que está aberta: renomear, fixar no alto da lista, etiquetar, mover para outro contexto, arquivar, excluir. O que é arquivado fica inteiro, pode ser lido e continua como qualquer outra; “Restaurar” volta a listá-la.`,
    branches: `“Editar” ao lado de uma mensagem sua escreve outra versão dela e faz com que seja respondida; ↑ em um campo de mensagem vazio edita a mais recente. “Gerar novamente” abaixo de uma resposta pede outra.

As versões anteriores ficam, com tudo o que veio depois delas: onde há várias, “1/2” e suas setas alternam entre elas. Desta conversa, o modelo recebe só o ramo que está aberto.`,
    delete: {
      answer: `“Desfazer” volta atrás por 10 segundos quando você excluiu, arquivou ou moveu algo; termina antes se o Confidant for bloqueado. Depois disso o que foi excluído se perde, salvo em backups feitos antes. “Arquivar” não exclui nada.

- Uma mensagem: “Excluir…” no menu (…) dela. O texto some, em todos os ramos, com cada resumo feito dele.
- Uma conversa: “Excluir…” no menu (…) no alto à direita.
- Um contexto, com tudo o que há nele: “Excluir permanentemente…” em Opções › Dados. Pede o nome do contexto, e não há “Desfazer”.
- Mensagens de um contexto de antes de um dia que você escolhe: “Excluir mensagens antigas”, também ali, com “Desfazer”.
- Uma predefinição, uma conexão, {{um arquivo de modelo, |}}um backup, os números de uso: nas opções, com “Desfazer”.

Remover o Confidant do navegador remove tudo o que ele guardou ali. Os arquivos do próprio navegador podem manter restos criptografados por um tempo.`,
      nextStep:
        "Não é preciso excluir nada para continuar. Próximo passo: conecte um modelo de uma destas {{três|duas}} maneiras: instale o Ollama a partir de ollama.com e execute `ollama pull llama3.2`; ou, em Opções › Modelos, adicione {{um arquivo de modelo que roda dentro deste navegador ou |}}um provedor do qual você tenha uma chave. Depois escolha o modelo abaixo do campo de mensagem.",
    },
    stop: `Enquanto uma resposta está sendo escrita, “Parar” ou Esc termina e mantém o que foi dito. Uma resposta que terminou cedo demais oferece “Continuar”, que segue dali, e “Tentar novamente”, que responde de novo à mesma mensagem.

Fechar o painel lateral não para uma resposta: ela é terminada e guardada.`,
    popup: `O botão do Confidant na barra de ferramentas do navegador, ou Alt+J, abre a janela pop-up. Escreva uma parte do nome de um contexto e pressione Enter para ir para ele; → ou Ctrl+Enter abre com ele o painel lateral.

A linha de baixo pergunta algo de passagem ao contexto que responde agora. A resposta aparece ali e é guardada: “Continuar no painel” segue com ela. A janela também diz o que está sendo respondido e quais contextos terminam dentro de um dia. Comandos são respondidos só no painel lateral.`,
    keyboard: `No painel lateral (Cmd no lugar de Ctrl em um Mac):

- Enter envia a mensagem, Shift+Enter começa uma nova linha.
- Esc para uma resposta em andamento.
- ↑ em um campo de mensagem vazio edita a sua mensagem mais recente.
- / no início de uma mensagem lista os comandos.
- @ em uma mensagem anexa uma conversa anterior ou um arquivo deste contexto.
- Ctrl+K pesquisa em conversas e na memória.
- Ctrl+F procura nesta conversa; Esc volta para onde você estava.
- Ctrl+J mostra os contextos para os quais mudar.
- Alt+N começa uma nova conversa.
- Ctrl+I mostra o que é dito ao modelo.
- Ctrl+Shift+L bloqueia, se um bloqueio foi escolhido.
- ? fora dos textos lista todos.
- Tab alcança todo o resto.

São as teclas de início: Opções › Atalhos as muda.

Em qualquer lugar do navegador, Alt+J abre a janela pop-up, Alt+Shift+J pergunta sobre a página à frente (Ctrl+Shift+J em um Mac) e Alt+Shift+L bloqueia (Ctrl+Shift+L em um Mac). A página do navegador para atalhos de extensões as muda, e pode dar uma tecla ao painel lateral.`,
    commands: `Comandos são respondidos pelo próprio Confidant e não chegam a nenhum modelo. Escrever / lista todos:

- /status: modelo, uso da janela e bloqueio.
- /history: o que o modelo vê desta conversa.
- /context: tudo o que o modelo vai ver.
- /model: escolher o que responde; com um nome, é escolhido na hora.
- /summary: resumir agora as partes mais antigas, em um resumo.
- /memory: a memória deste contexto, para ler e editar.
- /search: encontrar o que foi dito ou guardado; as palavras que seguem são procuradas na hora.
- /facts: os fatos que se sabem sobre você aqui, com “Esquecer” ao lado de cada um.
- /remember: lembrar um fato, como /remember city: Turin.
- /forget: esquecer o fato com esse nome, de vez.
- /new: começar aqui outra conversa.
- /temp: começar uma conversa que não é guardada.
- /help: estes comandos.

Seus próprios prompts também estão ali (Opções › Biblioteca de prompts); são inseridos e só são enviados quando você envia.`,
    models:
      "São de {{quatro|dois}} tipos: um modelo que um servidor desta máquina executa (Ollama, LM Studio, llama.cpp e outros){{, um arquivo de modelo que roda dentro deste navegador, o modelo do próprio navegador onde ele tem um,|}} ou um provedor do qual você tem uma chave (OpenAI, Anthropic, Google Gemini, Mistral, OpenRouter e outros). Opções › Modelos os prepara. A linha abaixo do campo de mensagem diz o que responde à próxima mensagem e para onde ela vai; pressione-a para escolher outro, para todos os contextos ou só para este. `llama3.2` com o Ollama é um modelo pequeno para começar.",
    context: `Um contexto é um parceiro de conversa: quem responde, como fala e dentro de quais limites. Um para cada parte de uma vida as mantém separadas. Em um perfil novo, o primeiro se chama Confidant.

Pressione o nome no alto do painel lateral, ou Ctrl+J, para mudar para outro ou criar um a partir de uma predefinição. “Todos os contextos…” ali abre Opções › Contextos, onde cada um é criado e mudado: instruções, personalidade, temperatura, limites, um modelo próprio, o que ele lembra, etiquetas e depois de quantos dias sem conversa ele termina.`,
    programs: `Programas desta máquina que falam MCP (Claude Desktop, editores, linhas de comando) podem usar os seus contextos, cada um até onde você permite. No início isso está desativado; nada na web pode.

\`node bridge/confidant-mcp.mjs install\`, na pasta do projeto, diz ao navegador qual programa liga os dois (é preciso Node 20 ou mais novo). Depois, em Opções › Programas: “Deixar programas se conectarem” e “Criar um token” para cada programa, que vai nas configurações desse programa. A primeira chamada dele pergunta a você no painel lateral o que ele pode fazer e por quanto tempo; cada mudança e cada exclusão perguntam toda vez. Ali estão também o registro e “Revogar o token”.`,
    tools: `Um modelo pode consultar coisas e anotar o que aprende, com ferramentas que você ativa: Opções › Contextos, um contexto, Ferramentas. No início nenhuma está ativada, e cada uma ocupa um pouco de toda solicitação.

- O que só é consultado acontece na hora. Um bloco de memória sobre o qual só você decide, e toda mudança quando a conversa contém texto importado, uma página da web ou o resultado de uma ferramenta, espera como cartão: aprovar, editar ou recusar.
- Servidores que falam MCP têm outras: adicione um em Opções › Ferramentas e depois ative as ferramentas dele em um contexto. O que uma chamada enviaria, e para onde, espera primeiro como cartão.
- O que as ferramentas fizeram fica recolhido abaixo da resposta, com o que foi pedido e respondido.
- Regras para ferramentas, no mesmo lugar, dizem qual é chamada primeiro, quantas vezes, depois de qual outra, e qual termina a resposta.
- Nem todo modelo aceita ferramentas: uma resposta então avisa, e outro modelo pode ser escolhido.`,
    memory: `Cada contexto tem uma memória que você pode ler e mudar: escreva /memory ou abra Opções › Memória.

- Blocos são textos curtos que fazem parte do prompt: o que você escreve ali o modelo vê com cada mensagem.
- Fatos são o que se sabe sobre você. São aprendidos das suas próprias palavras quando uma conversa fica um tempo parada, se o contexto se lembra de algo; o que não é certo espera por você. /facts os lista, /remember guarda um, /forget esquece um de vez.
- Referências são aquilo de que as conversas trataram: processos, páginas, documentos, contextos. As cinco últimas de uma conversa estão nos prompts dela, e palavras naturais como “update my task workflow” encontram a que se quer. Os outros nomes delas podem ser editados.
- Notas são guardadas e encontradas por pesquisa, e nunca enviadas por si. “Lembrar…” no menu de uma mensagem a guarda como nota ou fato.
- Comentários: no menu de uma resposta, “Comentar…” guarda se ela ajudou e o que deve ficar ou ser diferente. Fica no bloco “feedback”, que você pode editar como qualquer outro, e os próximos prompts desse contexto dizem isso.
- Citações de conversas anteriores vêm com uma mensagem se um contexto as tem ativadas (Opções › Contextos): o que foi dito antes e combina é dito de novo. O número ao lado do modelo mostra quais e por quê.

Tudo isso fica criptografado neste dispositivo, vai embora com o contexto quando ele é excluído e está nos backups.`,
    expiry: `O primeiro contexto e os fixados nunca expiram. Qualquer outro é arquivado depois de alguns dias sem conversa: sete, se ele ou a predefinição dele não disser outra coisa. Olhar para ele não conta; uma conversa, ou “Estender”, recomeça o prazo.

Nas últimas 24 horas ele aparece marcado no painel lateral e na janela pop-up, e o número no botão da barra de ferramentas conta esses contextos enquanto o Confidant está desbloqueado. Depois ele é arquivado: nada é excluído, ele fica em todas as listas com uma marca e pode ser lido, e volta a responder depois de “Restaurar”. “Restaurar e fixar” faz as duas coisas. Opções › Contextos tem todos e define o número de dias.`,
    presets: `Uma predefinição é um parceiro pronto. Há seis integradas: Conselho sereno, Conselho racional, Guia acolhedor, Assistência profissional, Apoio à decisão e Conselho de pesquisa. “Novo a partir de uma predefinição…” na lista de contextos faz dela um contexto; a partir daí ele é independente e pode ser mudado.

Uma personalidade diz como um contexto fala e como ele permanece. Ela e a orientação de se manter constante estão em toda solicitação a um modelo, por mais longa que a conversa fique, a não ser que “Manter-se no papel” esteja desativado para esse contexto. As suas próprias predefinições são feitas em Opções › Contextos.`,
    import: `Conversas vêm do ChatGPT, Claude, Open WebUI, Page Assist, LM Studio, LibreChat, SillyTavern (também as fichas de personagem), Elara e Confidant. Faça com que sejam exportadas lá; depois, em Opções › Dados, escolha o arquivo, um arquivo compactado (.zip) ou uma pasta, e o contexto para onde devem ir. O que você escolhe é lido neste navegador e não vai para nenhum outro lugar.

São importados textos, ramos, datas, modelos, o que um modelo pensou, textos anexados e as imagens que estão no arquivo; gravações, outros arquivos e o que ferramentas fizeram não, e o relatório os conta. Importar de novo o mesmo arquivo adiciona só o que falta.

“Exportar tudo”, na mesma página, salva tudo o que se abre do que está guardado aqui em um arquivo que não é criptografado.`,
    page: `Clique no botão do Confidant na barra de ferramentas enquanto está na página e escolha “Perguntar sobre esta página”; ou use o menu da própria página (clique direito) para perguntar sobre a página ou sobre o que você selecionou, ou para que seja explicado ou resumido. O painel abre com a página anexada: o olho mostra o texto dela, e nada sai antes de você enviar a sua pergunta.

Uma página é lida só quando você pede assim, e como você a vê: o que está escondido nela fica de fora. Ela é dita com essa única mensagem e marcada como não confiável. Várias abas podem ser adicionadas, uma de cada vez{{, e um PDF da web aberto em uma aba também é lido|}}.`,
    library: `A biblioteca de prompts guarda seus próprios textos para mensagens. Em Opções › Biblioteca de prompts eles são criados, ordenados e excluídos; “Salvar como prompt…”, no menu de uma mensagem sua, guarda essa. Para usar um, digite / no campo da mensagem e escolha, ou escolha “Usar um prompt” no menu de uma página da web (clique direito). Um prompt só preenche o campo da mensagem e nunca é enviado sozinho.

O que está entre chaves duplas, como {{tema}}, é perguntado antes. No menu de uma página da web, {{page}} e {{selection}} representam o que foi anexado. Os prompts ficam criptografados nesta máquina e fazem parte dos backups.`,
    diagrams: `Uma resposta que contém um fluxograma ou um diagrama de sequência, na linguagem do Mermaid, tem “Mostrar o diagrama” acima do código. Ele é desenhado nesta máquina, sem enviar nada, e “Mostrar o código” mostra o código de novo. O que se copia é sempre o código, e os leitores de tela encontram o diagrama em palavras.

Peça ao modelo um fluxograma ou um diagrama de sequência em Mermaid. Outros tipos e diagramas muito grandes continuam como código; se uma linha não puder ser lida, a resposta diz qual.`,
    voice: `Uma resposta é lida pelo menu dela (“Ler em voz alta”) por uma voz desta máquina; código e fórmulas são apenas nomeados, e “Parar a leitura” termina. Se a máquina não tem voz, a entrada não aparece: vozes que falam em um servidor nunca são usadas.

Para ditar, ative “Ditar mensagens” em Opções › Aparência; ali o idioma é baixado e o microfone, permitido. Depois, um botão ao lado do campo da mensagem inicia o ditado. O que você diz vira texto nesta máquina e só é enviado quando você envia. Onde o navegador faria isso em um servidor, não é oferecido. Um bloqueio encerra os dois na hora.`,
    draft:
      "O que você digita fica guardado, criptografado, até ser enviado: fechar o painel ou o navegador não o perde. O de uma conversa temporária fica só na memória. Uma mensagem enviada fica guardada mesmo que a resposta falhe.",
    lock: {
      answer: `Em Opções › Bloqueio está como o Confidant se abre: com uma frase secreta{{ ou uma chave de acesso|}}, e também com uma chave de recuperação impressa; ou sem bloqueio. Se você escolheu um, Ctrl+Shift+L bloqueia na hora (em qualquer lugar do navegador, Alt+Shift+L), assim como um tempo sem uso{{, o bloqueio do computador|}} e o fim do navegador. Enquanto está bloqueado, nada é mostrado e nada se abre.

Ninguém pode redefinir uma frase secreta esquecida: outro método de desbloqueio abre o que está guardado, como a chave de recuperação, ou tudo fica fechado. “Não consegue desbloquear?”, na página bloqueada, diz o que resta então. Por isso, imprima a chave de recuperação e guarde-a longe desta máquina.`,
      nextStep: "Próximo passo: abra Opções › Bloqueio.",
    },
    backup: {
      answer: `Em Opções › Backup estão todos: “Fazer backup agora” faz um, e outro é feito sozinho em até um dia depois de uma mudança. Eles são criptografados e ficam neste navegador: quem remove o Confidant dele remove também os backups. Por isso, baixe um de vez em quando{{ ou escolha uma pasta para onde cada novo seja copiado|}}.

Para restaurar, use “Restaurar…” ao lado de um backup ou “Restaurar de um arquivo…”; o que há nele é mostrado antes de algo mudar. Em outro lugar, um backup se abre com a chave de recuperação, ou com o arquivo de chave dele e a frase secreta.`,
      nextStep: "Próximo passo: abra Opções › Backup.",
    },
    firefox: `O Confidant funciona também no Firefox (153 ou mais novo), na barra lateral dele. Lá não há chaves de acesso, nem arquivos de modelo no navegador, nem modelo próprio do navegador, nem pasta para backups, e o bloqueio do computador não bloqueia o Confidant: conecte um servidor como o Ollama, ou um provedor, e escolha uma frase secreta. O que não é citado aqui é como no Chromium.`,
    parameters: `Uma conversa pode ter parâmetros próprios: “Parâmetros…” no menu (…) no alto à direita. São uma nota do sistema, a temperatura, a escolha de palavras (top_p), uma semente, sequências de parada, a janela de contexto e o esforço de raciocínio, até onde o modelo os aceita. Valem a partir da próxima mensagem; o que fica vazio é como dizem o contexto e o modelo. As instruções e a temperatura de um contexto ficam em Opções › Contextos.`,
    tour: `A visita guiada mostra o painel lateral em cinco passos curtos: o que é criptografado, o modelo, o que ele vê, a memória, bloqueio e backup. “Visita guiada”, no menu (…) no alto à direita, a começa quantas vezes você quiser.`,
    project:
      "O Confidant é software de código aberto sob a licença MIT, escrito por quem contribui com ele. Ele mesmo não custa nada e não precisa de conta; modelos nesta máquina{{ ou neste navegador|}} também não custam nada. Um provedor do qual você tem uma chave manda a própria cobrança: Opções › Uso soma quanto dá pelos preços dele, até onde se conhecem.",
    abilities: `Este guia responde a perguntas sobre o Confidant a partir de um texto fixo, e a partir do que foi dito e guardado antes neste contexto, com um caminho até cada mensagem. Pergunte sobre privacidade, modelos, conexões, arquivos de modelo, imagens, o que é dito a um modelo, contextos, predefinições, quando algo expira, conversas, ramos, conversas temporárias, a janela pop-up, importação, comandos, teclas, parar uma resposta, rascunhos, excluir ou a licença.

Com um modelo conectado, o Confidant é um parceiro de conversa no painel lateral:

- As respostas vêm de um modelo que você escolhe: nesta máquina (Ollama, LM Studio e outros){{, dentro deste navegador|}} ou em um provedor do qual você tem uma chave.
- Os contextos mantêm separadas as partes de uma vida, cada um com uma personalidade que continua ela mesma.
- Cada mensagem, resposta e rascunho é criptografado antes de ser guardado neste navegador.
- Tudo o que é dito ao modelo pode ser visto antes do envio, e depois.
- Uma resposta pode ser parada, continuada e pedida de novo (“Tentar novamente”), e segue quando o painel é fechado.`,
  },
} satisfies GuideAnswers;
