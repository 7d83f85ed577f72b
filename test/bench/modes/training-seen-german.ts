import type { LabelledMessage } from "./labelled-message";

/** The German part of messages by another author; the cues were mended with them in view. */
export const SEEN_TRAINING_GERMAN: readonly LabelledMessage[] = [
  { text: "na, wie gehts dir heute?", mode: "general" },
  { text: "danke dir, das tut gut zu hören", mode: "general" },
  { text: "ja genau, weiter", mode: "general" },
  { text: "Ich bin grad total fertig, der Umzug macht mich wahnsinnig.", mode: "general" },
  {
    text: "Irgendwie fehlt mir meine alte Stadt. Die Leute hier sind nett, aber es ist nicht dasselbe.",
    mode: "general",
  },
  { text: "gute nacht, bis morgen", mode: "general" },
  {
    text: "manchmal frage ich mich ob ich überhaupt der typ für eine beziehung bin",
    mode: "general",
  },
  { text: "hm, weiß nicht. vielleicht hast du recht", mode: "general" },

  {
    text: "schreib mir bitte eine kurze absage für die wohnung in der lindenstraße",
    mode: "creation",
  },
  {
    text: "Ich brauche eine Rede für den 60. von meinem Vater, so drei Minuten, herzlich aber nicht kitschig.",
    mode: "creation",
  },
  { text: "mach mal nen putzplan für drei leute in der wg", mode: "creation" },
  {
    text: "Kannst du dir ein paar Rätsel für den Kindergeburtstag ausdenken? Die Kinder sind sechs.",
    mode: "creation",
  },
  { text: "ein gedicht über novembernebel, gern ohne reim", mode: "creation" },
  {
    text: "wie könnte ich meiner chefin schreiben, dass ich ab märz nur noch 80% arbeiten will? formulier mal was",
    mode: "creation",
  },
  {
    text: "excel formel die mir die summe nur für die zeilen mit 'bezahlt' ausrechnet",
    mode: "creation",
  },

  {
    text: "wo hab ich nochmal den ersatzschlüssel hingelegt? ich hatte es dir gesagt",
    mode: "search",
  },
  { text: "Wann wurde die Elbphilharmonie eröffnet?", mode: "search" },
  { text: "such mir bitte ein rezept für rhabarberkuchen ohne ei", mode: "search" },
  { text: "kennst du eine gute app um pflanzen zu bestimmen?", mode: "search" },
  { text: "was hatte ich letzte woche über den urlaub mit jana erzählt", mode: "search" },
  { text: "wieviel gramm sind eine tasse mehl", mode: "search" },
  { text: "Gibt es in Leipzig einen Laden, der alte Füller repariert?", mode: "search" },
  { text: "und davor?", mode: "search", tools: ["archival_search"] },

  { text: "kürzer bitte, höchstens drei sätze", mode: "modification" },
  {
    text: "übersetz das mal ins deutsche: I would rather not, but thank you for asking.",
    mode: "modification",
  },
  {
    text: "Formulier die Mail an Frau Berger etwas freundlicher, sie kann ja nichts dafür.",
    mode: "modification",
  },
  {
    text: "korrigier mal die kommas: Ich weiß dass du viel zu tun hast aber vielleicht findest du Zeit wenn die Kinder schlafen.",
    mode: "modification",
  },
  {
    text: "nimm den reis von der einkaufsliste und schreib dafür nudeln drauf",
    mode: "modification",
  },
  { text: "statt du bitte sie, das ist für die behörde", mode: "modification" },
  { text: "den zweiten absatz kannst du streichen", mode: "modification" },
  { text: "jetzt noch den titel", mode: "modification", tools: ["edit_note"] },

  { text: "warum quietscht mein fahrrad nur bei regen", mode: "analysis" },
  {
    text: "Was spricht dafür und was dagegen, den Kredit jetzt schon abzulösen?",
    mode: "analysis",
  },
  {
    text: "fass mir das mal zusammen: Die Versammlung hat beschlossen, das Dach erst im nächsten Jahr zu erneuern. Bis dahin soll die Rinne zweimal im Jahr gereinigt werden. Die Rücklage steigt um zwölf Euro je Wohnung, der Antrag auf Fahrradständer wurde vertagt.",
    mode: "analysis",
  },
  {
    text: "wie ist das gemeint? 'Er war stets bemüht, den Anforderungen gerecht zu werden.'",
    mode: "analysis",
  },
  {
    text: "vergleich mal die beiden tarife, 9 euro mit 5 gb oder 15 mit 20 gb, ich verbrauche so 8",
    mode: "analysis",
  },
  {
    text: "wo liegt da mein denkfehler: wenn ich weniger schlafe hab ich mehr zeit, also schaff ich mehr",
    mode: "analysis",
  },
  {
    text: "Lohnt sich eine Solaranlage auf einem Norddach? Rechne das mal durch.",
    mode: "analysis",
  },
];
