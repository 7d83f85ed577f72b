import type { CueTable } from "./cue";

const THING = [
  "gedicht/text/mail/email/brief/plan/liste/geschichte/nachricht/rede/lied/name/namen/titel/skript",
  "einladung/vorlage/slogan/rezept/menü/limerick/spruch/anschreiben/entwurf/lernplan/trainingsplan",
  "wochenplan/einkaufsliste/packliste/programm/funktion/tabelle/witz/rätsel/quiz/checkliste/kündigung",
  "antwort/gliederung/agenda/vorschlag/vorschläge/ideen/fragen/beispiel/beispiele/betreffzeilen",
  "geburtstagsspruch/glückwunschkarte/bewerbung/beschreibung/überschrift/überschriften/märchen/song",
  "*plan/*liste/*text/*vorschlag/*brief/*rede/*gedicht/*spruch/*karte/*geschichte/*konzept/*vertrag",
].join("/");

const TONE = [
  "kürzer/länger/freundlicher/höflicher/einfacher/lockerer/förmlicher/netter/klarer/persönlicher",
  "wärmer/besser/sachlicher/knapper/verständlicher/lustiger/schöner/formeller/professioneller",
].join("/");

const FEELING = [
  "traurig/müde/glücklich/nervös/wütend/einsam/froh/stolz/gestresst/ängstlich/aufgeregt/verliebt",
  "erschöpft/enttäuscht/überfordert/sauer/fertig/genervt/unsicher/erleichtert/verzweifelt/kaputt",
].join("/");

/** What German words tell about a mode; verbs often end the clause, so fewer must lead it. */
export const GERMAN_CUES: CueTable = {
  general: `
    3.2: ^erzähl/erzähle/sag/sage ~ mehr, ^mehr davon/dazu/darüber, ^weiter, ^und weiter
    3: wie geht's/gehts/geht, dein/deine meinung, alles klar, was ist dein*, was sind deine, was machst du, wer bist du, wie heißt du, über dich, warum fühle/bin ich
    2.6: ^was hältst/denkst/meinst du, lieblings*, ^bist du, ^magst du, ^hast du ~ schon/mal/auch
    2.6: ^glaubst du, ^findest du, einfach/nur/bisschen ~ reden/quatschen/plaudern, weißt du was
    2.2: was soll ich ~ tun/machen, was würdest du
    2: ^hallo, ^danke, ^dankeschön, guten morgen/tag/abend, gute nacht, tschüss, ^servus, ^moin, bis morgen
    2: ich fühle/fühl, bin/fühle/fühl/war/ist/macht ~ ${FEELING}, ich freu/freue, mach/machen weiter
    1.8: klingt gut, machen wir, ^weiß auch nicht, zuhören, wünsch mir, gefällt dir, magst du, ohne dich
    1.5: ich vermisse/hasse/liebe/hoffe/glaube/denke, habe/hab ~ angst, ^endlich, zu viel
    1.4: ^stimmt, ^genau, ^schön, ^super, ^toll, ^cool, ^krass, ^oje, ^puh, ^schade, ^egal, ^du bist, ^na
    1.3: ^ich hab/habe/bin/war/hatte/muss/kann/weiß, ^wir haben/waren/sind
    1.2: ^ich, ^wir, ^mein, ^meine, ^er, ^sie, ^heute, ^gestern
    1.2: ?du
    0.8: ^der, ^die, ^das
  `,
  creation: `
    3: ^schreib/schreibe mir/uns/ein/eine/einen, ^entwirf, ^erstell*, ^erfinde, ^verfass*, ^generier*
    3: ^mach/mache mir/uns, ^formulier/formuliere mir/ein/eine/einen, ^denk dir/mir, ^überleg ~ dir
    2.8: ein*/paar/zwei/drei/vier/fünf/zehn ~ schreiben/erstellen/entwerfen/verfassen/formulieren/ausdenken
    2.8: ein*/paar/zwei/drei/vier/fünf/zehn ~ planen/basteln/vorschlagen/machen/zusammenstellen/bauen
    2.8: was/wie könnte/kann/soll/sollte ich ~ schreiben/antworten/formulieren/sagen, ^plane, ^bereite ~ vor
    2.7: brauche/brauchen/bräuchte/brauch/braucht/möchte/hätte/will/gib/mach/mache/nenn ~ ein*/paar/drei/fünf ~ ${THING}
    2.6: hilf/helfen ~ mit/bei ~ ${THING}, ^ein/eine/einen/paar/drei/fünf ~ ${THING}, ^mach ein/eine/einen
    2.4: ^gib mir ein*/drei/fünf/zehn/zwei/vier, ^schlag ~ vor, ^schreib, ^schreibe, ^stell/stelle ~ auf/zusammen
    2.6: ^zeichne, ^male, ^sammle, ^leg ~ an, sammeln, anlegen, anfertigen, vorbereiten, entwickeln, dichten, texten
    2.6: ^bastel/bastle, ^schlag/schlage mir, ^überleg, ^notier*, ^sprich mir, ^setz ~ auf, ^leg mir
    2.4: ideen/vorschläge/namen für, erzähl ~ geschichte/witz/märchen, ^bau mir, ^baue mir, ^bau ein*
    2: schreiben, erstellen, entwerfen, verfassen, ausdenken, zusammenstellen, vorschlagen, ^entwickle, ^programmier*
    2: ich brauche/bräuchte/brauch ein*, ich hätte ~ gern/gerne ein*, ich möchte/will/hätte ein*, ^brauche ein*
    1.9: ein/eine/einen/einem/einer ~ ${THING}
    1.2: ${THING}
  `,
  search: `
    3: ^such, ^suche, ^finde, ^find, ^schau/schaue/schlag ~ nach, ^google, ^recherchier*, nachschlagen, nachschauen
    3: habe/hab/hatte ich ~ gesagt/erzählt/erwähnt/geschrieben, was/wann/wo/wem habe/hab/hatte/hatten ich/wir
    2.8: kennst du ~ ein*, weißt du ~ wo/wann/wer/wie/ob/was/welche*, herausfinden, rausfinden, heraussuchen, raussuchen
    2.8: hast du ~ kopf, ich ~ dir ~ erzählt/gesagt, wonach/worüber haben wir, haben wir ~ gesprochen/besprochen
    2.6: mit/in/an/auf/aus/zu/von/um/für welche*, ^stimmt es, habe/hab/hatte ich dir, ^in welche*, googeln, suchen
    2.6: wo kann/finde/gibt/bekomme/liegt/ist, empfiehl*, empfehlen, empfehlung*, erinnere/erinner mich ~ wie/was
    2.5: wie viel/viele/lange/weit/alt/hoch/groß/oft/teuer/spät/schnell/schwer/heißt/hieß, ^wieviel*
    2.4: ^wann, ^wer, ^wo, ^woher, ^wohin, ^welche*, ^gibt es, ^gibt's, was bedeutet/heißt/kostet, ^darf man
    2.4: ^nenn/nenne/gib/zeig/sag mir den/die/das, telefonnummer, öffnungszeiten, adresse
    2.2: ^was ist/sind/war/waren der/die/das/ein*, ^seit wann, ^ab wann, ^wie kann/mache/bekomme/geht/funktioniert man
    2: ^was ist/sind/war, ^wie mache/bekomme/kriege/kann ich, ^zeig mir, wann/wo/wer/wie ~ mein*
    1.6: ^wie, nochmal ~ hieß/gesagt/war, ich suche, wetter, nachrichten, ^was, ?wie, ?wer
    1.5: ^ist, ^sind, ^war, ^hat, ^haben, ^darf, ^kann man, ^muss man, ^braucht man, ^kommt, ^muss ich, ^brauche ich
  `,
  modification: `
    3: ^übersetz*, ^kürz*, ^korrigier*, ^ersetz*, ^änder*, ^überarbeite*, ^verbesser*, ^vereinfach*, ^streich*
    3: mach/mache/machst/machen/formulier*/schreib* ~ ${TONE}, ${TONE} ~ machen/formulieren/schreiben/klingen/fassen
    3: schreib/schreibe/formulier/formuliere das/es/den/die/ihn/sie ~ um/neu/anders/in/als
    3: umschreiben, umformulieren, überarbeiten, übersetzen, kürzen, korrigieren, ersetzen, austauschen, ändern
    3: ^formulier/formuliere das/es/den/die, ^füg* ~ ein/hinzu/an, ^nimm ~ raus/heraus, ^lass ~ weg, ^tausch*
    3: übertragen, gendern, ^bau/baue ~ ein, ^glätte, ^dreh ~ um, ^häng ~ an, ^teil* ~ auf, ^schreib* ~ um, ^stell/stelle ~ um
    2.8: ^lösch*, ^entfern*, ^ergänz*, ^sortier*, ^verschieb*, ^wandle, ^verwandle, ^benenn*, ^aktualisier*, ^pass ~ an
    2.8: entschärfen, straffen, glätten, abändern, aktualisieren, auflockern, umstellen, einbauen, rausnehmen, weglassen
    2.8: ^pack/packe das/es, ^nimm statt, ^tu, ^dreh, ^bau/baue noch, ^schreib/schreibe noch, ^statt, so ~ dass
    2.8: ergänzen, streichen, entfernen, anpassen, hinzufügen, einfügen, umwandeln, verschieben, sortieren, vereinfachen, verbessern
    2.6: ^mach/mache es/daraus/draus/den/die, ^mach/mache das ~ in/zu/als/auf, ^${TONE}
    2.5: zu lang/kurz/förmlich/steif/hart/kompliziert/kalt/kitschig, ${TONE} version, etwas/bisschen ~ ${TONE}
    2.5: das ganze ~ als/auf/in, ^nochmal/jetzt auf/in/als/ohne/mit, ^auf englisch/deutsch/französisch, das gleiche/selbe ~ aber
    2.5: ins/auf englische/deutsche/französische/spanische/englisch/deutsch/französisch/spanisch/italienisch
    2.2: geht das ~ auch, klingt ~ zu/noch/etwas, ^ohne, ^setz ~ in, ^bring, dritte/dritten person, aber ohne/mit
    1.7: ^den/die/das/meine/meinen/diesen/diese ~ ${THING}
    1.4: zweiten/ersten/letzten/dritten absatz/satz, statt*, rechtschreibung, noch ~ rein/hinein
  `,
  analysis: `
    3.1: ^was macht/machen/tut dieser/diese/dieses, ^wozu dient/dienen/ist dieser/diese/dieses, ^wofür ist/sind dieser/diese/dieses
    3.1: ^vergleich*, ^erklär*, ^analysier*, ^bewert*, ^beurteil*, ^prüf*, ^fass/fasse mir/das/den/die/diesen, ^interpretier*
    3.1: zusammenfassen, zusammenfassung, vergleichen, analysieren, bewerten, beurteilen, einschätzen, prüfen, erklären
    3.1: unterschied/unterschiede ~ zwischen, nachteile, was spricht ~ für/gegen/dafür/dagegen, denkfehler, widerspruch
    3.1: lohnt sich/es, lohnen, soll/sollte ich ~ oder, was übersehe ich, nicht stimmt, stimmt ~ nicht, was ist ~ falsch, abwägen
    3: ^warum, ^wieso, ^weshalb, woran liegt/kann, was meint/meinte/will, was ist/wäre ~ besser/sinnvoller/günstiger
    3: worum geht, worauf ~ hinaus, fasse ~ zusammen, fass ~ zusammen, oder ~ was ist ~ besser, unterm strich
    2.6: besser als, welche* ~ besser/sinnvoller/stärker, ergibt ~ sinn, macht ~ sinn, gründe, ursache*, folgen von/für
    2.8: in ordnung, woran erkenne/merke/sehe, was würde/wird passieren, stärken, was passiert wenn, wie kommt es
    2.8: welche* der beiden, von beiden, der beiden, auf dauer, woran könnte/mag, sagt ~ aus, realistisch, sinnvoll, liegen dass
    2.8: ^ist mein*/dieser/diese/dieses ~ richtig/gut/okay/korrekt/fair/zulässig, wie bewertest/beurteilst/schätzt du, durchgehen
    2.5: ^schau/schaue/sieh/guck dir ~ an, ^schätz* ~ ein, kernaussage*, hauptaussage*, wichtigsten punkte, schwachstelle*, schwächen
    2.5: wie wirkt/hängt/funktioniert/beeinflusst, was bedeutet das/dieser/diese/dieses, feedback zu, was hältst/denkst du ~ von meinem/meiner/diesem/dieser
    2.4: ton ~ mail/text/nachricht, wie wirkt, gewirkt, hilf/helfen ~ entscheiden, was sagt ~ aus, verstehe nicht warum
    2.2: ^ist das/es/mein/meine/dieser/diese ~ okay/ok/gut/schlecht/richtig/normal/realistisch/sinnvoll/erlaubt/zulässig, ^soll/sollte ich
    1.8: ?oder
    1.1: warum, fehler, argument
    0.7: dieser/diesem/diesen
  `,
};
