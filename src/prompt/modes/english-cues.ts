import type { CueTable } from "./cue";

/** What can be made of words, as alternates of a cue's part. */
const THING = [
  "poem/text/email/mail/letter/plan/list/story/message/speech/toast/script/song/note/caption/name",
  "title/haiku/limerick/essay/invitation/itinerary/template/slogan/tagline/recipe/menu/schedule",
  "agenda/outline/announcement/play/dialogue/reply/answer/joke/riddle/quiz/function/query/regex",
  "snippet/program/table/spreadsheet/budget/routine/workout/checklist/post/tweet/blurb/bio/eulogy",
  "rhyme/prompt/prompts/flashcards/ideas/suggestions/questions/exercises/headline/headlines/names",
  "description/pitch/proposal/card/greeting/intro/introduction/lyrics/example/examples/one-liner",
  "motto/test/timetable/calendar/curriculum/reminder/sketch/roadmap/strategy/dish/dessert/cocktail",
  "macro/formula/worksheet/newsletter/flyer/handout/captions/slogans/titles/bullets/subtitles/lines",
].join("/");

/** What one looks for rather than has made. */
const FINDABLE = [
  "dentist/doctor/hotel/restaurant/plumber/place/shop/store/link/number/address/hotline/café/cafe",
  "bar/museum/therapist/lawyer/electrician/campsite/hostel/book/books/podcast/podcasts/film/movie",
  "movies/films/novel/novels/series/documentary/website/site/trail/trails/flight/flights/doctors",
].join("/");

/** How a text may read, or should. */
const TONE = [
  "shorter/longer/friendlier/warmer/simpler/clearer/nicer/softer/funnier/better/punchier/lighter",
  "politer/tighter/stronger/bolder/snappier/kinder/gentler/calmer/firmer/crisper/smoother/catchier",
  "formal/casual/polite/professional/concise/playful/personal/direct/enthusiastic/neutral/readable",
].join("/");

/** What a person shows to have it looked at. */
const MATERIAL = [
  "article/paper/contract/clause/email/mail/message/letter/text/code/function/query/argument/plan/poem",
  "essay/draft/author/paragraph/sentence/statement/statements/budget/timeline/numbers/figures/data",
  "results/report/abstract/study/review/quote/passage/chat/conversation/table/chart/idea/reasoning",
  "proposal/offer/offers/options/agreement/policy/screenshot/log/stack/error/output/line/lyrics/deal",
].join("/");

const LANGUAGE =
  "english/german/french/spanish/italian/dutch/portuguese/polish/turkish/japanese/chinese/russian";

const FEELING = [
  "sad/happy/tired/nervous/angry/lonely/anxious/scared/exhausted/stressed/overwhelmed/excited",
  "proud/worried/bored/ashamed/jealous/upset/frustrated/afraid/guilty/grateful/down/lost/hurt/numb",
  "relieved/glad/annoyed/homesick/terrible/awful/miserable/embarrassed/furious/hopeless/restless",
].join("/");

/** What English words tell about a mode; how a line is read stands in `cue.ts`. */
export const ENGLISH_CUES: CueTable = {
  general: `
    3.2: ^tell me ~ more, ^tell me ~ more about/of/on it/that/this/them, ^say ~ more, say/hear/know more about it/that/this, ^keep going, ^keep talking, ^go on, ^carry on, ^continue
    3.2: ^elaborate, ^what/anything else, ^what more, ^is there ~ more to, ^more on/about it/that/this, ^more please, ^go into ~ detail
    3.5: expand on it/that/this
    3: how are you, how's it going, how have you been, how was your, what's up, about yourself
    3: ^that makes sense, ^why not, what's/whats your, what is/are your, who are you, what are you, what's your name, your name, your day, let's chat/talk, just chat
    3: why am/do i ~ feel/feeling/${FEELING}, just need/want/wanted to vent/talk, how do you feel
    2.6: your favourite/favorite/opinion, ^do you ~ like/enjoy/ever/feel/believe/dream/love/get/remember
    2.6: ^do you think, need to vent, guess what, can/could we ~ talk/chat, ^are you, don't want advice
    2.6: what/which ~ do you ~ like/think/prefer/love/enjoy/want, is it ~ weird/strange/stupid ~ that/to/if
    2.6: can/may i ~ tell/ask/say ~ something, can/may i tell/ask you
    2.4: ^what would you ~ do/bring/choose, ^would you ~ rather/like/ever, ^can you ~ feel/keep/hear
    2.2: ^what do you think, what should i ~ do, talk to you, what about you, have you ever
    2: ^hello, ^hi, ^thanks, ^thank you, ^thx, ^cheers, good morning/night/evening/afternoon, bye, thank you
    2: i feel, i'm/feel/feels/feeling/felt/am/been/makes/made ~ ${FEELING}
    2.6: what a day/week/mess/relief/shame
    1.8: ^you know what, ^you sound/seem, i can't ~ sleep/stop/anymore
    1.7: it hurts, hurts that, loved it, believe who/what, wish me luck, to be honest, fair enough, good point
    1.7: something else, proud of, ^my son/daughter/kid/mum/mom/dad/boyfriend/girlfriend/wife/husband/dog/cat
    1.5: lonel*, dread*, depress*, heartbroken, ^i miss/love/hate/hope/wish/guess/think, freaking
    1.4: ^haha*, ^lol, ^wow, ^ugh, ^yay, ^nice, ^cool, ^great, ^interesting, ^sorry, ^lovely, ^damn
    1.4: ^you're, ^you are, ^you were, ^that's ~ nice/great/funny/true/fair/helpful/kind/right
    1.2: ?you
    1.3: ^i just/finally/had/was/went/got/have/wrote/saw/met/did/still/never/always/can't/don't/do
    1.2: ^i, ^i'm, ^i've, ^i'd, ^we, ^we're, ^my, ^he, ^she, ^they, ^today, ^yesterday, ^never mind
    0.8: ^it's, ^the
    1.2: ^when i/we, ^everything, ^nothing, ^everyone, ^nobody, ^sometimes, ^me
  `,
  creation: `
    3: ^write, ^draft, ^compose, ^create, ^generate, ^design, ^invent, ^brainstorm, ^craft, ^produce
    3: come/coming up with, ^put together, ^make me/us/him/her, ^help me ~ write, ^plan a/an/my/our, ^type up
    3: could/can/should i ~ write/reply/respond, how/what ~ could/can/should/do/would i ~ write/reply/respond/word/phrase
    2.8: whip/throw/knock/put ~ up/together, ^spin, ^lay out, ^work out a/an, ^get me ~ started, ^fill a/the/this page
    2.8: ^sketch, ^outline, ^prepare, ^build, ^implement, ^set up, ^develop, ^plan, ^code, ^devise, ^pen
    2.7: need/needs/want/wants/like/love/give/have/get/make/making/with ~ a/an/some ~ ${THING}, write me/us
    2.6: ^give me something, give/tell me something to, ^set me/us a, ^do me/us a, ^ask/quiz me, ^continue writing
    2.6: ^make a/an/some/up, tell me a/another, ^think of/up, ^remind me to, ^dream up, ^a/an/some ~ ${THING}
    2.4: ^give me a/an/some/two/three/four/five/six/seven/eight/ten/twenty, idea/ideas for, ^schedule, ^script
    2.4: ^suggest, ^propose, need/needs/want/wants/like/love ~ ${THING}, what to write/say/reply, ^turn my
    2.2: could/can/may i have/get a/an/some, looking for ideas, names/ideas for, ^pretend, ^imagine
    2.2: ^something ~ funny/nice/short/i/for, matching/fitting/suitable ~ ${THING}, ^find ~ words, ^pick a name
    2.2: i/we can/could ~ put/send/use/say, to congratulate/thank, ^collect, ^gather, ^assemble, ^formulate, ^put down
    2: to-do list, packing list, shopping list, ^start a, ^continue the story, note down, ^name ~ ${THING}
    1.9: a/an/some/two/three/four/five/six/ten ~ ${THING}, ^record, ^simulate, ^roleplay, ^act as
    1.6: i/we/they need a/an/some, we/they want a/an/some, ^need a/an/some, i'd like/love a/an/some, i would like/love a/an/some
    1.6: ^i want a/an/some, ^another, ^list, write me, draft me, ^one-liner, ^ideas, ^python, ^bash, ^docker*, ^sql, ^html, ^css, ^regex
    1.3: write, draft, create, generate, design, ${THING}
  `,
  search: `
    3: ^search, ^look up, look ~ up, ^find, ^google, what did/have i/we, where did/have i/we, ^define
    3: did/have/had i/we ~ tell/mention/mentioned/say/said/told/write/talk/talked/discuss/discussed/agree/decide
    3: tell/mention/mentioned/told/talk/talked/discuss/discussed you ~ about, i ~ told/tell/mentioned ~ you
    2.8: ^do you know ~ a/an/any/of/where/when/who/what/how/if/whether/which, where can/could/do i
    2.5: a/an/any/some/good/great/decent ~ ${FINDABLE}
    2.6: have a look whether/if/for, ^see if/whether, ^browse, ^check out, ^fetch, ^retrieve, ^list everything
    2.6: recommendation*, ^recommend, recommend me/any/some/a, you recommend, ^point me, ^direct me, ^locate, ^track down
    2.6: in/at/on/for/from/to which/what, any chance ~ know, love/like to know, happen to know, find out, ^tell me the
    2.8: give/send/get/show me the ~ ${FINDABLE}, ^look for
    2.6: ^remind me, ^check ~ when/where/weather/notes/what/how, looking for, the name/word/term of/for
    2.6: ^show me ~ everything/all/what, who wrote/invented/won/made/painted/was/is/are/plays/played/sang
    2.6: how many/much/far/long/old/tall/big/high/often/late/deep/fast/heavy/wide/hot/cold/soon/early
    2.4: what does ~ mean/stand, ^when did/does/do/is/was/will/are/were/can, any idea where/when/who
    2.4: any idea what/how, i wonder/wondering/curious who/when/where/what/how/if, i forgot/forget
    2.4: ^population/capital/height/price/cost/distance/symptoms/definition/meaning/origin of, synonym*
    2.4: is it true, ^fact, facts about, information/info on/about, more about, learn about, history of
    2.2: dig ~ up, pull up, know of, any good, what was ~ called/name/title, ^who, ^who's, ^where, ^where's
    2.2: ^what/which ~ time/year/day/date/number/price/capital/name/address/command/temperature/page/country
    2.2: ^cheapest/nearest/closest/best/fastest/tallest/largest/biggest, do i ~ need, am i allowed
    2.1: ^what's the, ^whats the, ^what is/are/was/were the, ^which, ^wich, ^how do/can/to/should/did
    2: ^is there a/an/any, ^are there, ^list the/all, my notes, tell me what/when/where/who, ^when's
    1.8: ^show me, we talked/spoke/discussed, ^get me the, ^give me the, phone number, opening hours/time
    1.6: ^what, ^whats, ^what's, ^how does/is, ^how, ^when, latest, news, weather, remember what/when/where
    0.95: ^can, ^will
    1.5: ^is, ^are, ^was, ^were, ^does, ^did, ^has, ^have i/you/they/we, ^do i/you/they/we/people, ?is, ?are, ?who, ?which, ?of
  `,
  modification: `
    3: ^rewrite, ^rephrase, ^reword, ^shorten, ^translate, ^proofread, ^correct, ^fix, ^edit, ^revise
    3: ^refactor, ^rename, ^replace, ^swap, ^change, ^convert, ^simplify, ^tighten, ^polish, ^trim
    3: ^expand, ^condense, tone ~ down, ^remove, ^delete, ^reformat, ^format, ^reorder, ^rearrange, ^tweak
    3: ^make it/this/that/them/these/those/each/every, ^turn/put/convert/bring/change/transform ~ into, ^redo
    3: ^paraphrase, ^soften, ^lengthen, ^adapt, ^adjust, ^modify, ^update, ^improve, ^spice ~ up, ^rework
    3: ^strip, ^lose, ^anglicise, ^modernise, ^modernize, ^streamline, ^sharpen, ^refine, ^enhance, ^reduce
    3: ^flesh out, ^elaborate the/my/your/each, ^substitute, ^omit, ^combine, ^restructure, ^reorganise, ^reorganize, ^restate
    3: make/makes/sound/sounds/read/be/was/were ~ more/less/too/bit ~ ${TONE}, make/sound/read ~ ${TONE}, make/sound/read ~ less/more
    3: the/that same ~ but/in/as/for/with, same ~ but, clean/tidy/touch ~ up, cut/water/dumb ~ down
    3: shorten/rewrite/rephrase/reword/translate/fix/correct/edit/change/polish it/this/that/these/them
    2.8: ^highlight, ^bold, ^underline, ^apply, ^do it/this/that in/with/as, ^do it/this/that again in/with/as/but/without, ^do it for, ^try it/this/that in/with/as/without, ^have it in/as
    2.8: get it/this/that under/down/to/below, half as, twice as, same ${THING}, typo*, a/the mistake in, comma/commas
    2.8: ^go over, i said ~ not, ^let's have it, again but, point/line/part/bit/bullet ~ can go, ^bump, ^scrap, ^cross out, ^make the ~ a, ^pare, ^jazz, ^liven, ^fine-tune, ^embellish, ^localise
    2.8: ^merge, ^split, ^move, ^insert, ^append, ^sort, ^capitalize, ^capitalise, ^cut, ^put it/this/that
    2.8: ^lighten, ^uppercase, ^lowercase, ^halve, ^double, ^reverse, ^alphabetise, ^alphabetize, ^number the
    2.6: ^add, ^drop, ^take ~ out, ^leave ~ out, ^get rid of, ^switch, ^extend, ^fill in, ^try again but/with/in/without, ^skip
    2.6: ^include, ^mention, ^incorporate, ^work in, ^emphasise, ^emphasize, ^postpone, ^reschedule, ^push
    2.6: ${TONE} version, version ~ with/without/in/for, last/previous/other version, rather have ~ it/as
    2.5: ^shorter, ^longer, ^simpler, ^warmer, ^friendlier, ^clearer, ^more, ^less, ^lighter, ^again but
    2.5: too ~ long/short/formal/stiff/casual/harsh/wordy/vague/complicated/technical/cold/cheesy/weak/angry
    1.8: too many/much characters/words, too many/much
    2.5: ^now in/as/with/without/the, ^give it/this/them, ^make the/my/our/his/her, ^put the/my/everything
    2.4: in/into/to/as ~ plain/simple english/language, to/into ${LANGUAGE}, third/first/second person
    2.3: ^in ${LANGUAGE}, ^as a/an table/list/email, ^try another, ^into, but without/with/in, could it ~ be
    2.2: ^use, ^it should, it ~ should be, can it be, ^keep ~ but, instead of, ^let's change, in ${LANGUAGE} please
    1.5: ^keep, another version/ending/try, second/third/first/last ~ paragraph/sentence/line/bullet/item
    1.8: tone ~ off, not what i asked, doesn't sound like me, ^not quite, ^don't, ^no more, option ~ but, with a bit more
    1.4: rest as it is, instead, without the word, rephrase, rewrite, reword, translate, shorten, proofread
  `,
  analysis: `
    3.1: ^compare, ^explain, ^analyse, ^analyze, ^evaluate, ^assess, ^review, ^critique, ^examine, ^contrast
    3.1: ^summarise, ^summarize, ^interpret, ^diagnose, ^judge, ^weigh, ^break ~ down, ^debug, ^recap, ^inspect
    3.1: ^sum ~ up, walk/talk/take me through, ^tl, tldr, pros and/or/cons, difference/differences between
    3.1: wrong with, is/be/it ~ worth, ^should i/we ~ or, trade-offs, tradeoffs, root cause, in what ways, a/the/be/main reason, go through my/this/the
    3.1: what's/whats/what is/went/could ~ wrong, what ~ make of this/that/these/my/it/her/his, what am i ~ missing
    3.1: help me ~ understand/decide/choose, understand/know/idea/reason/see/and why, how come, point out
    3.2: ^give me a/an/the ~ summary/overview/breakdown/assessment/comparison/analysis/explanation
    3: mistake/mistakes/errors/problem/problems/holes/gaps/issues ~ in/with ~ this/my/the, what would/will happen
    3: a/the/quick/short/brief/main summary/overview/gist/version ~ of, summary of, me decide/choose between
    3: would/should you/i ~ pick/choose/go for, loophole*, weak spot/spots/points/point, logic behind
    2.8: ^why, key/main ~ points/point/idea/message/takeaway/takeaways/argument, feedback on, ^rate my/this
    2.8: pick/choose ~ and why, which ~ better/best/stronger/cheaper/safer/wiser/smarter/more, which one ~ better, better to/than
    2.8: better option/choice/idea, make/makes ~ sense, advantages/disadvantages/drawbacks/downsides/upsides
    2.6: risks/causes/consequences/implications/effects/impact of/for/on, strengths, weaknesses, hold/holds up/water
    2.6: ^which of these/those/the/my, contradict*, contradiction, ^check ~ if/whether/for/my/this, ^spot, the cause
    2.6: ^is/are/was this/that/my/it/these/the ~ ok/okay/bad/good/right/correct/fair/valid/realistic/reasonable/sound
    2.6: ^is/are/was this/that/my/it/these/the ~ enough/safe/clear/convincing/normal/legal/plausible/biased/legit
    2.6: ^does/do this/that/my/it/these ~ sound/look/seem/hold/work/follow, what do you think of/about my/this/these
    2.5: how do/does/did/would/will ~ affect/influence/relate/compare/work/differ/change/shape, ^should i/we
    3.1: workflow/workflows/automation/automations/routine/macro ~ do/does/doing/for, ^tell me what this/that/the/my ~ does, point/purpose of this/that/the/my
    3.1: ^what does/do/did this/that/these/those/the/my/our/your/it ~ do, ^what is/are/was this/that/these/those/the/my/our ~ for, ^what's/whats this/that ~ for, ^what happens/happen in/during/when/with this/that/these/the/my/our
    3.1: ^what/what's/whats ~ point/purpose/role/job of this/that/these/those, ^describe what/how this/that/the/my, ^walk/talk/take me through
    2.5: what does/do this/that/the/it ~ mean/say/imply, differ, what ~ does/do/is/are this/that/he/she/they/it/these/my ~ mean/say/tell/imply/telling/saying, mean by, between the lines
    2.4: ^look at, would it be ~ better/smarter/cheaper/wiser, tell me if/whether, come/coming/comes across
    2.3: versus, vs, flaw*, overreact*, how good/strong/likely/realistic/solid/well/serious, ^think through, reasoning
    2.6: ?this/these/my/that/the/his/her ~ ${MATERIAL}, honest/your take, take ~ apart, who's/whos/who is right, add/adds up
    2.6: what speaks, speaks for/against, causing, caused, my chances, chances of, coincidence, correlation, go/goes wrong
    2.6: arguments for/against, don't get why, don't understand, better for, too optimistic, look closely/carefully, nutshell
    2.6: in the long run, dig into, figure out ~ why/what/whether, make sense of, second opinion, be honest about
    2: doesn't/isn't/not/won't/doesnt ~ work/working/compile, keeps ~ crashing/failing, argument, figure out why, ^read this
    1.8: ?or, makes more, assumption*, pattern/patterns/trend/trends in, evidence, ^identify, this ~ mean for
    1.9: why
    1.1: bug, error, reason
    0.7: this/these/following
  `,
};
