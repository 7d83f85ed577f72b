import type { enFileErrors } from "../en-file-errors";
import type { Texts } from "../texts";

const statusSuffix = (status: number | null) => (status === null ? "" : ` (${status})`);

/** What happened to a model file on its way, what is kept of it, what to do. */
export const fileErrors = {
  server: "Le serveur",
  by: {
    locked: (host, status) =>
      `${host} demande une autorisation pour ce fichier${statusSuffix(status)} : il faut peut-être y ouvrir une session ou y accepter une licence. Téléchargez-le dans un onglet du navigateur, puis déposez le fichier ici.`,
    lockedHere: (host, status) =>
      `${host} a refusé de donner ce fichier${statusSuffix(status)}. Vérifiez que les extensions de navigateur ont le droit d’y lire des fichiers, ou déposez le fichier ici.`,
    missing: (host) =>
      `${host} n’a pas de fichier à cette adresse (404). Vérifiez l’adresse, retirez ce fichier, puis téléchargez-le de nouveau.`,
    busy: (host) =>
      `${host} est surchargé ou reçoit trop de demandes. Ce qui est arrivé est enregistré. Attendez un peu, puis reprenez.`,
    failed: (host, status) =>
      `${host} a échoué en donnant le fichier${statusSuffix(status)}. Ce qui est arrivé est enregistré. Reprenez plus tard.`,
    malformed: (host) =>
      `${host} a envoyé la mauvaise partie du fichier. Reprenez encore une fois. Si cela ne suffit pas, retirez le fichier et téléchargez-le de nouveau.`,
    cutOff:
      "La connexion s’est interrompue avant que le fichier entier soit ici. Ce qui est arrivé est enregistré. Reprenez le téléchargement.",
    silent: (host) =>
      `${host} n’a rien envoyé pendant trop longtemps. Ce qui est arrivé est enregistré. Reprenez plus tard.`,
    unreachable: (host) =>
      `${host} ne peut pas être joint. Ce qui est arrivé est enregistré. Vérifiez l’adresse et votre connexion réseau, puis reprenez.`,
  },
  refused: {
    "not-a-url":
      "Ce n’est pas l’adresse d’un fichier. Rien n’a été téléchargé ; elle ressemble à https://example.com/model.gguf.",
    credentials:
      "Cette adresse contient un nom ou un mot de passe. Rien n’a été pris ; téléchargez le fichier dans un onglet du navigateur, puis déposez-le ici.",
  },
} satisfies Texts<typeof enFileErrors>;
