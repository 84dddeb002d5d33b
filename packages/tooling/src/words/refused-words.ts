import type { RefusedWord } from './refused-word.ts'

const product = ['apps/**', 'packages/**', 'server/**', 'e2e/**', 'stories/**']
const manyMeanings = 'it had several meanings, and readers had to guess which'
const unnatural = "it isn't natural English"
const usual = "that's the usual term"

const both = (forms: string) => ({ names: forms, prose: forms })

// For words that are verbs as well: a noun follows one of these.
const determiners =
  'a, the, each, every, this, no, one, another, first, last, next, new, second, other'.split(', ')
const asNoun = (noun: string) => determiners.map((determiner) => `${determiner} ${noun}`).join(', ')

/**
 * All refused words. If a word also has an ordinary meaning, the row lists only the sequences that have the other
 * meaning, or the ordinary names are in `lasting-exceptions.ts`.
 */
export const refusedWords: readonly RefusedWord[] = [
  {
    refused: 'tell',
    names: 'tell, tells, told, telling, teller, untell, untold, retold',
    prose: 'tell, tells, told, telling, untold, retold',
    write: 'notify, show, report, log, load, expect',
    reason: manyMeanings,
  },
  {
    refused: 'say',
    names: 'say, says, said, saying',
    write: 'log, mention, state, has',
    reason: manyMeanings,
  },
  {
    refused: 'news',
    ...both('news'),
    write: 'events, notices, result',
    reason: 'something that happened is an event; what we show a person about it is a notice',
  },
  {
    refused: 'look',
    names: 'look, looks, looked, looking',
    prose:
      `${asNoun('look')}, only look, two looks, between looks, look again, looks again, ` +
      'looked again, looking again, look whether, looks whether, look over, looks over, ' +
      'looked over, look into, looks into, looked into, wants a look, want a look, look after, ' +
      'looks after, looked after, looked at every, last looked at',
    write:
      'poll (ask until it is done), load or check (once), retry, find (search), style, variant or layout (how it is drawn)',
    reason: 'it had five meanings',
  },
  {
    refused: 'look at ad',
    names: 'look at ad, look at ads',
    write: 'evaluate autopilot',
    reason: 'the autopilot evaluates ads',
  },
  {
    refused: 'look again',
    names: 'look again, looks again',
    write: 'retry',
    reason: usual,
  },
  {
    refused: 'turn',
    names: 'turn, turns, turned',
    prose: `${asNoun('turn')}, all turns, many turns, turns of, by turns`,
    write: 'transition, attempt, round, message; rotate or switch as a verb',
    reason: manyMeanings,
  },
  {
    refused: 'take turn',
    names: 'take turn, takes turn',
    write: 'perform ad action',
    reason: 'launching, stopping and editing an ad are actions',
  },
  {
    refused: 'turn of',
    names: 'turn of, turns of',
    write: 'transition',
    reason: 'a status change is a transition',
  },
  {
    refused: 'in turn',
    names: 'in turn',
    write: 'in transaction, with lock',
    reason: 'the name should say what others wait for',
  },
  {
    refused: 'run',
    names: 'run, runs',
    prose:
      `${asNoun('run')}, its run, their run, whose run, whole run, ad run, ad runs, live run, ` +
      'live runs, newest run, latest run, rejected run, the runs, of runs, all runs, many runs, ' +
      'some runs, these runs, its runs',
    within: product,
    // An assistant's run is the specification's word (AST-08).
    notWithin: [
      '**/assistant/**',
      '**/assistant-*/**',
      '**/assistant-*',
      '**/assistant.*',
      '**/*-assistant*',
    ],
    write: 'task (work on the server), launch (one paid period of an ad)',
    reason: 'with one word for both, names collided',
  },
  {
    refused: 'wish',
    ...both('wish, wishes, wished'),
    write: 'options, preferences, request',
    reason: unnatural,
  },
  { refused: 'deed', ...both('deed, deeds'), write: 'action', reason: unnatural },
  {
    refused: 'holds',
    names: 'holds',
    write: 'summary; contains or has for a question',
    reason: 'a closed section of the editor shows a summary',
  },
  {
    refused: 'kept',
    names: 'kept',
    write: 'saved, stored, remaining',
    reason: "it doesn't say where or why",
  },
  {
    refused: 'kept reply',
    ...both('kept reply, kept replies'),
    write: 'idempotency key',
    reason: usual,
  },
  {
    refused: 'kept statement',
    ...both('kept statement, kept statements'),
    write: 'prepared statement',
    reason: usual,
  },
  {
    refused: 'kept edit',
    ...both('kept edit, kept edits'),
    write: 'offline edit',
    reason: 'the edit was made offline and waits on the device',
  },
  {
    refused: 'heed',
    ...both('heed, heeds, heeded'),
    write: 'sync, follow',
    reason: unnatural,
  },
  {
    refused: 'steer',
    ...both('steer, steers, steered, steering'),
    write: 'decide',
    reason: 'the autopilot makes decisions',
  },
  {
    refused: 'pilot',
    ...both('pilot, pilots, piloted'),
    write: 'autopilot, autopilot state',
    reason: 'the product has an autopilot',
  },
  {
    refused: 'caught',
    names: 'caught',
    prose: 'caught by',
    write: 'stopped by guardrail',
    reason: 'a guardrail stops an ad',
  },
  { refused: 'foyer', ...both('foyer'), write: 'auth layout', reason: usual },
  {
    refused: 'companions',
    ...both('companion, companions'),
    write: 'banners',
    reason: 'they are banners',
  },
  {
    refused: 'part',
    names: 'use part, page part, load part, part not loaded, for parts',
    write: 'chunk',
    reason: 'code that is loaded on demand is a chunk',
  },
  {
    refused: 'bench',
    names: 'bench',
    within: ['apps/**', 'packages/**', 'server/**', 'stories/**', '.storybook/**'],
    write: 'split pane, canvas',
    reason: 'bench is short for benchmark',
  },
  { refused: 'calm', names: 'use calm, calmed', write: 'throttled', reason: usual },
  {
    refused: 'rested',
    names: 'rested, rest ms',
    write: 'debounced, delay ms',
    reason: usual,
  },
  { refused: 'worth', names: 'worth', write: 'score, value', reason: 'it is a number to rank by' },
  {
    refused: 'likeness',
    ...both('likeness'),
    write: 'similarity',
    reason: usual,
  },
  {
    refused: 'is telling',
    ...both('is telling, telling word, telling words'),
    write: 'is informative, informative words',
    reason: usual,
  },
  {
    refused: 'foreign facts',
    ...both('foreign fact, foreign facts'),
    write: 'untranslated facts',
    reason: 'foreign had several meanings: another language, owner or site',
  },
  {
    refused: 'line',
    names: 'follow line, webhook line, leave line, lost line, bad line, slow line',
    prose:
      'the line is gone, the line is back, the line is down, the line is cut, line is gone, ' +
      'line is down, without a line, lost line, lost lines, slow line, slow lines, bad line, ' +
      'bad lines, server and line, line to the server, a line that breaks, ' +
      'a line that went down, line seems',
    write: 'connection; offline',
    reason: 'a line is a row of text',
  },
  {
    refused: 'press',
    names: 'press, presses',
    within: ['packages/{design-system,views}/src/**'],
    write: 'button',
    reason: 'a control is a button; pressing it is a verb',
  },
  {
    refused: 'give up',
    names: 'give up, gives up, given up, giving up',
    write: 'on exhausted (a callback), abandon',
    reason: 'handlers are named after their event',
  },
  {
    refused: 'patience',
    ...both('patience'),
    write: 'timeout',
    reason: usual,
  },
  {
    refused: 'stopper',
    ...both('stopper'),
    write: 'abort',
    reason: usual,
  },
  {
    refused: 'noting',
    names: 'noting, noted',
    write: 'recording, recorded',
    reason: usual,
  },
]

/** For calls such as `namesOf(adsOf(brand))`, which `of-chains.ts` finds. */
export const ofChain: RefusedWord = {
  refused: 'xOf chain',
  write: 'a noun phrase or computeX, with a variable for the inner result',
  reason: 'a chain has to be read inside out',
}
