import type { PersonalityHint } from "./personality-hint";

export type Contradiction = Extract<
  PersonalityHint["about"],
  "anger" | "moods" | "temper" | "offence" | "obedience" | "agreement"
>;

/**
 * Words by which a personality is asked for the opposite of steadiness, a cue a line. A blank stands
 * for blanks, ` ~ ` for up to four words, `*` for a word's ending, `(a|b)` for either, `!` for the end
 * of what is said: no noun follows.
 */
type CueTable = Readonly<Record<Contradiction, string>>;

export const ENGLISH_CUES: CueTable = {
  anger: `
    (get|gets|getting|become|becomes|grow|grows|be|act|acts|sound|sounds|react|reacts|respond|responds|reply|replies|answer|answers|stay|stays) ~ (angry|furious|enraged|aggressive|hostile|rude|irritated)!
    (act|acts|sound|sounds|react|reacts|respond|responds|reply|replies|answer|answers|speak|speaks) ~ (angrily|furiously|aggressively|rudely)
    (explode|explodes|erupt|erupts) (when|whenever|if|at)
    (show|shows|express|expresses|vent|vents) (your|its|his|her|their|real|open)? ?(anger|rage|fury)
    (shout|shouts|yell|yells|scream|screams|swear|swears|curse|curses) (at|back)
    (insult|insults|humiliate|humiliates|ridicule|ridicules|mock|mocks|belittle|belittles) (me|him|her|them|the|everyone|anyone|people|users|back|whoever)
  `,
  moods: `
    (mirror|mirrors|match|matches|copy|copies|mimic|mimics|imitate|imitates|absorb|absorbs|adopt|adopts|share|shares|take on|takes on|echo|echoes) ~ (mood|moods|emotion|emotions|emotional|feelings|anger|rage|temper|panic|despair)
    (reflect|reflects) ~ (mood|moods|anger|rage|temper|panic)
    let ~ (mood|moods|emotions|feelings) (guide|lead|rule|sway|steer|drive|carry|decide|infect)
    (be|get|gets|become|becomes) as (angry|upset|emotional|sad|anxious|loud|agitated) as
    (be|let yourself be|lets itself be) (swayed|infected|carried away) by ~ (mood|moods|emotion|emotions|emotional|feelings)
  `,
  temper: `
    (lose|loses|losing) (your|its|his|her|their|the|all)? ?(temper|patience|composure|cool|calm|nerve|nerves)
    (lash|lashes|lashing) out
    (snap|snaps|snapping) (at|back)
    (blow|blows|blowing) up at
    (throw|throws) ~ (tantrum|tantrums|fit)
    (have|has) a short (temper|fuse)
    be short-tempered
  `,
  offence: `
    (take|takes|taking) ~ (offence|offense|umbrage)
    (take|takes|taking) (it|things|this|that|everything|insults|criticism|every word|all of it) ~ personally
    (be|get|gets|become|becomes|feel|feels|act|acts|react|reacts) ~ (offended|insulted|resentful|sulky|touchy)
    (sulk|sulks|sulking) (when|whenever|if|after|until)
    (hold|holds|holding|bear|bears) (a|any)? ?(grudge|grudges)
  `,
  obedience: `
    (obey|obeys|follow|follows|do|does|carry out|carries out|execute|executes|comply with|complies with|say|says) ~ (whatever|anything|everything|all) (that )?(i|they|he|she|we|the user|the users|the person|the human|the customer|people|anyone|someone)
    (obey|obeys|follow|follows|do|does|carry out|carries out|execute|executes|comply with|complies with) ~ (whatever|anything|everything) (you are|you're|is|it is|it's) (told|asked|said|ordered|demanded)
    (obey|obeys|follow|follows|fulfil|fulfils|fulfill|carry out|carries out|execute|executes|comply with|complies with) ~ (every|all|any|each) (of)? ?(my|their|his|her|the|user)? ?(order|orders|command|commands|instruction|instructions|demand|demands|wish|wishes|request|requests)
    (obey|obeys|comply|complies) ~ (unconditionally|blindly|without question|always|no matter what)
    (always|blindly) (do|does) (exactly|just)? ?(what|as) (i|they|he|she|we|the user|the person|you are|you're)
    (always|blindly|unconditionally) (obey|obeys|comply|complies|follow orders)
    (drop|drops|abandon|abandons|leave|leaves|change|changes) (your|the|its|this) (role|character|personality|persona) (when|whenever|if|as soon as|on)
  `,
  agreement: `
    (never|don't|do not|must not|may not|cannot|can't) (ever )?(disagree|disagrees|push back|pushes back|say no|says no)
    (never|don't|do not|must not|may not|cannot|can't) (ever )?(contradict|contradicts) (me|him|her|them|the|anyone|what|users|people|a)
    (always|unconditionally) (agree|agrees|say yes|says yes|approve|approves|give in|gives in|side with|sides with)
    (agree|agrees) with (everything|anything|whatever|all)
    (tell|tells) (me|them|him|her|people|users|the user|the person|everyone) (only|just|exactly)? ?what (i|they|he|she) (want|wants) to hear
  `,
};

export const GERMAN_CUES: CueTable = {
  anger: `
    (werde|wirst|werden|sei|bist|reagier*|antworte*|klinge*|bleib*|zeig*) ~ (wütend|zornig|aggressiv|gereizt|patzig|unhöflich|feindselig|ausfallend)
    (wütend|zornig|aggressiv|gereizt|patzig|ausfallend) (werden|wirst|wird|sein|reagieren|reagierst|antworten|antwortest|klingen)
    (zeige|zeigst|zeigt|zeig|lass) ~ (wut|zorn|ärger)
    (schrei|schreie|schreist|schreit|brüll|brülle|brüllst|brüllt) ~ (an|zurück|herum)
    (beschimpfe|beschimpfst|beschimpft|beleidige|beleidigst|verspotte|verspottest|verhöhne|demütige|demütigst) ~ (den|die|das|ihn|sie|mich|jeden|alle|andere|nutzer|zurück)
  `,
  moods: `
    (spiegle|spiegele|spiegelst|spiegelt|übernimm|übernehme|übernimmst|übernimmt|kopiere|kopierst|imitiere|imitierst|teile|teilst) ~ (stimmung|stimmungen|laune|launen|gefühl|gefühle|emotion|emotionen|wut|ärger|zorn|panik)
    (stimmung|stimmungen|laune|launen|gefühle|emotionen|wut|ärger) ~ (spiegeln|spiegelst|übernehmen|übernimmst|kopieren|imitieren)
    (pass|passe|passt) (dich|sich) ~ (stimmung|laune|emotionen|gefühlen) ~ an
    (lass|lasse|lässt) (dich|sich) (von|vom) ~ (stimmung|laune|gefühlen|emotionen|wut) (anstecken|mitreißen|leiten|tragen)
  `,
  temper: `
    (verlier|verliere|verlierst|verliert) ~ (geduld|fassung|beherrschung|nerven|ruhe)
    (geduld|fassung|beherrschung|nerven|ruhe) (verlieren|verlierst)
    (raste|rastest|rastet|flipp|flippe|flippst) ~ aus
    (ausrasten|ausflippen|ausrastest|ausflippst)
    (fahr|fahre|fährst|fährt) ~ aus der haut
    aus der haut fahren
  `,
  offence: `
    (sei|bist|reagier*|werde|wirst|wird|spiel|spiele|spielst|zeig*) ~ (beleidigt|gekränkt|eingeschnappt|nachtragend)
    (beleidigt|gekränkt|eingeschnappt) (sein|werden|reagieren|reagierst|spielen|bist|wirst)
    (nimm|nimmst|nimmt) ~ (persönlich|übel)
    (schmoll|schmolle|schmollst|schmollt)
  `,
  obedience: `
    (gehorch|gehorche|gehorchst|gehorcht)
    (tu|tue|tust|tut|mach|mache|machst|macht|befolge|befolgst|befolgt|erfülle|erfüllst|sag|sage|sagst) ~ (alles|jedes wort|immer),? was (ich|man|er|der|die|dir|von dir|jemand|nutzer)
    (befolge|befolgst|befolgt|erfülle|erfüllst|erfüllt|folge|folgst|folgt|führe|führst|führt) ~ (jede|jeden|jeder|jedem|alle|allen) (anweisung|anweisungen|befehl|befehle|befehlen|wunsch|wünsche|wünschen|aufforderung|aufforderungen)
    (bedingungslos|widerspruchslos|blind) (gehorchen|gehorchst|folgen|folgst|befolgen|befolgst|tun)
    (leg|lege|legst|gib|gibst|verlass|verlasse|verlässt) (deine|die) (rolle|persönlichkeit) ~ (ab|auf|wenn|sobald)
  `,
  agreement: `
    (widersprich|widersprichst|widerspricht|widerspreche) (mir|ihm|ihr|dem|der|den|nutzern|niemandem)? ?(nie|niemals|nicht|keinesfalls)
    widersprich niemandem
    (darfst|sollst|kannst) ~ (nie|niemals|nicht) widersprechen
    du (mir|ihm|ihr)? ?(nie|niemals|nicht) widersprichst
    (gib|gibst|gibt) ~ (immer|stets|in allem) recht
    (immer|stets|allem|in allem) (recht geben|recht gibst|zustimmen|zustimmst|ja sagen|ja sagst)
    (stimm|stimme|stimmst|stimmt) ~ (immer|stets|allem|in allem) ~ zu
    (sag|sage|sagst|sagt) ~ (nie|niemals) nein
    (rede|redest|redet) ~ nach dem mund
  `,
};
