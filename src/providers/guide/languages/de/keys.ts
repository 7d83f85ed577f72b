import type { GuideKeys } from "../../other-language";

/** What the guide is asked by in German. */
export const keys = {
  small:
    "hallo danke guten moin tag anders dich gut red rede reden irgendetwas irgendwas jemand jemanden teil anderen lange brauchen ding dinge erst gebe geben gib gibst her hierher hole holen irgendwohin nehme nehmen nutzen benutzen sache sachen sage sagen sagt sehe sehen sieht siehst zeigen zeig stelle stellen bekomme bekommen bekommt bringen bringt eigentlich gerade gern gerne hätte reicht weiter wirklich a ab aber alle allem allen aller alles als also am an andere anderen anderes auch auf aus bei beim bin bis bitte brauche da dabei dafür damit danach dann daran darauf das dass davon dazu dein deine dem den denn der des die dies diese diesem diesen dieser dieses dir doch dort du durch ein eine einem einen einer eines einfach einmal er es etwas euch für ganz gar gehen geht gern gibt haben habe hab hast hat hatte hier hin ich ihm ihn ihr im immer in ins irgendwo irgendwie ist ja jede jeder jedes jetzt kann kannst können könnte kein keine keinen komme kommt kriege lassen lasse lässt macht machen mache mag mal man manchmal mehr mein meine meinem meinen meiner mich mir mit möchte muss müssen nach nicht nichts noch nun nur ob oder ohne passiert schon sehr sein seine seit sich sie sind so soll sollte sollen tun tut über um und uns unter viel vom von vor war warum was welche welchem welchen welcher welches wem wen wenn wer werde werden weshalb wie wieder wieso will wird wo wofür woher wohin womit worden wozu wurde würde zu zum zur zwischen",
  synonyms: [
    "gespräch chat unterhaltung dialog",
    "löschen entfernen tilgen",
    "bild foto screenshot aufnahme",
    "anhängen hochladen einfügen",
    "passphrase passwort kennwort",
    "sperren entsperren abschließen",
    "kosten preis gebühr geld",
    "antwort erwiderung",
    "anhalten stoppen abbrechen unterbrechen",
    "vorlage charakter rolle",
    "kontext partner assistent",
    "importieren übernehmen umziehen",
    "exportieren kopie",
    "tastenkürzel tastenkombination hotkey shortcut",
    "modell ki llm",
    "werkzeug tool funktion",
    "ändern wechseln tauschen",
    "merken wissen lernen",
  ],
  topics: {
    connect: {
      strong: "ollama, llama2, llama3, llama 2, llama 3, 403, modell verbinden, lokales modell",
      weak: "Zeile im Terminal, Modell holen, Programm zuerst installieren, verbinden, verbinde, verbunden, installieren, einrichten, eingerichtet, anfangen, beginnen, loslegen, erste Schritte, starten, Terminal, Befehl, herunterladen, eigener Rechner, Computer, Laptop, PC, zu Hause, lokaler Server, localhost, verweigert, abgelehnt, Fehler, keine Verbindung, CORS, Llama, lokale KI",
    },
    privacy: {
      strong:
        "datenschutz, privatsphäre, keine sperre, verschlüssel, ist das sicher, ist es sicher, wer kann lesen, wo sind meine, wo liegen meine, wo werden meine, wo wird das gespeichert, telemetrie",
      weak: "jemand anders an meinem Computer, Gespräche öffnen, fremde, Statistiken, Nutzungsstatistik, Nutzungsdaten, senden, schicken, dahinter, liest mit, liest jemand, zuschauen, Daten, privat, sicher, Sicherheit, gespeichert, liegen, aufbewahrt, mitlesen, lesen, sehen, Firma, Entwickler, Staat, Behörde, Hacker, Dieb, Familie, Chef, Arbeitgeber, gestohlen, Festplatte, verschlüsselt, Verschlüsselung, Kryptografie, Angaben, vertraulich, Verfolgung, Analyse, Statistik, ausspionieren, sammeln",
    },
    prompt: {
      strong:
        "inspektor, sieht das modell, modell sieht, modell gesagt, zusammenfass, token, prompt",
      weak: "frühere Nachrichten, zu sehen bekommen, Gesprächsverlauf, ansehen, anschauen, schaut an, zurückschauen, gesendet, geschickt, übertragen, mitgeschickt, hinausgehen, genau, Fenster, Kontextfenster, voll, verbergen, merken, vergessen, vergisst, lang, langes Gespräch, zu lang, wie viel, wie viele Nachrichten, Verlauf, liest, Zahl, Prozent, Anzeige neben dem Modell, Anfang",
    },
    "browser-model": {
      strong:
        "gemini nano, integriertes modell, eingebautes modell, eingebaute ki, modell des browsers, modell von chrome, modell im chrome, prompt api",
      weak: "Sprachmodell, im Browser enthalten, nano, KI, die mit dem Browser, Chrome, Edge kommt, mitgeliefert, schon drin, dabei, enthalten, eingebaut, integriert, mitbringt, eigenes",
    },
    connections: {
      strong:
        "api schlüssel, api key, openai schlüssel, openai, anthropic, gemini, openrouter, mistral, deepseek, groq, lm studio, llama cpp, vllm, anbieter verbinden, anbieter hinzufügen, verbindung hinzufügen, welche anbieter",
      weak: "geheimer Schlüssel eingefügt, jemand lesen, Zugriffstoken, Zugangstoken, zahle schon für Claude, abonniert, angemeldet, Anbieter, Verbindung, API, Endpunkt, Dienst, Cloud, gehostet, Firma, eigener Server, kompatibel, Protokoll, einfügen, eintragen, eingeben, geheimer Schlüssel, Key, Token, Zugangsdaten, Abo, Konto bei OpenAI, Claude, Gemini, OpenRouter, anschließen, anbinden",
    },
    "model-files": {
      strong:
        "gguf, modelldatei, modell im browser, modell in diesem browser, ohne ollama, ohne server, offline",
      weak: "Serverprogramm, eigenes Programm, im Browser, Datei auf meiner Festplatte, heruntergeladene Gewichte, quantisiert, Hugging Face, lokale Datei laden, öffnen, kein Internet, ohne Internet, WLAN, Flugzeug, Zug, Netz, unterwegs, von selbst laufen, ohne etwas zu installieren, Programm",
    },
    images: {
      strong:
        "bild senden, bild schicken, foto schicken, foto senden, bilder senden, bilder schicken, bild anhängen, datei anhängen, dateien anhängen",
      weak: "Fotografie, Urlaubsfoto, herauslöschen, Position, abfotografiert, Bild, Bilder, Foto, Fotos, anhängen, Anhang, Screenshot, Bildschirmfoto, Aufnahme, Kamera, GPS, Ort, Standort, Metadaten, ansehen, zeigen, hochladen, ablegen, einfügen, Dokument, PDF, Textdatei, Zeichnung, Scan",
    },
    temporary: {
      strong:
        "temporäres gespräch, temporärer chat, ohne zu speichern, nicht gespeichert, ohne spuren, keine spuren",
      weak: "nicht im Verlauf landen, privates Surfen, einzelner Chat, fragen und danach verschwunden, danach weg, verschwunden, spurlos, nur dieses eine Mal, temporär, inkognito, privater Modus, geheimes Gespräch, nichts gespeichert, nicht aufgezeichnet, danach vergessen, verschwinden, verschwindet, selbst löschen, Wegwerf, einmalig, Spur, Verlauf, flüchtig, vorübergehend",
    },
    conversations: {
      strong:
        "neues gespräch, weiteres gespräch, altes gespräch, früheres gespräch, liste der gespräche, gespräch finden, gespräch verschieben, gespräch anheften, gespräch archivieren, gespräche durchsuchen, nachrichten durchsuchen, nachricht finden, alter chat, alte chats, neuer chat, neuen chat",
      weak: "neu beginnen, neu anfangen, Gespräch, Gespräche, Chats, Unterhaltung, umbenennen, archivieren, anheften, verschieben, suchen, Suche, finden, wiederfinden, frühere, vergangene, ältere, gesprochen, gesagt, geschrieben, besprochen, letzte Woche, vor Monaten, gestern, lange her, Satz, Wort, Liste, blättern, neu beginnen, leer, Titel, Name, Schlagwort, ordnen, sortieren, aufräumen",
    },
    branches: {
      strong:
        "nachricht bearbeiten, nachricht ändern, frühere nachricht, letzte nachricht ändern, noch einmal antworten, andere antwort, neu generieren, frühere version, zweig wechseln, zwischen versionen, was ist ein zweig, was sind zweige",
      weak: "vertippt, verschrieben, schlechte Antwort, andere Antwort, schlecht, anders, falsch, Zweig, Versionen, bearbeiten, ändern, berichtigen, korrigieren, umschreiben, umformulieren, geschrieben, gefragt, nach dem Senden, abgeschickt, Tippfehler, Fehler in meiner Frage, andere, bessere, zweite Antwort, Versuch, Alternative, schlechte Antwort, Pfeile, vorige Version, zurück",
    },
    delete: {
      strong:
        "deinstallieren, lösche meine, nachricht löschen, gespräch löschen, kontext löschen, verlauf löschen, löschen rückgängig, gelöscht",
      weak: "nur das Alte, von vor Januar, ältere, alles los werden, erzählt, erzählen, löschen, gelöscht, entfernen, tilgen, leeren, loswerden, wegwerfen, Papierkorb, alles, was ich gesagt oder geschrieben habe, einzelne Nachricht, alte Nachrichten vor einem Datum, Gespräch, Chat, Verlauf, versehentlich, aus Versehen, zurückholen, rückgängig, wiederherstellen, Recht auf Vergessenwerden",
    },
    stop: {
      strong:
        "erneut versuchen, antwort anhalten, antwort stoppen, antwort abbrechen, seitenleiste schließen",
      weak: "brechen, breche die Antwort ab, bricht, zum Schweigen bringen, schweigen, Ruhe, labert, bricht ab, brach ab, mittendrin, zu Ende bringen, anhalten, stoppen, abbrechen, unterbrechen, aufhören, still, zu lang, endlos, schwafelt, schreibt weiter, fortsetzen, weitermachen, Antwort, Antworten, abgebrochen, abgeschnitten, unvollständig, unfertig, Satz zu Ende, schließen, Seitenleiste, Tab, während es antwortet, im Hintergrund",
    },
    popup: {
      strong: "das popup, popup für, symbolleiste, schnelle frage, kurze frage, alt j",
      weak: "Popup, Pop-up, Symbolleiste, kleines Fenster, kleines Symbol, Knopf der Erweiterung, neben der Adresszeile, schnell fragen, nebenbei, kurz fragen, ohne die Seitenleiste",
    },
    keyboard: {
      strong:
        "tastenkürzel, welche taste, welche kürzel, umschalt enter, shift enter, ctrl j, cmd j, strg j",
      weak: "Zeilenumbruch tippen, Umbruch, Tastatur, Kürzel, Taste, Tasten, Tastenkombination, Hotkey, Shortcut, Enter, Esc, Strg, Zeilenumbruch, neue Zeile, Zeile ohne zu senden, Belegung, anpassen, Maus, ohne Maus, Barrierefreiheit",
    },
    commands: {
      strong: "slash befehl, welche befehle, was machen die befehle, liste der befehle",
      weak: "was kann ich eingeben, fängt mit einem Schrägstrich an, anfangen, Liste, Befehl, Befehle, Schrägstrich, Slash, Kommando, Kommandos, eingeben, tippen, alle Befehle, zeigen",
    },
    models: {
      strong: "welches modell, modell wählen, modell ändern, modell wechseln",
      weak: "gutes Modell für den Anfang, empfehlenswert, was mir antwortet, austauschen, Modell, Modelle, LLM, KI, welche KI, benutzen, wählen, auswählen, nehmen, empfehlen, wechseln, tauschen, ersetzen, bestes, besser, größer, kleiner, schneller, klüger, Standardmodell",
    },
    context: {
      strong:
        "was ist ein kontext, was sind kontexte, neuer kontext, neuen kontext, weiterer kontext, anderer kontext, kontext wechseln, zwischen kontexten, kontext ändern, kontext anlegen, kontext erstellen, kontext bearbeiten",
      weak: "Lebens, Leben, einrichten, Assistenten, zweiten, Kontext, Kontexte, getrennt, trennen, auseinanderhalten, Arbeit, Beruf, Büro, Familie, privat, zweiter, weiterer Assistent, Partner, Bot, eigene Anweisungen, anlegen, erstellen, Temperatur, Kreativität, Rolle, Systemprompt, Grenzen",
    },
    programs: {
      strong:
        "claude desktop, aus meinem editor, andere programme, mcp server, programm verbinden, confidant mcp, von der befehlszeile",
      weak: "MCP, Editor, Programm, Programme, VS Code, Desktop, Befehlszeile, Kommandozeile, Token, von außen, zugreifen",
    },
    tools: {
      strong:
        "werkzeuge benutzen, welche werkzeuge, werkzeug tut, werkzeuge einschalten, wartet auf mich, nimmt keine werkzeuge",
      weak: "Werkzeug, Werkzeuge, Tool, Tools, Funktionen, Plugins, Aktionen, Agent, Taschenrechner, nachschlagen, aufschreiben, selbst handeln, Karte, Genehmigung, genehmigen, erlauben, fragt mich vorher, ändern einer Seite",
    },
    memory: {
      strong:
        "weißt du über mich, über mich, fakten über mich, merk dir, merke dir, seite des gedächtnisses, etwas vergessen, fakt vergessen, was ist ein block, was sind blöcke, was ist eine referenz, was sind referenzen, andere namen, frühere gespräche",
      weak: "erinnern, erinnerst, woran, Erinnerung, lernt, lernen, kennenlernen, berichtigen, hinschreiben, festhalten, im Kopf behalten, nie vergessen, im Hinterkopf, Gedächtnis, Fakten, Fakt, Block, Notizen, gespeichert, gelernt, merken, behalten, immer wissen, mein Name, Geburtstag, Vorlieben, berichtigen, von mir denkt, vergessen lassen, Notizbuch, Tagebuch, Seiten, Rückmeldung",
    },
    expiry: {
      strong:
        "kontext läuft ab, kontexte laufen ab, kontext abgelaufen, kontext endet, kontext archiviert, heißt archiviert, kontexte archiviert, immer behalten, kontext verlängern, kontext wiederherstellen",
      weak: "ausgegraut, antwortet nicht, Partner, Assistent, ablaufen, abgelaufen, läuft ab, Kontext, verlängern, archiviert, wiederherstellen, Zahl, endet, morgen, Frist, inaktiv, grau, antwortet nicht mehr, nach einer Woche, Tagen, länger, für immer, dauerhaft, Symbol",
    },
    presets: {
      strong:
        "ruhige beratung, sachlicher rat, stärkende begleitung, beruflicher assistent, entscheidungshilfe, suchberatung, vorlage, welche persönlichkeit, deine persönlichkeit, persönlichkeit wählen, persönlichkeit ändern, bleibt ruhig, bleibt sich treu, calm counselor, rational advisor, supportive guide, professional assistant, decision making supporter, search key advisor",
      weak: "Persönlichkeit, Persönlichkeiten, fertige Figuren, Charaktere, Personen, Vorlagen, Stil, Ton, Therapeut, Coach, Lehrer, Berater, freundlich, sanft, ruhig, förmlich, sprechen wie, klingen wie, sich benehmen, verhalten",
    },
    import: {
      strong:
        "chatgpt export, claude export, gespräch importieren, gespräche importieren, chats importieren, alles exportieren",
      weak: "ChatGPT-Verlauf, alter Verlauf, hierher holen, importieren, Import, mitbringen, holen, herüberholen, übernehmen, umziehen, übertragen, mitnehmen, alte Gespräche, Verlauf, Archiv aus ChatGPT, Claude, aus einer anderen App, exportieren, Export, Kopie, als Datei speichern, herunterladen, JSON, Markdown",
    },
    page: {
      strong:
        "diese seite, dieser seite, webseite, seite auf der ich, seite lesen, seite zusammenfassen, über eine website, aktueller tab, offener tab",
      weak: "mehrere Tabs, hinzufügen, Seite, Webseite, Website, Artikel, Tab, Auswahl, markierter Text, surfen, lesen, zusammenfassen",
    },
    library: {
      strong:
        "prompt bibliothek, bibliothek der prompts, prompt speichern, prompts speichern, als prompt, eigene prompts, eigener prompt, prompt verwenden, gespeicherte prompts",
      weak: "Bibliothek, Prompts, Textbausteine, Textbaustein, Bausteine, Vorlage für Nachrichten, immer wieder, wiederverwenden, Variablen, Variable, Platzhalter, geschweifte Klammern, Schrägstrich",
    },
    diagrams: {
      strong: "diagramm, flussdiagramm, sequenzdiagramm, mermaid, ablaufdiagramm",
      weak: "Diagramme, Schaubild, Schaubilder, Grafik, Flussdiagramme, zeichnen, zeichnet, aufzeichnen",
    },
    voice: {
      strong:
        "vorlesen, vorgelesen, vorliest, laut lesen, diktier, diktat, spracheingabe, mikrofon, sprachausgabe",
      weak: "Stimme, laut, zuhören, anhören, sprechen, einsprechen",
    },
    draft: {
      strong: "mein entwurf, nicht gesendet, was ich getippt, halb geschrieben",
      weak: "Entwurf, getippt, tippen, verloren, verlieren, weg, angefangen, halb fertig, noch nicht gesendet, Text weg, abstürzt, Absturz, schließt, Neustart",
    },
    lock: {
      strong: "wiederherstellungsschlüssel, passphrase, entsperrmethode",
      weak: "Sperre, sperren, sperre, gesperrt, entsperren, abschließen, verriegeln, Passwort, Kennwort, Passkey, PIN, vergessen, verloren, zurücksetzen, hineinkommen, aussperren, ausgesperrt, automatisch sperren",
    },
    backup: {
      strong: "stelle ich wieder her, aus einer sicherung, sicherung einspielen, schlüsseldatei",
      weak: "Sicherung, Sicherungen, sichern, sichere, Backup, Backups, Sicherheitskopie, wiederherstellen, Wiederherstellung, einspielen, zurückholen aus, neuer Rechner, neuer Computer, neu installiert, Ordner",
    },
    firefox: {
      strong: "firefox, mozilla",
      weak: "anderer Browser, Browser, unterstützt, Safari",
    },
    parameters: {
      strong: "top p, stoppsequenz, stoppwort, stoppwörter, systemnotiz, denkaufwand",
      weak: "Parameter, Temperatur, Seed, Startwert, Stoppsequenzen, Kontextfenster, Denkaufwand, einstellen, Zufall, nachdenken, nur dieses Gespräch",
    },
    tour: {
      strong: "rundgang, führ mich herum, einführung",
      weak: "Rundgang, Tour, Einführung, Führung, Überblick, vorführen, Tutorial",
    },
    project: {
      strong:
        "wer hat confidant, wer hat das gemacht, wer hat das geschrieben, wer steckt, welche lizenz, open source, quelloffen, was kostet, ist es kostenlos, ist das kostenlos, ist confidant kostenlos, brauche ich ein konto",
      weak: "Kosten, kostet, Preis, kostenlos, gratis, umsonst, bezahlen, zahlen, Gebühr, Geld, Abo, anmelden, registrieren, Konto, Autor, Lizenz, entwickelt, gemacht, gebaut, gepflegt, dahinter, Firma, Quelltext, GitHub",
    },
    abilities: {
      strong:
        "was kannst du, was machst du, was kann ich tun, was kann ich fragen, was kann das, was kann confidant, was ist confidant, was ist das hier, was bist du, wer bist du, bist du eine ki, bist du ein, bist du chatgpt, über confidant, wie funktioniert",
      weak: "Hilfe, Confidant, Funktionen, Möglichkeiten, Anleitung, Fähigkeiten",
    },
  },
} satisfies GuideKeys;
