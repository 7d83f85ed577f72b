import type { LabelledMessage } from "./labelled-message";

/** A message, the mode a fair reader gives it, and the tools used in the turn before. */

/** The German messages of the fresh set; they judge the rules and are never learnt from. */
export const KEPT_APART_GERMAN: readonly LabelledMessage[] = [
  { text: "hallo, na wie gehts", mode: "general" },
  { text: "Danke dir, das wars für heute", mode: "general" },
  { text: "ich bin grad einfach nur müde von allem", mode: "general" },
  { text: "Ja, mach ruhig weiter", mode: "general" },
  { text: "Heute war der erste Tag im neuen Büro und ich kenn noch keinen.", mode: "general" },
  { text: "glaubst du, man kann mit 50 noch mal neu anfangen?", mode: "general" },
  { text: "Mein Sohn redet seit Tagen kaum mit mir, das tut schon weh.", mode: "general" },
  { text: "haha stimmt auch wieder", mode: "general" },

  { text: "schreib mir bitte eine kurze Absage für die Einladung am Samstag", mode: "creation" },
  { text: "Einkaufsliste für Raclette mit 6 Leuten", mode: "creation" },
  {
    text: "Kannst du mir einen Plan machen, wie ich in 8 Wochen 5 km laufen kann?",
    mode: "creation",
  },
  {
    text: "ich brauch einen Text für die Geburtstagskarte von meinem Chef, nicht zu persönlich",
    mode: "creation",
  },
  {
    text: "Ich müsste meine Wohnung kündigen, wie könnte so ein Schreiben aussehen?",
    mode: "creation",
  },
  { text: "erfinde ein Rätsel für eine Schatzsuche, die Kinder sind 7", mode: "creation" },
  { text: "mach mal ne To-do-Liste für den Umzug", mode: "creation" },
  { text: "Und jetzt noch eine für Papa", mode: "creation", tools: ["create_list"] },

  { text: "wann hat Oma nochmal Geburtstag? hab ich dir mal gesagt", mode: "search" },
  { text: "Wie viele Einwohner hat Graz?", mode: "search" },
  { text: "such mir bitte ein gutes Rezept für Linsensuppe raus", mode: "search" },
  { text: "wo kann man in Leipzig gut frühstücken", mode: "search" },
  { text: "Was kostet eigentlich ein Reisepass, wenn es schnell gehen muss?", mode: "search" },
  {
    text: "ich komm nicht mehr auf den Film, von dem ich dir neulich erzählt hab, der mit dem Leuchtturm",
    mode: "search",
  },
  { text: "welcher Wochentag ist der 3. Oktober dieses Jahr", mode: "search" },
  { text: "und noch was davor?", mode: "search", tools: ["archival_search"] },

  { text: "mach das bitte etwas freundlicher", mode: "modification" },
  {
    text: "übersetz mir das mal ins Englische: Der Termin muss leider ausfallen, ich melde mich nächste Woche.",
    mode: "modification",
  },
  {
    text: "Da sind bestimmt Fehler drin, kannst du die verbessern? Ich hab gestern das Packet abgeholt und seid dem fehlt die Rechnung.",
    mode: "modification",
  },
  { text: "kürzer, höchstens drei Sätze", mode: "modification" },
  { text: "Streich den Käse von der Liste und setz dafür Butter drauf", mode: "modification" },
  { text: "Das klingt mir noch zu steif, wir duzen uns eigentlich alle.", mode: "modification" },
  { text: "den letzten Punkt auch noch", mode: "modification", tools: ["edit_note"] },

  { text: "fass mir den Artikel kurz zusammen", mode: "analysis" },
  {
    text: "Was spricht für eine Wärmepumpe und was dagegen, wenn das Haus von 1974 ist?",
    mode: "analysis",
  },
  {
    text: "warum wird mein Kuchen in der Mitte immer matschig? 180 Grad, 40 Minuten, Umluft",
    mode: "analysis",
  },
  {
    text: "Vergleich mal die zwei Handyverträge: 10 GB für 12 Euro auf 24 Monate oder 8 GB für 9 Euro monatlich kündbar",
    mode: "analysis",
  },
  {
    text: "wie ist der Satz im Zeugnis gemeint: „Er war stets bemüht, den Anforderungen gerecht zu werden“?",
    mode: "analysis",
  },
  { text: "lohnt sich das Angebot überhaupt, oder übersehe ich da was?", mode: "analysis" },
  { text: "Und was ist mit der zweiten Seite?", mode: "analysis", tools: ["read_page"] },
];
