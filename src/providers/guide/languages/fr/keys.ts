import type { GuideKeys } from "../../other-language";

/** What the guide is asked by in French. */
export const keys = {
  small:
    "bonjour bonsoir merci salut a ai aie ailleurs ainsi alors après as assez au aucun aucune aurait aussi autre autres aux avant avec avez avoir avons beaucoup bien bon bonne c ça car ce cela celui cependant ces cet cette chaque chez chose choses comme comment d dans de déjà depuis des deux dis dit dire dois doit donc donne donner du elle elles en encore entre es est et étais était été être eu eux fais fait faire faut font il ils j jamais je jusque l la là le lequel les leur leurs lors lui m ma mais marche marcher me même mes mets mettre mieux moi moins mon montre montrer n ne ni nos notre nous on ont ou où par parce parle parler partie pas passe passer peu peut peuvent peux plus plusieurs plutôt pour pourquoi pourrais pourrait pouvoir prendre près puis puisque qu quand que quel quelle quelles quels quelque quelques quelqu qui quoi rien s sa sais sait sans sera ses si sinon soi soit son sont sous suis sur ta te tel tes toi ton toujours tous tout toute toutes très trop trouve tu un une utiliser utilise va vais vas vers veut veux vois voir voit voudrais vos votre vous vraiment y",
  synonyms: [
    "conversation discussion chat échange dialogue",
    "supprimer effacer enlever retirer",
    "image photo capture",
    "joindre envoyer déposer",
    "passphrase phrase mot",
    "verrouiller déverrouiller bloquer",
    "prix coût tarif argent",
    "arrêter stopper interrompre couper",
    "préréglage personnage",
    "contexte partenaire assistant",
    "importer transférer migrer",
    "exporter copie",
    "raccourci combinaison",
    "modèle ia llm",
    "outil fonction",
    "changer remplacer modifier",
    "retenir savoir apprendre",
  ],
  topics: {
    connect: {
      strong: "ollama, llama2, llama3, llama 2, llama 3, 403, connecter un modèle, modèle local",
      weak: "connecter, connexion, installer, installation, configurer, commencer, débuter, premiers pas, démarrer, lancer, terminal, commande, ligne à taper, télécharger, mon ordinateur, portable, PC, à la maison, serveur local, localhost, refuse, refusé, interdit, erreur, pas de connexion, CORS, Llama, IA locale",
    },
    privacy: {
      strong:
        "confidentialité, vie privée, non verrouillé, chiffr, est ce sûr, est ce que c est sûr, qui peut lire, où sont mes, où est mon, où est ma, où est gardé, où est conservé, télémétrie",
      weak: "données, privé, sûr, sécurité, sécurisé, conservé, stocké, gardé, enregistré, lire, voir, regarder, accéder, quelqu’un d’autre, autrui, entreprise, société, développeur, gouvernement, pirate, voleur, famille, employeur, volé, disque, chiffrement, cryptographie, informations, confidentiel, pister, suivi, analyse, statistiques, espionner, collecter, ouvrir mes conversations",
    },
    prompt: {
      strong: "inspecteur, voit le modèle, le modèle voit, dit au modèle, résum, jeton, prompt",
      weak: "envoyé, transmis, part, exactement, fenêtre, contexte plein, masquer, cacher, se souvenir, oublier, oublie, long, longue conversation, trop long, combien, combien de messages, historique, lit, chiffre, pourcentage, nombre à côté du modèle, début, messages précédents",
    },
    "browser-model": {
      strong:
        "gemini nano, modèle intégré, ia intégrée, modèle du navigateur, modèle de chrome, prompt api",
      weak: "nano, IA fournie avec le navigateur, Chrome, Edge, inclus, incluse, livré avec, déjà là, déjà dans, contient, natif, propre modèle, modèle de langage du navigateur",
    },
    connections: {
      strong:
        "clé api, ma clé, clé openai, openai, anthropic, gemini, openrouter, mistral, deepseek, groq, lm studio, llama cpp, vllm, connecter un fournisseur, ajouter un fournisseur, ajouter une connexion, quels fournisseurs",
      weak: "fournisseur, connexion, API, adresse, service distant, cloud, hébergé, entreprise, serveur à moi, compatible, protocole, coller, saisir, entrer, clé secrète, jeton d’accès, identifiants, abonnement, compte chez OpenAI, Claude, Gemini, OpenRouter, brancher, je paie déjà",
    },
    "model-files": {
      strong:
        "gguf, fichier de modèle, modèle dans le navigateur, modèle dans ce navigateur, sans ollama, sans serveur, hors ligne",
      weak: "dans le navigateur, fichier sur mon disque, disque dur, poids téléchargés, quantifié, Hugging Face, charger, ouvrir un fichier local, sans internet, sans wifi, avion, train, déconnecté, réseau, tout seul, sans rien installer, programme",
    },
    images: {
      strong:
        "envoyer une image, envoyer une photo, envoyer des images, joindre une image, joindre un fichier, joindre des fichiers, voir des images",
      weak: "lire un PDF, image, photo, joindre, pièce jointe, capture d’écran, appareil photo, GPS, position, lieu, métadonnées, regarder, montrer, envoyer, téléverser, déposer, coller, document, PDF, fichier texte, dessin, numérisation, vacances",
    },
    temporary: {
      strong:
        "conversation temporaire, chat temporaire, sans enregistrer, pas enregistré, sans laisser de trace, aucune trace",
      weak: "temporaire, incognito, navigation privée, mode privé, discussion secrète, rien de gardé, pas conservé, oublier après, disparaître, disparaisse, autodestruction, jetable, une seule fois, trace, sans historique, pas dans l’historique",
    },
    conversations: {
      strong:
        "nouvelle conversation, autre conversation, ancienne conversation, conversation précédente, liste des conversations, trouver une conversation, déplacer une conversation, épingler une conversation, archiver une conversation, chercher dans mes conversations, trouver un message, ancien chat, nouveau chat",
      weak: "conversation, conversations, discussions, chats, renommer, archiver, épingler, déplacer, chercher, recherche, retrouver, trouver, précédentes, anciennes, passées, parlé, dit, écrit, discuté, semaine dernière, hier, il y a des mois, longtemps, phrase, mot, liste, recommencer, vide, titre, nom, étiquette, ranger, trier, organiser",
    },
    branches: {
      strong:
        "modifier un message, modifier mon message, modifier mon dernier message, changer un message, répondre à nouveau, autre réponse, régénérer, version précédente, changer de branche, passer d’une version, qu est ce qu une branche",
      weak: "branche, branches, versions, modifier, changer, corriger, reformuler, réécrire, ma question, ma dernière question, après l’envoi, faute de frappe, erreur dans ma question, meilleure réponse, deuxième réponse, mauvaise réponse, réessayer, refaire, alternative, flèches, revenir",
    },
    delete: {
      strong:
        "désinstaller, supprimer mes, supprimer mon, supprimer un message, supprimer une conversation, supprimer un contexte, effacer l’historique, annuler une suppression, message supprimé, conversation supprimée",
      weak: "supprimer, supprimé, effacer, effacé, enlever, retirer, vider, se débarrasser, jeter, corbeille, tout ce que j’ai dit ou écrit, un seul message, vieux messages avant une date, conversation, chat, historique, par erreur, par accident, récupérer, annuler, restaurer, droit à l’oubli",
    },
    stop: {
      strong:
        "réessayer, arrêter une réponse, arrêter la réponse, interrompre la réponse, fermer le panneau",
      weak: "arrêter, stopper, interrompre, couper, taire, silence, trop long, interminable, n’en finit pas, continuer, poursuivre, reprendre, réponse, réponses, interrompue, coupée, inachevée, incomplète, finir la phrase, fermer, panneau, barre latérale, onglet, pendant qu’il répond, en arrière-plan",
    },
    popup: {
      strong:
        "la fenêtre du bouton, le popup, bouton de la barre d’outils, icône de la barre d’outils, question rapide, alt j",
      weak: "popup, pop-up, fenêtre surgissante, petite fenêtre, petite icône, bouton de l’extension, à côté de la barre d’adresse, barre d’outils, demander vite, rapidement, en passant, sans ouvrir le panneau",
    },
    keyboard: {
      strong:
        "raccourci clavier, quel raccourci, quels raccourcis, maj entrée, shift entrée, quelle touche, ctrl j, cmd j",
      weak: "clavier, raccourci, raccourcis, touche, touches, combinaison, entrée, esc, échap, retour à la ligne, saut de ligne, nouvelle ligne, sans envoyer, envoyer avec, personnaliser, souris, sans souris, accessibilité",
    },
    commands: {
      strong:
        "commande slash, quelles commandes, liste des commandes, que font les commandes, quelles sont les commandes",
      weak: "commande, commandes, slash, barre oblique, que puis-je taper, commence par une barre oblique, toutes les commandes, liste",
    },
    models: {
      strong: "quel modèle, choisir un modèle, changer de modèle, changer le modèle",
      weak: "modèle, modèles, LLM, IA, quelle IA, utiliser ici, choisir, prendre, recommander, conseiller, changer, remplacer, ce qui me répond, meilleur, plus grand, plus petit, plus rapide, bon modèle pour débuter, commencer",
    },
    context: {
      strong:
        "qu est ce qu un contexte, que sont les contextes, nouveau contexte, autre contexte, changer de contexte, entre les contextes, modifier un contexte, créer un contexte, faire un contexte",
      weak: "contexte, contextes, séparer, séparé, à part, travail, bureau, métier, famille, vie privée, deuxième, second, autre assistant, partenaire, bot, ses propres instructions, créer, vie, température, créatif, créativité, rôle, prompt système, limites",
    },
    programs: {
      strong:
        "claude desktop, depuis mon éditeur, autres programmes, serveur mcp, connecter un programme, confidant mcp, utiliser confidant depuis, en ligne de commande",
      weak: "MCP, éditeur, programme, programmes, VS Code, bureau, ligne de commande, jeton, de l’extérieur, accéder",
    },
    tools: {
      strong:
        "utiliser des outils, quels outils, appel d’outil, activer des outils, attend que je, n’accepte pas les outils",
      weak: "outil, outils, fonctions, extensions, actions, agent, calculatrice, consulter, noter, écrire, agir tout seul, de lui-même, carte, approbation, approuver, autorisation, demande avant de modifier une page",
    },
    memory: {
      strong:
        "sais tu de moi, sur moi, faits sur moi, souviens toi, te souvenir, retenir que, page de mémoire, oublier quelque chose, oublier un fait, qu est ce qu un bloc, que sont les blocs, qu est ce qu une référence, que sont les références, autres noms, conversations précédentes",
      weak: "mémoire, faits, fait, bloc, notes, enregistré, appris, apprend, retenir, se souvenir, rappeler, garder en tête, toujours savoir, mon nom, anniversaire, préférences, corriger, pense de moi, noter, écrire, carnet, journal, pages, avis",
    },
    expiry: {
      strong:
        "contexte expir, contextes expir, contexte se termine, contexte finit, archivé veut dire, contexte archivé, contextes archivés, toujours garder, prolonger un contexte, prolonger mon contexte, restaurer un contexte, restaurer mon contexte",
      weak: "expirer, expire, expiré, contexte, prolonger, archivé, restaurer, pastille, se termine, demain, échéance, délai, inactif, grisé, ne répond plus, partenaire, assistant, après une semaine, sept jours, plus longtemps, pour toujours, permanent, empêcher, chiffre sur l’icône",
    },
    presets: {
      strong:
        "conseil serein, conseil rationnel, guide bienveillant, assistant professionnel, aide à la décision, conseil en recherche, préréglage, quelle personnalité, quelles personnalités, ta personnalité, choisir une personnalité, changer la personnalité, reste calme, reste lui même, calm counselor, rational advisor, supportive guide, professional assistant, decision making supporter, search key advisor",
      weak: "personnalité, personnages tout faits, modèles prêts, style, ton, thérapeute, coach, professeur, conseiller, gentil, doux, calme, amical, formel, parler comme, se comporter, parle comme",
    },
    import: {
      strong:
        "export chatgpt, export claude, importer une conversation, importer des conversations, importer mes conversations, importer mes chats, tout exporter",
      weak: "importer, import, amener, apporter, ramener, récupérer, reprendre, transférer, migrer, emporter, anciennes conversations, historique, archive de ChatGPT, Claude, autre application, exporter, export, copie, enregistrer dans un fichier, télécharger, JSON, Markdown",
    },
    page: {
      strong:
        "cette page, page web, la page où je suis, lire une page, résumer une page, à propos d’un site, onglet actuel, onglet ouvert",
      weak: "plusieurs onglets, onglet, ajouter, page, site, article, onglet, sélection, texte sélectionné, naviguer, lire, résumer, ouvert",
    },
    library: {
      strong:
        "bibliothèque de prompts, bibliothèque de mes prompts, enregistrer un prompt, enregistrer comme prompt, mes prompts, propres prompts, utiliser un prompt, prompts enregistrés",
      weak: "bibliothèque, prompts, textes tout prêts, modèles de texte, réutiliser, variables, variable, accolades, barre oblique",
    },
    diagrams: {
      strong: "diagramme, organigramme, mermaid, logigramme",
      weak: "diagrammes, organigrammes, schéma, schémas, dessiner, dessine, graphique",
    },
    voice: {
      strong:
        "lire à voix haute, lecture à voix haute, à haute voix, dicter, dictée, saisie vocale, microphone, micro, synthèse vocale",
      weak: "voix, écouter, parler, vocal",
    },
    draft: {
      strong: "mon brouillon, pas encore envoyé, ce que j’ai tapé, à moitié écrit",
      weak: "brouillon, tapé, taper, écrit, perdu, perdre, en cours, pas envoyé, texte perdu, plante, ferme, redémarre",
    },
    lock: {
      strong: "phrase secrète, clé de récupération, méthode de déverrouillage",
      weak: "verrou, verrouiller, verrouillage, verrouillé, déverrouiller, bloquer, mot de passe, passkey, clé d’accès, code, oublié, perdu, réinitialiser, fermer à clé",
    },
    backup: {
      strong: "copie de sécurité, fichier de clé, à partir d une sauvegarde",
      weak: "sauvegarde, sauvegardes, sauvegarder, backup, restaurer, restauration, récupérer mes données, nouvel ordinateur, réinstallé, dossier",
    },
    firefox: {
      strong: "firefox, mozilla",
      weak: "autre navigateur, navigateurs, Safari",
    },
    parameters: {
      strong: "top p, séquence d arrêt, séquences d arrêt, note système, effort de réflexion",
      weak: "graine aléatoire, fixer, paramètre, paramètres, température, graine, fenêtre de contexte, réflexion, régler, hasard, cette conversation seulement",
    },
    tour: {
      strong: "visite guidée, la visite, fais moi visiter",
      weak: "visite, tour, introduction, présentation, aperçu, tutoriel",
    },
    project: {
      strong:
        "qui a fait, qui a écrit, qui a créé, qui est derrière, quelle licence, open source, logiciel libre, combien ça coûte, combien coûte, est ce gratuit, c est gratuit, confidant est il gratuit, faut il un compte",
      weak: "coût, coûte, prix, gratuit, payer, payant, frais, argent, abonnement, s’inscrire, inscription, compte, auteur, licence, développe, derrière, entreprise, code source, GitHub",
    },
    abilities: {
      strong:
        "que peux tu, que fais tu, que puis je faire, que puis je demander, que pouvez vous, qu est ce que confidant, que fait confidant, qu est ce que c est, qui es tu, qui êtes vous, es tu une ia, êtes vous une ia, es tu un, es tu chatgpt, à propos de confidant, comment ça marche, comment cela fonctionne",
      weak: "aide, Confidant, fonctions, guide, mode d’emploi, possibilités",
    },
  },
} satisfies GuideKeys;
