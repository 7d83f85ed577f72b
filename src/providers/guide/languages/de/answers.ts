import type { GuideAnswers } from "../../other-language";

/** What the guide says in German. */
export const answers = {
  opening: "Hier antwortet noch kein Sprachmodell; dies ist die integrierte Hilfe von Confidant.",
  found: "Das wurde hier schon gesagt oder gemerkt und gehört zu deiner Frage:",
  ownStep:
    "Nächster Schritt: unten eine der Stellen öffnen oder mit Strg+K (Ctrl+K) alles durchsuchen. Ein Modell kann damit antworten, sobald eines verbunden ist.",
  said: [
    [", in “", ", in „"],
    ["”, said by the person", "“, von dir"],
    ["”, said by the assistant", "“, aus einer Antwort"],
    [", in a conversation without a title", ", in einem Gespräch ohne Titel"],
    [", said by the person", ", von dir"],
    [", said by the assistant", ", aus einer Antwort"],
    [", kept in memory", ", im Gedächtnis"],
    [
      ", from imported text, a page or a tool",
      ", aus importiertem Text, einer Seite oder einem Werkzeug",
    ],
  ],
  unknown:
    "Das weiß ich nicht. Die Hilfe kann nur Fragen zu Confidant beantworten und aus dem, was hier schon gesagt und gemerkt wurde, zum Beispiel „Was kannst du?“, „Wo liegen meine Daten?“ oder „Wie verbinde ich Ollama?“. Deine Nachricht bleibt gespeichert; schick sie noch einmal, sobald ein Modell gewählt ist.",
  connect:
    "Nächster Schritt: ein Modell verbinden, auf einem von {{drei|zwei}} Wegen: Ollama von ollama.com installieren und `ollama pull llama3.2` ausführen; oder unter Einstellungen, Modelle {{eine Modelldatei hinzufügen, die in diesem Browser läuft, oder einen Anbieter|einen Anbieter hinzufügen}}, für den du einen Schlüssel hast. Dann das Modell unter dem Nachrichtenfeld wählen.",
  topics: {
    connect: {
      answer: `So verbindest du ein Modell auf diesem Gerät:

1. Ollama von ollama.com installieren und starten.
2. In einem Terminal \`ollama pull llama3.2\` ausführen.
3. Ollama weist Erweiterungen ab, von denen ihm nichts gesagt wurde (403). Auf diesem Gerät verbirgt Confidant dann von selbst seine Herkunft davor; Einstellungen, Modelle sagt es und hat den Schalter dazu. Ist er ausgeschaltet, setze \`OLLAMA_ORIGINS\` auf \`{origin}\` und starte Ollama neu; die Seitenleiste hat den genauen Befehl für dein System.

LM Studio, llama.cpp und andere Server{{, Modelldateien, die in diesem Browser laufen,|}} und Anbieter, für die du einen Schlüssel hast, kommen unter Einstellungen, Modelle dazu.`,
      nextStep:
        "Nächster Schritt: das Modell unter dem Nachrichtenfeld wählen und die Nachricht noch einmal senden.",
    },
    privacy: {
      answer: `Alles, was du schreibst, jede Antwort und jeder Entwurf wird verschlüsselt (AES-256-GCM), bevor es gespeichert wird, und es wird nur im Profil dieses Browsers gespeichert.

Wo du eine Passphrase{{ oder einen Passkey|}} gewählt hast, ist der Schlüssel damit verschlossen: Ohne sie kann niemand lesen, was gespeichert ist, und niemand kann sie zurücksetzen. Ein gedruckter Wiederherstellungsschlüssel öffnet es auch. „Keine Sperre“ heißt, dass der Schlüssel im selben Profil liegt: Wer die Dateien dieses Profils lesen kann, kann deine Gespräche lesen. Unter Einstellungen, Sperre steht alles dazu, unter Einstellungen, Sicherung, wie man sichert.

Confidant hat keinen Server, kein Konto und keine Telemetrie. Eine Nachricht geht für ihre Antwort an genau einen Ort: dorthin, wo das Modell läuft, das antwortet. Die Zeile unter dem Nachrichtenfeld nennt ihn, bevor du sendest: „auf diesem Gerät“, „in diesem Browser“ oder ein fremder Server. Diese Hilfe antwortet im Browser.`,
      nextStep:
        "Nächster Schritt: ein Modell verbinden, auf einem von {{drei|zwei}} Wegen: Ollama von ollama.com installieren und `ollama pull llama3.2` ausführen; oder unter Einstellungen, Modelle {{eine Modelldatei hinzufügen, die in diesem Browser läuft, oder einen Anbieter|einen Anbieter hinzufügen}}, für den du einen Schlüssel hast. Mit {{den ersten beiden|Ollama}} entstehen die Antworten auf diesem Gerät.",
    },
    prompt: `Ist ein Modell verbunden, zeigt die Zahl neben seinem Namen, wie viel von dessen Kontextfenster die nächste Anfrage braucht, mit einem Balken, wo die Seitenleiste breit genug ist. Ein Klick darauf oder Ctrl+I zeigt die ganze Anfrage: jeden Teil mit Herkunft und Größe, was weggelassen wird und warum, und die genauen Bytes. Unter jeder Antwort steht, was das Modell gesehen hat.

Wird ein Gespräch lang, werden seine älteren Teile im Hintergrund zusammengefasst; eine Zeile im Gespräch sagt es, und die Zusammenfassung lässt sich lesen, bearbeiten und verwerfen. Deine Nachrichten bleiben, wie sie sind.

Einstellungen, Prompt hat all das, auch Wörter, die keinem Modell gesagt werden.`,
    "browser-model": {
      answer: `{{Manche Browser haben ein eigenes kleines Modell; das von Chrome ist Gemini Nano. Wo dieser eines hat und es bereit ist, steht es unter Einstellungen, Modelle als „Integriertes Modell des Browsers“ und lässt sich wählen wie jedes andere. Es braucht keinen Schlüssel und keinen Server, und was du ihm sagst, bleibt auf diesem Gerät.

Steht es dort nicht als bereit, hat dieser Browser keines oder hat es noch nicht geladen: Das ist Sache des Browsers und hängt von seiner Version, vom Gerät und vom freien Platz ab.|Firefox hat kein eigenes Modell, das eine Erweiterung benutzen darf. Stattdessen antwortet ein Server auf diesem Gerät wie Ollama oder ein Anbieter.}}`,
      nextStep:
        "{{Nächster Schritt: unter Einstellungen, Modelle nachsehen, ob es da ist.|Nächster Schritt: Einstellungen, Modelle öffnen.}}",
    },
    connections: {
      answer: `Unter Einstellungen, Modelle entsteht eine Verbindung aus drei Feldern: dem Anbieter, seiner Adresse (für bekannte schon ausgefüllt) und deinem Schlüssel; LM Studio, llama.cpp und andere Server auf diesem Gerät wollen keinen. Confidant bittet dann den Browser um die Erlaubnis, diese eine Adresse zu erreichen und keine andere, und prüft sie.

Der Schlüssel liegt verschlüsselt, wird nur geöffnet, um diese Adresse zu fragen, und nie wieder gezeigt. Mit einer anderen Adresse wird er vergessen, und über bloßes http verlässt er dieses Gerät nicht. Was du einem solchen Modell sagst, geht an diesen Anbieter, nach seinen Bedingungen; die Zeile unter dem Nachrichtenfeld sagt es, bevor du sendest. Wer die Verbindung löscht, löscht den Schlüssel mit.`,
      nextStep: "Nächster Schritt: Einstellungen, Modelle öffnen und ihn dort hinzufügen.",
    },
    "model-files": {
      answer: `{{Ein Modell in einer GGUF-Datei läuft in diesem Browser, ohne Server und ohne Schlüssel, und arbeitet offline. Unter Einstellungen, Modelle legst du eine solche Datei ab oder gibst die Adresse an, von der sie herunterzuladen ist; das Herunterladen lässt sich anhalten, und der SHA-256 wird ganz gezeigt.

Die Datei liegt im Profil dieses Browsers. Kleine Modelle eignen sich am besten: bis etwa 2 GB. Geladen wird es mit der ersten Nachricht; nach einer Weile Ruhe und wenn Confidant gesperrt wird, verlässt es den Arbeitsspeicher.|Firefox lässt Erweiterungen keine Modelldateien ausführen. Das tut stattdessen ein Server auf diesem Gerät wie Ollama oder LM Studio: Er braucht keinen Schlüssel und arbeitet auch offline.}}`,
      nextStep:
        "{{Nächster Schritt: Einstellungen, Modelle öffnen und sie dort hinzufügen.|Nächster Schritt: Einstellungen, Modelle öffnen.}}",
    },
    images: {
      answer: `Bilder, PDFs und Textdateien lassen sich an eine Nachricht anhängen: mit dem Knopf neben dem Nachrichtenfeld, durch Einfügen oder indem du sie dort ablegst. Ein Bild wird vorher verkleinert, und was die Kamera hineingeschrieben hat (Ort, Gerät), bleibt weg.

Unter Einstellungen, Modelle steht „Bilder“ neben Modellen, von denen bekannt ist, dass sie welche annehmen. Sagt ein Server nichts dazu, werden Bilder auch gesendet, und er weist sie vielleicht ab. Einem Modell, das bekanntlich keine annimmt, wird kein Bild gesendet: Es bleibt bei der Nachricht, und du erfährst es, bevor du sendest. Eine Textdatei wird als Text gesendet; ein PDF auch, sein Text wird auf diesem Rechner gelesen.`,
      nextStep:
        "Nächster Schritt: unter dem Nachrichtenfeld ein Modell wählen, das Bilder annimmt; mit Ollama holt `ollama pull gemma3` eines. Unter Einstellungen, Modelle kommen Anbieter dazu.",
    },
    temporary: `Ein temporäres Gespräch wird nie auf die Festplatte geschrieben: Es liegt im Arbeitsspeicher des Browsers und ist weg, wenn du sperrst oder den Browser schließt. Nichts daraus wird zusammengefasst, und es bekommt keinen Titel.

Beginne eines mit /temp oder mit „Temporäres Gespräch“ im Menü (…) oben rechts. Eine Zeile im Gespräch sagt, dass es nicht gespeichert wird. Nachträglich lässt es sich nicht behalten. Einem Modell, das du wählst, werden seine Nachrichten gesendet wie sonst auch.`,
    conversations: `Ein Kontext kann viele Gespräche haben. Der Knopf oben links listet sie auf, die neuesten zuerst: die dieses Kontexts, die aller Kontexte oder die archivierten. Das Feld dort (Ctrl+K) findet sie nach Titel oder Schlagwort und darunter jede Nachricht, jede Notiz, jeden Fakt und jeden Block des Gedächtnisses, in denen die Wörter stehen, in jeder Sprache; Enter öffnet die Stelle, an der es gesagt wurde.

Eine Suche lässt sich eingrenzen: "Wörter in dieser Folge", -ohne, from:me oder from:assistant, in: und der Name eines Kontexts, kind: und message, note oder anderes, tag: und ein Name, before: und after: ein Datum wie 2026-05-31; die Knöpfe unter dem Feld schreiben das für dich. Ctrl+F findet im Gespräch, das gerade offen ist. Eine Suche findet auch, was mit anderen Wörtern dasselbe sagt, soweit das englische Modell in diesem Browser sie kennt; neben „Suchen nach“ können es nur Wörter oder nur die Bedeutung sein. Unter Einstellungen, Modelle wählt „Suche nach Bedeutung“ ein anderes Modell oder keines. Gesucht wird in diesem Browser, und nichts davon wird gespeichert, außer du wählst dort das Modell eines Servers: Dem wird dann jeder Text und jede Suche gesendet.

Das Menü (…) oben rechts beginnt ein neues (Alt+N) und tut alles Übrige mit dem, das offen ist: umbenennen, oben in der Liste anheften, mit Schlagwörtern versehen, in einen anderen Kontext verschieben, archivieren, löschen. Was archiviert ist, bleibt ganz erhalten, lässt sich lesen und geht weiter wie jedes andere; „Wiederherstellen“ nimmt es wieder in die Liste.`,
    branches: `„Bearbeiten“ neben einer Nachricht von dir schreibt eine andere Version von ihr und lässt diese beantworten; ↑ im leeren Nachrichtenfeld bearbeitet die neueste. „Neu generieren“ unter einer Antwort holt eine andere.

Die früheren Versionen bleiben mit allem, was auf sie folgte: Wo es mehrere gibt, wechselt „1/2“ mit seinen Pfeilen zwischen ihnen. Von diesem Gespräch wird dem Modell nur der Zweig gesagt, der gerade offen ist.`,
    delete: {
      answer: `„Rückgängig“ nimmt 10 Sekunden lang zurück, dass du etwas gelöscht, archiviert oder verschoben hast; es endet früher, wenn Confidant gesperrt wird. Danach ist das Gelöschte weg, bis auf frühere Sicherungen. „Archivieren“ löscht nichts.

- Eine Nachricht: „Löschen …“ in ihrem Menü (…). Ihr Text verschwindet, auf jedem Zweig, mit den Zusammenfassungen daraus.
- Ein Gespräch: „Löschen …“ im Menü (…) oben rechts.
- Ein Kontext mit allem darin: „Endgültig löschen …“ unter Einstellungen, Daten. Es fragt nach dem Namen des Kontexts, und es gibt kein „Rückgängig“.
- Nachrichten eines Kontexts von vor einem Tag, den du bestimmst: „Ältere Nachrichten löschen“, ebenfalls dort, mit „Rückgängig“.
- Eine Vorlage, eine Verbindung, {{eine Modelldatei, |}}eine Sicherung, die Zahlen der Nutzung: in den Einstellungen, mit „Rückgängig“.

Wer Confidant aus dem Browser entfernt, entfernt alles, was es dort gespeichert hat. In den Dateien des Browsers können eine Weile verschlüsselte Reste bleiben.`,
      nextStep:
        "Um weiterzumachen, muss nichts gelöscht werden. Nächster Schritt: ein Modell verbinden, auf einem von {{drei|zwei}} Wegen: Ollama von ollama.com installieren und `ollama pull llama3.2` ausführen; oder unter Einstellungen, Modelle {{eine Modelldatei hinzufügen, die in diesem Browser läuft, oder einen Anbieter|einen Anbieter hinzufügen}}, für den du einen Schlüssel hast. Dann das Modell unter dem Nachrichtenfeld wählen.",
    },
    stop: `Während eine Antwort geschrieben wird, beendet „Anhalten“ oder Esc sie und behält, was gesagt wurde. Eine Antwort, die zu früh endete, bietet „Fortsetzen“ an, das von dort weitergeht, und „Erneut versuchen“, das dieselbe Nachricht neu beantwortet.

Die Seitenleiste zu schließen hält eine Antwort nicht an: Sie wird fertig geschrieben und behalten.`,
    popup: `Der Knopf von Confidant in der Symbolleiste des Browsers oder Alt+J öffnet das Popup. Schreib einen Teil vom Namen eines Kontexts und drücke Enter, um zu ihm zu wechseln; → oder Ctrl+Enter öffnet die Seitenleiste mit ihm.

Die Zeile darunter fragt den Kontext, der jetzt antwortet, etwas nebenbei. Die Antwort erscheint dort und wird behalten: „In der Seitenleiste fortsetzen“ macht damit weiter. Das Popup sagt auch, was gerade beantwortet wird und welche Kontexte innerhalb eines Tages ablaufen. Befehle werden nur in der Seitenleiste beantwortet.`,
    keyboard: `In der Seitenleiste (auf dem Mac Cmd statt Ctrl; Ctrl ist die Taste Strg):

- Enter sendet die Nachricht, Shift+Enter beginnt eine neue Zeile.
- Esc hält eine laufende Antwort an.
- ↑ im leeren Nachrichtenfeld bearbeitet deine neueste Nachricht.
- / am Anfang einer Nachricht listet die Befehle auf.
- @ in einer Nachricht hängt ein früheres Gespräch oder eine Datei dieses Kontexts an.
- Ctrl+K durchsucht Gespräche und Gedächtnis.
- Ctrl+F findet in diesem Gespräch; Esc führt zurück.
- Ctrl+J zeigt die Kontexte zum Wechseln.
- Alt+N beginnt ein neues Gespräch.
- Ctrl+I zeigt, was dem Modell gesagt wird.
- Ctrl+Shift+L sperrt, wo eine Sperre gewählt wurde.
- ? außerhalb von Texten listet alle auf.
- Tab erreicht alles Übrige.

So sind die Tasten am Anfang: Einstellungen, Tastenkürzel ändert sie.

Überall im Browser öffnet Alt+J das Popup, Alt+Shift+J fragt zur Seite im Vordergrund (auf dem Mac Ctrl+Shift+J), und Alt+Shift+L sperrt (auf dem Mac Ctrl+Shift+L). Die Seite des Browsers für Tastenkürzel von Erweiterungen ändert diese und kann der Seitenleiste eine Taste geben.`,
    commands: `Befehle beantwortet Confidant selbst, und sie erreichen kein Modell. Wer / schreibt, bekommt die Liste:

- /status: Modell, Belegung des Kontextfensters und Sperre.
- /history: was das Modell von diesem Gespräch zu sehen bekommt.
- /context: alles, was das Modell sehen wird.
- /model: wählen, was antwortet; mit einem Namen gleich dieses.
- /summary: die älteren Teile jetzt zusammenfassen.
- /memory: das Gedächtnis dieses Kontexts, zum Lesen und Bearbeiten.
- /search: finden, was gesagt oder gemerkt wurde; Wörter dahinter werden gleich gesucht.
- /facts: was hier über dich bekannt ist, mit „Vergessen“ daneben.
- /remember: einen Fakt merken, etwa /remember city: Turin.
- /forget: den Fakt mit diesem Namen vergessen, endgültig.
- /new: hier ein weiteres Gespräch beginnen.
- /temp: ein Gespräch beginnen, das nicht gespeichert wird.
- /help: diese Befehle.

Auch eigene Prompts stehen dort (Einstellungen, Prompt-Bibliothek); sie werden eingefügt und erst gesendet, wenn du sendest.`,
    models:
      "{{Vier|Zwei}} Arten: ein Modell, das ein Server auf diesem Gerät ausführt (Ollama, LM Studio, llama.cpp und andere){{, eine Modelldatei, die in diesem Browser läuft, das eigene Modell des Browsers, wo er eines hat,|}} oder ein Anbieter, für den du einen Schlüssel hast (OpenAI, Anthropic, Google Gemini, Mistral, OpenRouter und andere). Eingerichtet werden sie unter Einstellungen, Modelle. Die Zeile unter dem Nachrichtenfeld nennt, was die nächste Nachricht beantwortet und wohin sie geht; ein Druck darauf wählt ein anderes, für jeden Kontext oder nur für diesen. `llama3.2` mit Ollama ist ein kleines Modell für den Anfang.",
    context: `Ein Kontext ist ein Gesprächspartner: wer antwortet, wie er spricht und in welchen Grenzen. Einer für jeden Teil eines Lebens hält sie auseinander. In einem neuen Profil heißt der erste Confidant.

Drücke oben in der Seitenleiste auf den Namen oder Ctrl+J, um zu einem anderen zu wechseln oder einen aus einer Vorlage zu machen. „Alle Kontexte …“ dort öffnet Einstellungen, Kontexte, wo jeder angelegt und geändert wird: Anweisungen, Persönlichkeit, Temperatur, Grenzen, ein eigenes Modell, was er sich merkt, Schlagwörter und nach wie vielen Tagen ohne Gespräch er endet.`,
    programs: `Programme dieses Geräts, die MCP sprechen (Claude Desktop, Editoren, Befehlszeilen), können deine Kontexte benutzen, jedes so weit, wie du es erlaubst. Am Anfang ist das aus; aus dem Web kann es nichts.

\`node bridge/confidant-mcp.mjs install\`, im Ordner des Projekts ausgeführt, sagt dem Browser, welches Programm die beiden verbindet (Node 20 oder neuer wird gebraucht). Dann unter Einstellungen, Programme: „Programme verbinden lassen“ und für jedes Programm „Token erstellen“; das kommt in die Einstellungen des Programms. Sein erster Aufruf fragt dich in der Seitenleiste, was es darf und wie lange; jede Änderung und jedes Löschen fragt dich jedes Mal. Dort stehen auch das Protokoll und „Token zurücknehmen“.`,
    tools: `Ein Modell kann nachschlagen und aufschreiben, was es lernt, mit Werkzeugen, die du einschaltest: Einstellungen, Kontexte, ein Kontext, Werkzeuge. Am Anfang ist keines an, und jedes braucht etwas von jeder Anfrage.

- Was es nur nachschlägt, geschieht sofort. Ein Block des Gedächtnisses, über den nur du entscheidest, und jede Änderung, wo das Gespräch importierten Text, eine Webseite oder das Ergebnis eines Werkzeugs enthält, wartet als Karte: genehmigen, bearbeiten oder ablehnen.
- Server, die MCP sprechen, haben weitere: einen unter Einstellungen, Werkzeuge hinzufügen, dann seine Werkzeuge in einem Kontext einschalten. Was ein Aufruf senden würde und wohin, wartet zuerst als Karte.
- Was Werkzeuge taten, steht eingeklappt unter der Antwort, mit Frage und Ergebnis.
- Regeln für Werkzeuge, am selben Ort, sagen, welches zuerst, wie oft und nach welchem anderen aufgerufen wird und welches die Antwort beendet.
- Nicht jedes Modell nimmt Werkzeuge: Eine Antwort sagt es dann, und ein anderes lässt sich wählen.`,
    memory: `Jeder Kontext hat ein Gedächtnis, das du lesen und ändern kannst: schreib /memory oder öffne Einstellungen, Gedächtnis.

- Blöcke sind kurze Texte, die zum Prompt gehören: Was du dort schreibst, sieht das Modell mit jeder Nachricht.
- Fakten sind, was über dich bekannt ist. Sie werden aus deinen eigenen Worten gelernt, sobald ein Gespräch eine Weile ruht, wo der Kontext sich etwas merkt; was nicht sicher ist, wartet auf dich. /facts zeigt sie, /remember merkt einen, /forget vergisst einen endgültig.
- Referenzen sind, worum es in Gesprächen ging: Abläufe, Seiten, Dokumente, Kontexte. Die letzten fünf eines Gesprächs stehen in seinen Prompts, und natürliche Worte wie „update my task workflow“ finden die gemeinte. Ihre anderen Namen lassen sich bearbeiten.
- Notizen werden behalten und durch Suchen gefunden und nie von selbst gesendet. „Merken …“ im Menü einer Nachricht behält sie als Notiz oder Fakt.
- Rückmeldung: Im Menü einer Antwort behält „Rückmeldung …“, ob sie half und was bleiben oder anders sein soll. Es steht im Block „feedback“, den du wie jeden bearbeiten kannst, und die nächsten Prompts dieses Kontexts sagen es.
- Zitate aus früheren Gesprächen kommen mit einer Nachricht, wo ein Kontext sie eingeschaltet hat (Einstellungen, Kontexte): Was früher gesagt wurde und passt, wird wieder gesagt. Die Zahl neben dem Modell zeigt, welche und warum.

All das liegt verschlüsselt auf diesem Gerät, verschwindet mit seinem Kontext, wenn der gelöscht wird, und ist in Sicherungen.`,
    expiry: `Der erste Kontext und angeheftete laufen nie ab. Jeder andere wird nach einigen Tagen ohne Gespräch archiviert: nach sieben, wenn er oder seine Vorlage nichts anderes sagt. Ihn anzusehen zählt nicht; ein Gespräch oder „Verlängern“ beginnt die Frist neu.

In den letzten 24 Stunden ist er in der Seitenleiste und im Popup markiert, und die Zahl auf dem Knopf der Symbolleiste zählt solche Kontexte, solange Confidant entsperrt ist. Danach ist er archiviert: Nichts wird gelöscht, er bleibt mit einer Markierung in jeder Liste und lässt sich lesen, und nach „Wiederherstellen“ antwortet er wieder. „Wiederherstellen und anheften“ tut beides. Unter Einstellungen, Kontexte stehen alle, und dort wird die Zahl der Tage gesetzt.`,
    presets: `Eine Vorlage ist ein fertiger Partner. Sechs sind eingebaut: Ruhige Beratung, Sachlicher Rat, Stärkende Begleitung, Beruflicher Assistent, Entscheidungshilfe und Suchberatung. „Neu aus einer Vorlage …“ in der Liste der Kontexte macht daraus einen Kontext; von da an ist er für sich und lässt sich ändern.

Eine Persönlichkeit sagt, wie ein Kontext spricht und wie er bleibt. Sie und die Anleitung, stetig zu bleiben, stehen in jeder Anfrage an ein Modell, wie lang das Gespräch auch wird, außer „In der Rolle bleiben“ ist für diesen Kontext ausgeschaltet. Eigene Vorlagen entstehen unter Einstellungen, Kontexte.`,
    import: `Gespräche kommen aus ChatGPT, Claude, Open WebUI, Page Assist, LM Studio, LibreChat, SillyTavern (auch dessen Charakterkarten), Elara und Confidant. Lass sie dort exportieren; wähle dann unter Einstellungen, Daten die Datei, ein Archiv (.zip) oder einen Ordner und den Kontext, in den sie sollen. Was du wählst, wird in diesem Browser gelesen und geht sonst nirgendwohin.

Texte, Zweige, Daten, Modelle, was ein Modell dachte, angehängte Texte und die Bilder in der Datei werden importiert; Aufnahmen, andere Dateien und was Werkzeuge taten nicht, und der Bericht zählt sie. Dieselbe Datei noch einmal zu importieren fügt nur hinzu, was fehlt.

„Alles exportieren“, auf derselben Seite, speichert alles, was sich von dem hier Gespeicherten öffnen lässt, in eine Datei, die nicht verschlüsselt ist.`,
    page: `Klicke auf den Knopf von Confidant in der Symbolleiste, während du auf der Seite bist, und wähle „Zu dieser Seite fragen“; oder nimm das Menü der Seite (Rechtsklick), um zur Seite oder zu deiner Auswahl zu fragen, sie erklären oder zusammenfassen zu lassen. Die Seitenleiste öffnet sich mit der Seite als Anhang: Das Auge zeigt ihren Text, und nichts geht hinaus, bevor du deine Frage sendest.

Eine Seite wird nur gelesen, wenn du so danach fragst, und so, wie du sie siehst: Was darin verborgen ist, bleibt weg. Sie wird mit dieser einen Nachricht gesagt und als nicht vertrauenswürdig gekennzeichnet. Mehrere Tabs lassen sich nacheinander hinzufügen{{, und auch ein PDF aus dem Web, das in einem Tab offen ist, wird gelesen|}}.`,
    library: `Die Prompt-Bibliothek enthält deine eigenen Texte für Nachrichten. Unter Einstellungen, Prompt-Bibliothek werden sie angelegt, geordnet und gelöscht; „Als Prompt speichern …“ im Menü einer eigenen Nachricht behält diese. Zum Verwenden tippe / im Nachrichtenfeld und wähle einen, oder wähle im Menü einer Webseite (Rechtsklick) „Einen Prompt verwenden“. Ein Prompt füllt nur das Nachrichtenfeld und wird nie von selbst gesendet.

Was in doppelten geschweiften Klammern steht, etwa {{thema}}, wird vorher abgefragt. Im Menü einer Webseite stehen {{page}} und {{selection}} für das, was angehängt ist. Die Prompts liegen verschlüsselt auf diesem Gerät und sind in Sicherungen.`,
    diagrams: `Enthält eine Antwort ein Flussdiagramm oder ein Sequenzdiagramm in der Sprache von Mermaid, steht über dem Quelltext „Diagramm anzeigen“. Gezeichnet wird auf diesem Gerät, ohne dass etwas gesendet wird, und „Quelltext anzeigen“ zeigt wieder den Quelltext. Kopiert wird immer der Quelltext, und für Vorleseprogramme steht das Diagramm in Worten da.

Bitte das Modell um ein Flussdiagramm oder Sequenzdiagramm in Mermaid. Andere Arten und sehr große Diagramme bleiben Quelltext; lässt sich eine Zeile nicht lesen, sagt die Antwort, welche.`,
    voice: `Eine Antwort wird über ihr Menü („Vorlesen“) von einer Stimme auf diesem Gerät vorgelesen; Programmcode und Formeln werden nur genannt, und „Vorlesen beenden“ hört damit auf. Hat das Gerät keine Stimme, fehlt der Eintrag: Stimmen, die auf einem Server sprechen, werden nie benutzt.

Zum Diktieren unter Einstellungen, Darstellung „Nachrichten diktieren“ einschalten; dort wird die Sprache heruntergeladen und das Mikrofon erlaubt. Dann beginnt ein Knopf neben dem Nachrichtenfeld damit. Was du sagst, wird auf diesem Gerät zu Text und erst gesendet, wenn du es sendest. Wo der Browser das auf einem Server täte, wird es nicht angeboten. Eine Sperre beendet beides sofort.`,
    draft:
      "Was du tippst, bleibt verschlüsselt gespeichert, bis du es sendest: Die Seitenleiste oder den Browser zu schließen verliert es nicht. Bei einem temporären Gespräch liegt es nur im Arbeitsspeicher. Eine gesendete Nachricht bleibt auch, wenn die Antwort misslingt.",
    lock: {
      answer: `Unter Einstellungen, Sperre steht, womit sich Confidant öffnen lässt: mit einer Passphrase{{ oder einem Passkey|}} und daneben mit einem gedruckten Wiederherstellungsschlüssel; oder ohne Sperre. Ist eine gewählt, sperrt Ctrl+Shift+L sofort (überall im Browser Alt+Shift+L), ebenso eine Zeit ohne Benutzung{{, die Sperre des Computers|}} und das Ende des Browsers. Solange gesperrt ist, wird nichts gezeigt und nichts geöffnet.

Eine vergessene Passphrase kann niemand zurücksetzen: Eine andere Entsperrmethode öffnet, was gespeichert ist, etwa der Wiederherstellungsschlüssel, oder es bleibt zu. „Entsperren nicht möglich?“ auf der gesperrten Seite sagt, was dann bleibt. Drucke deshalb den Wiederherstellungsschlüssel und bewahre ihn nicht an diesem Gerät auf.`,
      nextStep: "Nächster Schritt: Einstellungen, Sperre öffnen.",
    },
    backup: {
      answer: `Unter Einstellungen, Sicherung stehen alle: „Jetzt sichern“ macht eine, und spätestens einen Tag nach einer Änderung entsteht von selbst eine. Sie sind verschlüsselt und liegen in diesem Browser: Wer Confidant daraus entfernt, entfernt auch sie. Lade deshalb ab und zu eine herunter{{ oder wähle einen Ordner, in den jede neue kopiert wird|}}.

Zum Wiederherstellen dient „Wiederherstellen …“ neben einer Sicherung oder „Aus einer Datei wiederherstellen …“; was darin ist, wird gezeigt, bevor sich etwas ändert. Anderswo öffnet sich eine Sicherung mit dem Wiederherstellungsschlüssel oder mit ihrer Schlüsseldatei und der Passphrase.`,
      nextStep: "Nächster Schritt: Einstellungen, Sicherung öffnen.",
    },
    firefox: `Confidant läuft auch in Firefox (ab 153), in dessen Seitenleiste. Dort gibt es keine Passkeys, keine Modelldateien im Browser, kein eigenes Modell des Browsers und keinen Ordner für Sicherungen, und die Sperre des Computers sperrt Confidant nicht: Verbinde einen Server wie Ollama oder einen Anbieter, und wähle eine Passphrase. Was hier nicht genannt ist, ist wie in Chromium.`,
    parameters: `Ein Gespräch kann eigene Parameter haben: „Parameter …“ im Menü (…) oben rechts. Das sind Systemnotiz, Temperatur, Wortwahl (top_p), Startwert (Seed), Stoppsequenzen, Kontextfenster und Denkaufwand, soweit das Modell sie annimmt. Sie gelten ab der nächsten Nachricht; was leer bleibt, ist so, wie Kontext und Modell es sagen. Die Anweisungen und die Temperatur eines Kontexts stehen unter Einstellungen, Kontexte.`,
    tour: `Der Rundgang zeigt die Seitenleiste in fünf kurzen Schritten: was verschlüsselt wird, das Modell, was es sieht, das Gedächtnis, Sperre und Sicherung. „Rundgang“ im Menü (…) oben rechts beginnt ihn, so oft du willst.`,
    project:
      "Confidant ist quelloffene Software unter der MIT-Lizenz, geschrieben von den Menschen, die zum Projekt beitragen. Es kostet selbst nichts und braucht kein Konto; Modelle auf diesem Gerät{{ oder in diesem Browser|}} kosten auch nichts. Ein Anbieter, für den du einen Schlüssel hast, schickt dir seine eigene Rechnung: Einstellungen, Nutzung zählt zusammen, was nach seinen Preisen herauskommt, soweit sie bekannt sind.",
    abilities: `Diese Hilfe beantwortet Fragen zu Confidant aus einem festen Text und aus dem, was in diesem Kontext schon gesagt und gemerkt wurde, mit einem Weg zu jeder Nachricht. Frag sie nach Datenschutz, Modellen, Verbindungen, Modelldateien, Bildern, was einem Modell gesagt wird, Kontexten, Vorlagen, Ablauf, Gesprächen, Zweigen, temporären Gesprächen, dem Popup, Importen, Befehlen, Tasten, dem Anhalten einer Antwort, Entwürfen, dem Löschen oder der Lizenz.

Mit einem verbundenen Modell ist Confidant ein Gesprächspartner in der Seitenleiste:

- Antworten kommen von einem Modell, das du wählst: auf diesem Gerät (Ollama, LM Studio und andere){{, in diesem Browser|}} oder bei einem Anbieter, für den du einen Schlüssel hast.
- Kontexte halten die Teile eines Lebens auseinander, jeder mit einer Persönlichkeit, die sie selbst bleibt.
- Jede Nachricht, jede Antwort und jeder Entwurf wird verschlüsselt, bevor sie in diesem Browser gespeichert werden.
- Alles, was dem Modell gesagt wird, ist vor dem Senden und danach zu sehen.
- Eine Antwort lässt sich anhalten, fortsetzen und erneut versuchen und geht weiter, wenn die Seitenleiste geschlossen ist.`,
  },
} satisfies GuideAnswers;
