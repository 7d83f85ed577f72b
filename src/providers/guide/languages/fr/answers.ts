import type { GuideAnswers } from "../../other-language";

/** What the guide says in French. */
export const answers = {
  opening: "Aucun modèle de langage ne répond encore ici ; voici le guide intégré de Confidant.",
  found: "Voici ce qui a été dit ou retenu ici auparavant et qui se rapporte à votre question :",
  ownStep:
    "Étape suivante : ouvrir l’un de ces passages ci-dessous, ou tout chercher avec Ctrl+K. Un modèle pourra s’en servir pour répondre dès qu’il y en aura un de connecté.",
  said: [
    [", in “", ", dans « "],
    ["”, said by the person", " », dit par vous"],
    ["”, said by the assistant", " », dit dans une réponse"],
    [", in a conversation without a title", ", dans une conversation sans titre"],
    [", said by the person", ", dit par vous"],
    [", said by the assistant", ", dit dans une réponse"],
    [", kept in memory", ", gardé en mémoire"],
    [", from imported text, a page or a tool", ", d’un texte importé, d’une page ou d’un outil"],
  ],
  unknown:
    "Je ne sais pas. Ce guide ne répond qu’aux questions sur Confidant, et à partir de ce qui a été dit et gardé ici, par exemple « Que peux-tu faire ? », « Où sont mes données ? » ou « Comment connecter Ollama ? ». Votre message est conservé ; renvoyez-le une fois un modèle choisi.",
  connect:
    "Étape suivante : connecter un modèle, de l’une de {{trois|deux}} façons : installer Ollama depuis ollama.com et lancer `ollama pull llama3.2` ; ou, dans Options, Modèles, ajouter {{un fichier de modèle qui tourne dans ce navigateur, ou |}}un fournisseur dont vous avez une clé. Choisissez ensuite le modèle sous le champ de message.",
  topics: {
    connect: {
      answer: `Pour connecter un modèle sur cet ordinateur :

1. Installez Ollama depuis ollama.com et démarrez-le.
2. Dans un terminal, lancez \`ollama pull llama3.2\`.
3. Ollama refuse les extensions dont on ne lui a pas parlé (403). Sur cet ordinateur, Confidant lui cache alors son origine de lui-même ; Options, Modèles le dit et a l’interrupteur. S’il est désactivé, donnez à \`OLLAMA_ORIGINS\` la valeur \`{origin}\` et redémarrez Ollama ; le panneau latéral a la commande exacte pour votre système.

LM Studio, llama.cpp et d’autres serveurs{{, les fichiers de modèle qui tournent dans ce navigateur|}} et les fournisseurs dont vous avez une clé s’ajoutent dans Options, Modèles.`,
      nextStep:
        "Étape suivante : choisir le modèle sous le champ de message, puis renvoyer votre message.",
    },
    privacy: {
      answer: `Tout ce que vous écrivez, chaque réponse et chaque brouillon est chiffré (AES-256-GCM) avant d’être enregistré, et n’est enregistré que dans le profil de ce navigateur.

Si vous avez choisi une phrase secrète{{ ou une clé d’accès|}}, elle protège la clé : sans elle, personne ne peut lire ce qui est enregistré, et personne ne peut la réinitialiser. Une clé de récupération imprimée l’ouvre aussi. « Non verrouillé » veut dire que la clé se trouve dans le même profil : qui peut lire les fichiers de ce profil peut lire vos conversations. Options, Verrouillage a tout cela ; Options, Sauvegarde fait des copies.

Confidant n’a ni serveur, ni compte, ni télémétrie. Pour sa réponse, un message va en un seul endroit : là où tourne le modèle qui y répond. La ligne sous le champ de message le nomme avant l’envoi : « sur cet ordinateur », « dans ce navigateur » ou un serveur. Ce guide répond dans le navigateur.`,
      nextStep:
        "Étape suivante : connecter un modèle, de l’une de {{trois|deux}} façons : installer Ollama depuis ollama.com et lancer `ollama pull llama3.2` ; ou, dans Options, Modèles, ajouter {{un fichier de modèle qui tourne dans ce navigateur, ou |}}un fournisseur dont vous avez une clé. Choisissez ensuite le modèle sous le champ de message. Avec {{les deux premières|Ollama}}, les réponses se font sur cet ordinateur.",
    },
    prompt: `Quand un modèle est connecté, le chiffre à côté de son nom montre quelle part de la fenêtre de contexte prend la prochaine requête, avec une barre si le panneau est assez large. Un clic dessus, ou Ctrl+I, montre toute la requête : chaque partie avec sa source et sa taille, ce qui est laissé de côté et pourquoi, et les octets exacts. Sous chaque réponse figure ce que le modèle a vu.

Quand une conversation devient longue, ses anciens échanges sont résumés en arrière-plan ; une ligne dans la conversation le dit, et le résumé peut être lu, modifié et abandonné. Vos messages restent tels quels.

Options, Prompt a tout cela, avec les mots qu’aucun modèle ne reçoit.`,
    "browser-model": {
      answer: `{{Certains navigateurs ont un petit modèle à eux ; celui de Chrome est Gemini Nano. Si celui-ci en a un et qu’il est prêt, il figure dans Options, Modèles sous le nom « Modèle intégré du navigateur » et se choisit comme un autre. Il ne demande ni clé ni serveur, et ce que vous lui dites reste sur cet ordinateur.

S’il n’y figure pas comme prêt, ce navigateur n’en a pas ou ne l’a pas encore téléchargé : c’est l’affaire du navigateur, et cela dépend de sa version, de l’ordinateur et de l’espace libre.|Firefox n’a pas de modèle à lui qu’une extension puisse utiliser. Un serveur sur cet ordinateur, comme Ollama, ou un fournisseur répond à sa place.}}`,
      nextStep:
        "{{Étape suivante : ouvrir Options, Modèles et regarder s’il y est.|Étape suivante : ouvrir Options, Modèles.}}",
    },
    connections: {
      answer: `Dans Options, Modèles, une connexion se fait en trois champs : le fournisseur, son adresse (déjà remplie pour ceux qui sont connus) et votre clé ; LM Studio, llama.cpp et d’autres serveurs sur cet ordinateur n’en demandent pas. Confidant demande ensuite au navigateur l’autorisation de joindre cette adresse et aucune autre, et la teste.

La clé est gardée chiffrée, ouverte seulement pour interroger cette adresse, et plus jamais affichée. Une autre adresse la fait oublier, et elle n’est pas envoyée en simple http hors de cet ordinateur. Ce que vous dites à un tel modèle va à ce fournisseur, selon ses conditions ; la ligne sous le champ de message le dit avant l’envoi. Supprimer la connexion supprime aussi la clé.`,
      nextStep: "Étape suivante : ouvrir Options, Modèles et l’y ajouter.",
    },
    "model-files": {
      answer: `{{Un modèle dans un fichier GGUF tourne dans ce navigateur, sans serveur et sans clé, et fonctionne hors ligne. Dans Options, Modèles, déposez un tel fichier ou donnez l’adresse d’où le télécharger ; un téléchargement peut être mis en pause, et son SHA-256 est affiché en entier.

Le fichier est gardé dans le profil de ce navigateur. Les petits modèles conviennent le mieux : jusqu’à environ 2 Go. Il est chargé avec le premier message et quitte la mémoire vive après un moment de repos, et quand Confidant est verrouillé.|Firefox ne laisse aucune extension faire tourner des fichiers de modèle. Un serveur sur cet ordinateur le fait à sa place, comme Ollama ou LM Studio : il ne demande pas de clé et fonctionne aussi hors ligne.}}`,
      nextStep:
        "{{Étape suivante : ouvrir Options, Modèles et l’y ajouter.|Étape suivante : ouvrir Options, Modèles.}}",
    },
    images: {
      answer: `Des images, des PDF et des fichiers texte peuvent être joints à un message : avec le bouton à côté du champ de message, en les collant ou en les y déposant. Une image est réduite avant, et ce que l’appareil photo y a inscrit (lieu, appareil) est laissé de côté.

Options, Modèles indique « voit les images » à côté des modèles dont on sait qu’ils en acceptent. Si un serveur n’en dit rien, les images sont envoyées aussi, et il peut les refuser. À un modèle dont on sait qu’il n’en accepte pas, aucune image n’est envoyée : elle reste avec le message, et vous en êtes averti avant l’envoi. Un fichier texte est envoyé comme texte ; un PDF aussi, son texte étant lu sur cet ordinateur.`,
      nextStep:
        "Étape suivante : choisir sous le champ de message un modèle qui accepte les images ; avec Ollama, `ollama pull gemma3` en télécharge un. Options, Modèles ajoute des fournisseurs.",
    },
    temporary: `Une conversation temporaire n’est jamais écrite sur le disque : elle reste dans la mémoire du navigateur et disparaît quand vous verrouillez ou fermez le navigateur. Rien n’en est résumé, et elle ne reçoit pas de titre.

Commencez-en une avec /temp, ou avec « Conversation temporaire » dans le menu (…) en haut à droite. Une ligne dans la conversation dit qu’elle n’est pas enregistrée. Elle ne peut pas être gardée après coup. Le modèle que vous choisissez reçoit ses messages comme dans toute autre.`,
    conversations: `Un contexte peut avoir beaucoup de conversations. Le bouton en haut à gauche les liste, les plus récentes d’abord : celles de ce contexte, de tous les contextes, ou les archivées. Le champ qui s’y trouve (Ctrl+K) les trouve par titre ou par étiquette et, dessous, chaque message, note, fait et bloc de mémoire qui contient les mots, dans toutes les langues ; Entrée l’ouvre à l’endroit où cela a été dit.

Une recherche peut être plus précise : "mots dans cet ordre", -sans, from:me ou from:assistant (moi ou l’assistant), in: et le nom d’un contexte, kind: et message, note ou autre, tag: et un nom, before: et after: une date comme 2026-05-31 ; les boutons sous le champ les écrivent pour vous. Ctrl+F cherche dans la conversation affichée. Une recherche trouve aussi ce qui veut dire la même chose en d’autres mots, autant que le modèle anglais de ce navigateur les connaît ; à côté de « Chercher par », ce peut être les mots seuls ou le sens seul. Dans Options, Modèles, « Recherche par le sens » choisit un autre modèle, ou aucun. La recherche se fait dans ce navigateur, et rien n’en est enregistré, sauf si vous y choisissez le modèle d’un serveur : il reçoit alors chaque texte et chaque recherche.

Le menu (…) en haut à droite en commence une nouvelle (Alt+N) et fait le reste avec celle qui est affichée : renommer, épingler en haut de la liste, étiqueter, déplacer vers un autre contexte, archiver, supprimer. Ce qui est archivé est gardé en entier, peut être lu et continue comme toute autre ; « Restaurer » la remet dans la liste.`,
    branches: `« Modifier » à côté d’un de vos messages en écrit une autre version et y fait répondre ; ↑ dans un champ de message vide modifie le dernier. « Régénérer » sous une réponse en demande une autre.

Les versions précédentes restent, avec tout ce qui les a suivies : s’il y en a plusieurs, « 1/2 » et ses flèches passent de l’une à l’autre. De cette conversation, le modèle ne reçoit que la branche affichée.`,
    delete: {
      answer: `« Annuler » revient pendant 10 secondes sur ce que vous avez supprimé, archivé ou déplacé ; cela se termine plus tôt si Confidant se verrouille. Ensuite, ce qui a été supprimé est perdu, sauf dans les sauvegardes faites avant. « Archiver » ne supprime rien.

- Un message : « Supprimer … » dans son menu (…). Son texte disparaît, sur chaque branche, avec les résumés qui en ont été faits.
- Une conversation : « Supprimer … » dans le menu (…) en haut à droite.
- Un contexte, avec tout ce qu’il contient : « Supprimer définitivement … » dans Options, Données. Le nom du contexte est demandé, et il n’y a pas d’« Annuler ».
- Les messages d’un contexte antérieurs à un jour de votre choix : « Supprimer les messages anciens », au même endroit, avec « Annuler ».
- Un préréglage, une connexion, {{un fichier de modèle, |}}une sauvegarde, les chiffres d’utilisation : dans les options, avec « Annuler ».

Retirer Confidant du navigateur retire tout ce qu’il y a enregistré. Les fichiers du navigateur peuvent en garder un temps des restes chiffrés.`,
      nextStep:
        "Rien ne doit être supprimé pour continuer. Étape suivante : connecter un modèle, de l’une de {{trois|deux}} façons : installer Ollama depuis ollama.com et lancer `ollama pull llama3.2` ; ou, dans Options, Modèles, ajouter {{un fichier de modèle qui tourne dans ce navigateur, ou |}}un fournisseur dont vous avez une clé. Choisissez ensuite le modèle sous le champ de message.",
    },
    stop: `Pendant qu’une réponse s’écrit, « Arrêter » ou Esc y met fin et garde ce qui a été dit. Une réponse qui s’est terminée trop tôt propose « Continuer », qui reprend à cet endroit, et « Réessayer », qui répond de nouveau au même message.

Fermer le panneau latéral n’arrête pas une réponse : elle est terminée et gardée.`,
    popup: `Le bouton de Confidant dans la barre d’outils du navigateur, ou Alt+J, ouvre la petite fenêtre. Écrivez une partie du nom d’un contexte et appuyez sur Entrée pour y passer ; → ou Ctrl+Entrée (Ctrl+Enter) ouvre avec lui le panneau latéral.

La ligne du dessous pose en passant une question au contexte qui répond en ce moment. La réponse apparaît là et est gardée : « Continuer dans le panneau » la poursuit. La petite fenêtre dit aussi à quoi il est en train d’être répondu et quels contextes se terminent dans la journée. Les commandes ne sont traitées que dans le panneau latéral.`,
    keyboard: `Dans le panneau latéral (Cmd au lieu de Ctrl sur un Mac) :

- Entrée envoie le message, Shift+Enter (Maj+Entrée) commence une nouvelle ligne.
- Esc arrête une réponse en cours.
- ↑ dans un champ de message vide modifie votre dernier message.
- / au début d’un message liste les commandes.
- @ dans un message joint une conversation précédente ou un fichier de ce contexte.
- Ctrl+K cherche dans les conversations et la mémoire.
- Ctrl+F cherche dans cette conversation ; Esc ramène où vous étiez.
- Ctrl+J montre les contextes vers lesquels passer.
- Alt+N commence une nouvelle conversation.
- Ctrl+I montre ce que le modèle reçoit.
- Ctrl+Shift+L verrouille, si un verrouillage a été choisi.
- ? hors des textes les liste tous.
- Tab atteint tout le reste.

Ce sont les touches d’origine : Options, Raccourcis les change.

Partout dans le navigateur, Alt+J ouvre la petite fenêtre, Alt+Shift+J interroge sur la page affichée (Ctrl+Shift+J sur un Mac) et Alt+Shift+L verrouille (Ctrl+Shift+L sur un Mac). La page du navigateur pour les raccourcis d’extensions les change, et peut donner une touche au panneau latéral.`,
    commands: `Confidant répond lui-même aux commandes, et elles n’atteignent aucun modèle. Écrire / les liste :

- /status : modèle, part de la fenêtre utilisée et verrouillage.
- /history : ce que le modèle voit de cette conversation.
- /context : tout ce que le modèle verra.
- /model : choisir ce qui répond ; avec un nom, il est choisi aussitôt.
- /summary : résumer maintenant les anciens échanges, en un résumé.
- /memory : la mémoire de ce contexte, à lire et à modifier.
- /search : trouver ce qui a été dit ou gardé ; les mots qui suivent sont cherchés aussitôt.
- /facts : les faits connus sur vous ici, avec « Oublier » à côté de chacun.
- /remember : retenir un fait, par exemple /remember city: Turin.
- /forget : oublier le fait de ce nom, définitivement.
- /new : commencer ici une autre conversation.
- /temp : commencer une conversation qui n’est pas enregistrée.
- /help : ces commandes.

Vos propres prompts y figurent aussi (Options, Bibliothèque de prompts) ; ils sont insérés, et envoyés seulement quand vous envoyez.`,
    models:
      "Il y en a de {{quatre|deux}} sortes : un modèle qu’un serveur sur cet ordinateur fait tourner (Ollama, LM Studio, llama.cpp et d’autres){{, un fichier de modèle qui tourne dans ce navigateur, le modèle du navigateur lui-même s’il en a un,|}} ou un fournisseur dont vous avez une clé (OpenAI, Anthropic, Google Gemini, Mistral, OpenRouter et d’autres). Options, Modèles les met en place. La ligne sous le champ de message nomme ce qui répond au prochain message et où il va ; appuyez dessus pour en choisir un autre, pour tous les contextes ou seulement pour celui-ci. `llama3.2` avec Ollama est un petit modèle pour commencer.",
    context: `Un contexte est un interlocuteur : qui répond, comment il parle et dans quelles limites. Un pour chaque partie d’une vie les tient séparées. Dans un nouveau profil, le premier s’appelle Confidant.

Appuyez sur le nom en haut du panneau latéral, ou sur Ctrl+J, pour passer à un autre ou en créer un à partir d’un préréglage. « Tous les contextes … » y ouvre Options, Contextes, où chacun est créé et modifié : instructions, personnalité, température, limites, un modèle à lui, ce qu’il retient, étiquettes, et après combien de jours sans conversation il se termine.`,
    programs: `Les programmes de cet ordinateur qui parlent MCP (Claude Desktop, éditeurs, lignes de commande) peuvent utiliser vos contextes, chacun autant que vous le permettez. C’est désactivé au départ ; rien sur le web ne le peut.

\`node bridge/confidant-mcp.mjs install\`, dans le dossier du projet, indique au navigateur le programme qui relie les deux (Node 20 ou plus récent est nécessaire). Ensuite, dans Options, Programmes : « Laisser des programmes se connecter », puis « Créer un jeton » pour chaque programme ; il va dans les réglages de ce programme. Son premier appel vous demande dans le panneau latéral ce qu’il peut faire et pour combien de temps ; chaque modification et chaque suppression vous le demande à chaque fois. S’y trouvent aussi son journal et « Reprendre le jeton ».`,
    tools: `Un modèle peut consulter et noter ce qu’il apprend, avec des outils que vous activez : Options, Contextes, un contexte, Outils. Aucun n’est activé au départ, et chacun prend un peu de chaque requête.

- Ce qu’il ne fait que consulter se fait aussitôt. Un bloc de mémoire dont vous seul décidez, et toute modification quand la conversation contient un texte importé, une page web ou le résultat d’un outil, attend sous forme de carte : à approuver, modifier ou refuser.
- Les serveurs qui parlent MCP en ont d’autres : ajoutez-en un dans Options, Outils, puis activez ses outils dans un contexte. Ce qu’un appel enverrait, et où, attend d’abord sous forme de carte.
- Ce que les outils ont fait est replié sous la réponse, avec ce qui a été demandé et répondu.
- Les règles pour les outils, au même endroit, disent lequel est appelé en premier, combien de fois, après quel autre, et lequel termine la réponse.
- Tous les modèles n’acceptent pas les outils : une réponse le dit alors, et un autre modèle peut être choisi.`,
    memory: `Chaque contexte a une mémoire que vous pouvez lire et changer : écrivez /memory, ou ouvrez Options, Mémoire.

- Les blocs sont de courts textes qui font partie du prompt : ce que vous y écrivez, le modèle le voit avec chaque message.
- Les faits sont ce qui est connu sur vous. Ils sont appris de vos propres mots une fois qu’une conversation est au repos, si le contexte retient quelque chose ; ce qui n’est pas certain vous attend. /facts les liste, /remember en retient un, /forget en oublie un définitivement.
- Les références sont ce dont parlaient les conversations : démarches, pages, documents, contextes. Les cinq dernières d’une conversation sont dans ses prompts, et des mots naturels comme « update my task workflow » trouvent celle qui est visée. Leurs autres noms peuvent être modifiés.
- Les notes sont gardées et trouvées en cherchant, et jamais envoyées d’elles-mêmes. « Retenir … » dans le menu d’un message le garde comme note ou comme fait.
- Avis : dans le menu d’une réponse, « Donner un avis … » garde si elle a aidé et ce qui doit rester ou changer. Il se trouve dans le bloc « feedback », que vous pouvez modifier comme tout autre, et les prochains prompts de ce contexte le disent.
- Des citations de conversations précédentes accompagnent un message si un contexte les a activées (Options, Contextes) : ce qui a été dit et s’y rapporte est dit de nouveau. Le chiffre à côté du modèle montre lesquelles et pourquoi.

Tout cela est chiffré sur cet appareil, part avec son contexte quand celui-ci est supprimé, et se trouve dans les sauvegardes.`,
    expiry: `Le premier contexte et ceux qui sont épinglés n’expirent jamais. Tout autre est archivé après quelques jours sans conversation : sept, sauf si lui ou son préréglage dit autre chose. Le regarder ne compte pas ; une conversation, ou « Prolonger », fait repartir le délai.

Dans les dernières 24 heures, il est marqué dans le panneau latéral et la petite fenêtre, et le nombre sur le bouton de la barre d’outils compte ces contextes tant que Confidant est déverrouillé. Ensuite il est archivé : rien n’est supprimé, il reste dans chaque liste avec une marque et peut être lu, et il répond de nouveau après « Restaurer ». « Restaurer et épingler » fait les deux. Options, Contextes les a tous et fixe le nombre de jours.`,
    presets: `Un préréglage est un partenaire tout prêt. Six sont intégrés : Conseil serein, Conseil rationnel, Guide bienveillant, Assistant professionnel, Aide à la décision et Conseil en recherche. « Nouveau à partir d’un préréglage … » dans la liste des contextes en fait un contexte ; il est ensuite indépendant et peut être changé.

Une personnalité dit comment un contexte parle et ce qu’il reste. Elle et la consigne de rester constant sont dans chaque requête à un modèle, si longue que devienne la conversation, sauf si « Rester dans le personnage » est désactivé pour ce contexte. Vos propres préréglages se font dans Options, Contextes.`,
    import: `Les conversations viennent de ChatGPT, Claude, Open WebUI, Page Assist, LM Studio, LibreChat, SillyTavern (ses fiches de personnage aussi), Elara et Confidant. Faites-les exporter là-bas ; puis, dans Options, Données, choisissez le fichier, une archive (.zip) ou un dossier, et le contexte où elles doivent aller. Ce que vous choisissez est lu dans ce navigateur et ne va nulle part ailleurs.

Les textes, les branches, les dates, les modèles, ce qu’un modèle a pensé, les textes joints et les images qui sont dans le fichier sont importés ; les enregistrements, les autres fichiers et ce que les outils ont fait ne le sont pas, et le rapport les compte. Importer de nouveau le même fichier n’ajoute que ce qui manque.

« Tout exporter », sur la même page, enregistre tout ce qui s’ouvre de ce qui est gardé ici dans un fichier qui n’est pas chiffré.`,
    page: `Cliquez sur le bouton de Confidant dans la barre d’outils pendant que vous êtes sur la page et choisissez « Poser une question sur cette page » ; ou prenez le menu de la page (clic droit) pour poser une question, faire expliquer ou résumer la page ou ce que vous avez sélectionné. Le panneau s’ouvre avec la page en pièce jointe : l’œil montre son texte, et rien ne part avant que vous n’envoyiez votre question.

Une page n’est lue que si vous le demandez ainsi, et telle que vous la voyez : ce qui y est caché est laissé de côté. Elle est transmise avec ce seul message, et marquée comme non fiable. Plusieurs onglets peuvent être ajoutés, un à la fois{{, et un PDF du web affiché dans un onglet est lu aussi|}}.`,
    library: `La bibliothèque de prompts contient vos propres textes pour les messages. Options, Bibliothèque de prompts permet de les créer, de les ordonner et de les supprimer ; « Enregistrer comme prompt … », dans le menu d’un de vos messages, garde celui-ci. Pour en utiliser un, tapez / dans le champ du message et choisissez-le, ou choisissez « Utiliser un prompt » dans le menu d’une page web (clic droit). Un prompt remplit seulement le champ du message et n’est jamais envoyé de lui-même.

Ce qui est entre doubles accolades, comme {{sujet}}, vous est demandé avant. Dans le menu d’une page web, {{page}} et {{selection}} désignent ce qui est joint. Les prompts sont chiffrés sur cet appareil et font partie des sauvegardes.`,
    diagrams: `Une réponse qui contient un organigramme ou un diagramme de séquence, dans le langage de Mermaid, a « Afficher le diagramme » au-dessus de sa source. Le dessin se fait sur cet appareil, sans rien envoyer, et « Afficher la source » montre de nouveau la source. La copie donne toujours la source, et les lecteurs d’écran trouvent le diagramme en mots.

Demandez au modèle un organigramme ou un diagramme de séquence en Mermaid. Les autres sortes et les diagrammes très grands restent à l’état de source ; si une ligne ne peut pas être lue, la réponse dit laquelle.`,
    voice: `Une réponse est lue depuis son menu (« Lire à voix haute ») par une voix de cet appareil ; le code et les formules sont seulement nommés, et « Arrêter la lecture » y met fin. Si l’appareil n’a pas de voix, l’entrée manque : les voix qui parlent sur un serveur ne sont jamais utilisées.

Pour dicter, activez « Dicter les messages » dans Options, Apparence ; la langue y est téléchargée et le microphone autorisé. Un bouton à côté du champ de message lance alors la dictée. Ce que vous dites devient du texte sur cet appareil et n’est envoyé que lorsque vous l’envoyez. Si le navigateur devait le faire sur un serveur, ce n’est pas proposé. Le verrouillage arrête aussitôt les deux.`,
    draft:
      "Ce que vous tapez est gardé, chiffré, jusqu’à l’envoi : fermer le panneau ou le navigateur ne le perd pas. Celui d’une conversation temporaire n’est gardé qu’en mémoire vive. Un message envoyé est gardé même si la réponse échoue.",
    lock: {
      answer: `Options, Verrouillage dit comment Confidant s’ouvre : avec une phrase secrète{{ ou une clé d’accès|}}, et à côté une clé de récupération imprimée ; ou sans verrouillage. S’il y en a un, Ctrl+Shift+L verrouille aussitôt (partout dans le navigateur, Alt+Shift+L), de même qu’un temps sans utilisation{{, le verrouillage de l’ordinateur|}} et la fermeture du navigateur. Tant que c’est verrouillé, rien n’est montré et rien ne s’ouvre.

Personne ne peut réinitialiser une phrase secrète oubliée : une autre méthode de déverrouillage ouvre ce qui est enregistré, comme la clé de récupération, ou tout reste fermé. « Impossible de déverrouiller ? », sur la page verrouillée, dit alors ce qui reste. Imprimez donc la clé de récupération et gardez-la loin de cet ordinateur.`,
      nextStep: "Étape suivante : ouvrir Options, Verrouillage.",
    },
    backup: {
      answer: `Options, Sauvegarde les montre toutes : « Sauvegarder maintenant » en fait une, et une autre se fait d’elle-même dans la journée qui suit un changement. Elles sont chiffrées et se trouvent dans ce navigateur : qui en retire Confidant les retire aussi. Téléchargez-en donc une de temps en temps{{, ou choisissez un dossier où chaque nouvelle est copiée|}}.

Pour restaurer, prenez « Restaurer … » à côté d’une sauvegarde, ou « Restaurer un fichier … » ; ce qu’elle contient est montré avant tout changement. Ailleurs, une sauvegarde s’ouvre avec la clé de récupération, ou avec son fichier de clé et la phrase secrète.`,
      nextStep: "Étape suivante : ouvrir Options, Sauvegarde.",
    },
    firefox: `Confidant fonctionne aussi dans Firefox (153 ou plus récent), dans son panneau latéral. Il n’y a là ni clés d’accès, ni fichiers de modèle dans le navigateur, ni modèle propre au navigateur, ni dossier pour les sauvegardes, et le verrouillage de l’ordinateur ne verrouille pas Confidant : connectez un serveur comme Ollama, ou un fournisseur, et choisissez une phrase secrète. Ce qui n’est pas nommé ici est comme dans Chromium.`,
    parameters: `Une conversation peut avoir ses propres paramètres : « Paramètres … » dans le menu (…) en haut à droite. Ce sont une note système, la température, le choix des mots (top_p), une graine aléatoire, des séquences d’arrêt, la fenêtre de contexte et l’effort de réflexion, autant que le modèle les accepte. Ils valent dès le message suivant ; ce qui reste vide est comme le disent le contexte et le modèle. Les instructions et la température d’un contexte sont dans Options, Contextes.`,
    tour: `La visite montre le panneau latéral en cinq courtes étapes : ce qui est chiffré, le modèle, ce qu’il voit, la mémoire, verrouillage et sauvegarde. « Visite », dans le menu (…) en haut à droite, la commence, aussi souvent que vous voulez.`,
    project:
      "Confidant est un logiciel libre sous licence MIT, écrit par ses contributeurs. Il ne coûte rien lui-même et ne demande pas de compte ; les modèles sur cet ordinateur{{ ou dans ce navigateur|}} ne coûtent rien non plus. Un fournisseur dont vous avez une clé vous envoie sa propre facture : Options, Utilisation additionne ce que donnent ses prix, autant qu’ils sont connus.",
    abilities: `Ce guide répond aux questions sur Confidant à partir d’un texte fixe, et à partir de ce qui a été dit et gardé dans ce contexte, avec un chemin vers chaque message. Interrogez-le sur la confidentialité, les modèles, les connexions, les fichiers de modèle, les images, ce que reçoit un modèle, les contextes, les préréglages, l’expiration, les conversations, les branches, les conversations temporaires, la petite fenêtre, les imports, les commandes, les touches, l’arrêt d’une réponse, les brouillons, la suppression ou la licence.

Avec un modèle connecté, Confidant est un interlocuteur de conversation dans le panneau latéral :

- Les réponses viennent d’un modèle que vous choisissez : sur cet ordinateur (Ollama, LM Studio et d’autres){{, dans ce navigateur,|}} ou chez un fournisseur dont vous avez une clé.
- Les contextes tiennent séparées les parties d’une vie, chacun avec une personnalité qui reste elle-même.
- Chaque message, réponse et brouillon est chiffré avant d’être enregistré dans ce navigateur.
- Tout ce que le modèle reçoit peut être vu avant l’envoi, et après.
- Une réponse peut être arrêtée, continuée et demandée à nouveau (« Réessayer »), et se poursuit quand le panneau est fermé.`,
  },
} satisfies GuideAnswers;
