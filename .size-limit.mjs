import { readdirSync, readFileSync } from "node:fs";
import { loadedScripts } from "./scripts/loaded-scripts.mjs";

const BUILD = ".output/chrome-mv3";

/** @param {string} page */
function scriptsOf(page) {
  return loadedScripts(readFileSync(`${BUILD}/${page}`, "utf8")).map((path) => `${BUILD}/${path}`);
}

// Minified bytes, not compressed ones: the browser reads an extension from disk and parses all of it.
const plain = { gzip: false, brotli: false };

/**
 * English, which a page reads before it is drawn: what of it every page says.
 * @returns {string[]}
 */
function firstWords() {
  const names = readdirSync(`${BUILD}/chunks`).filter((name) => /^en-[\w-]{8}\.js$/.test(name));
  return names.map((name) => `${BUILD}/chunks/${name}`);
}

export default [
  // 380 KB that it was, 1 KB of parameters that a conversation has of its own and of Firefox's sidebar, and
  // 0.3 KB of the prompt library's table and of what is left out of a page; 0.7 KB by which a lock leaves
  // nothing temporary, and nothing is sent without its header rule: both hold before anything is answered.
  // 4 KB of the list of conversations came over from the rest: whoever opened it waited for a worker that
  // read all of that. 0.7 KB by which a title is found without reading the head of every conversation: the
  // list is searched with each key.
  // 0.3 KB have the contract tell of a reply's own model, and a list show the question before a reply
  // without a word. 0.7 KB speak to the compute host over a channel: a port took a twelfth of what an index
  // costs. 88 KB are gone since the store reads the browser's database itself.
  // 0.6 KB keep the settings in memory, for which a message asked the database six times. 0.3 KB drop them
  // with a lock, tell rows sealed as bytes for another stored form, and let what a worker does when it is
  // woken be tested.
  // 0.4 KB have long commits wait in the journal's log: every commit of a woken worker goes by that.
  // 11.5 KB went over to the rest: adapters and other things that are made when they are first used.
  // 1.4 KB keep a lock that comes amid a rotation or a restore, and turns, times and undos of rows that are
  // not as they were left. 0.3 KB tell in the toolbar that a program waits for the person, keep an update from
  // deleting temporary conversations, and let go on what a discarded one has nothing to do with.
  // 0.3 KB are properties that have the field's names (`keepAlive`) and no shorter ones of ours.
  { name: "worker, first script", path: [`${BUILD}/background.js`], limit: "294.3 kB", ...plain },
  // 5 ms for 500 KB when something of it is first called; quotes of earlier conversations and web pages
  // came to the 900 KB that it was, 24 KB that answer programs of this machine, 5 KB by which models ask
  // servers for tools, 1 KB by which quotes are found by meaning and model files embed, 1 KB that has the
  // PDF in a tab read, 4 KB of what a conversation sets for its model, 3 KB of the prompt library, and 1 KB by which
  // a stranger's parameters are told, and 0.4 KB by which programs are told no more of contexts than they
  // may read; 1.3 KB by which a model writes one reply alone, and a call that was taken back is told.
  // 7.2 KB by which a title and a fact of strangers are told as such, a model's fact is less sure than the
  // person's, what is attached is noted, and models and programs find what has some of their words. 29 KB are
  // gone since the guide's texts are files of their own. 7.3 KB by which references go with a readable export
  // and come back, are found as they are spoken of in ten languages and go with what only had them attached,
  // and a stranger's file fills no context; with what else was merged that day. 3.4 KB by which an edit of a
  // block waits for less, an index is filled in a fifth less time, and a waking worker reads less; the panel's first script is 6 KB smaller.
  // 0.9 KB by which a snapshot is sealed as bytes, an edit answers no more than what has changed, and what a
  // restore has left out of a full memory is told. 0.2 KB by which what a newer release wrote of a block is
  // not written over.
  // 0.7 KB find a block by its name in every language's way of setting words apart, and tell which facts a
  // context does not tell. 0.9 KB fold the journal's log in parts, and look for no row of an import that is
  // not there. 9 KB know in nine more languages what is no fact about a person, but an order or nothing. 0.9 KB name
  // what the person has switched off of a prompt, and take the restoring of a block's version back. 0.4 KB
  // find the first working block by what pages call it in other languages. 11.7 KB came over from the first
  // script, where 100 KB cost a waking worker 2.9 ms and not 0.8 as here.
  // 1.9 KB more came over with what hides words, 1.5 KB of it for scripts that write words together; 3.4 KB
  // keep hidden words from servers that embed and from tools, a running answer whole while what was before
  // it is deleted, a tool's answer from getting lost, and bound what a stranger's backup may name.
  // 10 KB refuse what a program's action does not follow, name every character that is drawn as nothing,
  // tell calls of other makers' servers apart by more than one name, hold up the embedding of no text for
  // another, leave out of an imported memory what is not to be kept, and take forgotten words out of every
  // context's requests.
  // 5 KB hide before they cut what models and programs are told, find all of a block and show all of it
  // before it is changed, bound what one answer may ask for, and have a purge reach other contexts' requests.
  // 1 KB compare what is approved with what was shown, and count what replacing takes away.
  // 13 KB tell tools of servers in the forms that each provider takes, learn what it refuses from its words and from
  // background questions too, tell a Gemini model its sealed thoughts again, keep in a merge what was deleted,
  // renamed, shared and noted on either side, and find words by letters that keyboards write otherwise.
  // 5 KB forget a renamed fact under each name that it had, count a run whose worker died in its month, hide the
  // beginning of a hidden phrase where a title was cut, and keep the stored search under no vault key that was given up.
  // 14 KB look far back in pages along the log, keep files of earlier messages in the parts that fit, tell calls of
  // one provider's model to another in its form, keep in a merge what only this side has, and lock what no app opens.
  // 0.9 KB ask once more without a limit where a model writes no reply so long, and let the model chosen last answer.
  { name: "worker, the rest", path: [`${BUILD}/background-rest.js`], limit: "1052 kB", ...plain },
  { name: "worker, MCP", path: [`${BUILD}/background-mcp.js`], limit: "345 kB", ...plain },
  // A panel of the size that was asked for. What opens by a passkey is read where that is asked.
  {
    name: "side panel, first paint",
    path: scriptsOf("sidepanel.html"),
    limit: "600 kB",
    ...plain,
  },
  { name: "words before a page is drawn", path: firstWords(), limit: "40 kB", ...plain },
];
