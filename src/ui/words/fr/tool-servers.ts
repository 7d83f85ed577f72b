import { formatNumber } from "../format";
import type { Texts } from "../texts";
import type { enToolServers } from "../tool-server-words";
import { byCount } from "./plural";

/** What is said of servers that offer tools (MCP), and of what is sent to them. */
export const toolServers = {
  list: {
    title: "Serveurs d’outils (MCP)",
    why: "Un serveur qui parle le Model Context Protocol propose des outils aux modèles. Chaque outil est désactivé jusqu’à ce que vous l’activiez dans un contexte ; avant tout envoi à un serveur, vous voyez quoi et vers où, sauf si vous avez choisi de toujours approuver l’outil.",
    none: "Pas encore de serveur.",
    tools: "Outils",
    toolsOf: (name) => `Outils de ${name}`,
    noTools:
      "Il ne propose pas d’outils, ou n’a pas encore été interrogé. Testez la connexion pour l’interroger.",
    where:
      "Activez-les dans Options, Contextes : dans le contexte qui peut les utiliser, sous Outils.",
    listed: (tools, ago) => `${byCount(tools, "# outil", "# outils")} lors du dernier test, ${ago}`,
    answered: (ms, tools) =>
      `Connexion établie : ${byCount(tools, "# outil", "# outils")}, après ${formatNumber(ms)} ms.`,
    hideOrigin: "Masquer l’origine de Confidant à ce serveur : il refuse les navigateurs (403)",
    removeMeans: (name) =>
      `« ${name} » sera retiré avec sa clé. Les contextes ne pourront plus utiliser ses outils. Vous pouvez annuler pendant 10 secondes.`,
  },

  form: {
    title: "Ajouter un serveur",
    why: "Confidant ne demande au navigateur que l’autorisation de joindre cette adresse.",
    addressHint: "Son point d’accès, comme https://mcp.example.com/mcp",
    key: "Jeton (facultatif)",
    keyHint:
      "Envoyé comme « Authorization: Bearer ». Enregistré chiffré, utilisé pour cette adresse seulement.",
  },

  signIn: {
    find: "Se connecter …",
    means: (host) =>
      `Ce serveur vous fait ouvrir une session chez ${host}. Le navigateur vous demande la permission, et y ouvre une fenêtre ; Confidant ne voit rien de ce que vous saisissez. Ce qui revient est enregistré chiffré, et utilisé pour ce serveur seulement.`,
    at: (host) => `Se connecter chez ${host}`,
    refused:
      "Le navigateur n’a pas eu l’autorisation. Rien n’a été envoyé. Réessayez, et autorisez l’accès.",
    closed:
      "La fenêtre a été fermée avant la fin de la connexion. Rien n’a été enregistré. Réessayez.",
    otherAnswer: (host) =>
      `La réponse vient de quelqu’un d’autre que ${host}, ou répond à une autre connexion. Elle n’a pas été utilisée, et rien n’a été enregistré. Réessayez.`,
    declined: (host) =>
      `${host} a refusé cette connexion. Rien n’a été enregistré. Réessayez, ou demandez une clé à qui gère ce serveur.`,
  },

  tool: {
    from: (server, host) => `De ${server} (${host})`,
    fromNote:
      "Les mots du serveur lui-même, transmis au modèle. Chaque appel à cet outil vous attend avec ce qu’il envoie, sauf si vous avez choisi de toujours l’approuver.",
    changed: "Le serveur a modifié cet outil depuis que vous l’avez autorisé. Relisez-le.",
    more: "La description entière",
    parameters: "Ce qui lui est transmis",
    always: (name) => `${name} sans demander votre accord`,
  },

  offers: {
    resource: (server, host) => `de ${server} (${host})`,
  },

  card: {
    sends: (host) => `Ceci est envoyé à ${host} :`,
  },
} satisfies Texts<typeof enToolServers>;
