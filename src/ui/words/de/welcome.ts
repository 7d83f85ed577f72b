import type { Texts } from "../texts";
import type { enWelcome } from "../welcome-words";

/** What the welcome page says. */
export const welcome = {
  title: "Confidant",
  what: "Ein ruhiger, privater Gesprächspartner in der Seitenleiste: Was geschrieben wird, liegt verschlüsselt in diesem Browser, und ein Modell nach Wahl antwortet.",
  open: "Confidant öffnen",
  opened: "Confidant ist in der Seitenleiste geöffnet.",
  pin: "Damit Confidant griffbereit bleibt: neben der Adressleiste auf das Puzzle-Symbol klicken und Confidant anheften. Die Schaltfläche dort wechselt Kontexte und öffnet die Seitenleiste.",
} satisfies Texts<typeof enWelcome>;
