import type { RefusedWord } from './refused-word.ts'

const counter = 'nobody says it across a shop counter'
const oneWord = 'one word for one meaning, everywhere in the product'
const clear = "it doesn't say what happens"

const negated = 'do, does, did, is, are, was, were, has, have, had, could, would, should, will'.split(', ')

/** Phrases refused in what users read alone: code and comments may need them. */
export const userWords: readonly RefusedWord[] = [
  {
    refused: 'stands',
    texts: 'stand, stands, stood, standing',
    fineTexts: 'stand out, stands out, stood out, standing out, stand for, stands for',
    write: 'is, shows up, or a verb of motion',
    reason: counter,
  },
  {
    refused: 'look whether',
    texts: 'look whether, looks whether, look if',
    write: 'check that, make sure',
    reason: counter,
  },
  {
    refused: 'look over',
    texts:
      'look over, looks over, looked over, looking over, look it over, looks it over, looked it over, ' +
      'look them over, looks them over',
    write: 'review, check',
    reason: oneWord,
  },
  {
    refused: 'look into',
    texts: 'look into, looks into, looked into, look in your, look among',
    write: 'check',
    reason: counter,
  },
  {
    refused: 'wants a look',
    texts:
      'wants a look, want a look, needs a look, need a look, to look at, looked at, be looked for, it looked for',
    write: 'a suggestion, to fix, check',
    reason: counter,
  },
  { refused: 'last look', texts: 'last look', write: 'Review', reason: oneWord },
  {
    refused: 'what it brings',
    texts: 'what it brings, what they bring, it should bring, should it bring, brings in',
    write: 'results, the goal',
    reason: counter,
  },
  {
    refused: 'nothing is called that',
    texts: 'is called that, holds these words, hold these words',
    write: 'No results',
    reason: counter,
  },
  {
    refused: 'make an account',
    texts: 'make an account, make my account, make your account, making an account, account was made',
    write: 'create an account, sign up',
    reason: oneWord,
  },
  {
    refused: 'make an ad',
    texts:
      'make the ad, make my ad, make the first ad, make another ad, ad is made, ads are made, ad was made, ads were made',
    write: 'create; "your ad is ready"',
    reason: oneWord,
  },
  {
    refused: 'any more',
    texts: 'not work any more, work any more, no admin any more, log in any more, open any more',
    write: 'no longer; "has expired" for a link',
    reason: counter,
  },
  { refused: 'ways in', texts: 'ways in, way in', write: 'login methods', reason: counter },
  {
    refused: 'sign in',
    texts: 'sign in, signed in, signing in, sign out, signed out, signing out',
    write: 'log in, log out',
    reason: oneWord,
  },
  {
    refused: 'is with us',
    texts: 'is with us, are with us',
    write: "we've got",
    reason: counter,
  },
  { refused: 'does not hold', texts: 'not hold, t hold', write: 'is no longer valid', reason: counter },
  {
    refused: 'bring back',
    texts: 'bring it back, bring them back, bring back',
    write: 'undo, restore',
    reason: clear,
  },
  { refused: 'in its place', texts: 'in its place', write: 'added, done', reason: clear },
  {
    refused: 'speaks for',
    texts: 'speaks for, speaks to, speaks as, speak for, speak as',
    write: 'advertiser; audience; runs from your page',
    reason: 'these are the terms of the platforms',
  },
  { refused: 'mended', texts: 'mend, mends, mended', write: 'correct, fix', reason: counter },
  { refused: 'a must', texts: 'a must', write: 'required, optional', reason: counter },
  { refused: 'for nothing', texts: 'for nothing', write: 'free', reason: counter },
  { refused: 'altogether', texts: 'altogether', write: 'completely', reason: counter },
  { refused: 'lower edge', texts: 'lower edge, upper edge', write: 'bottom, top', reason: counter },
  {
    refused: 'nothing is taken',
    texts:
      'nothing is taken, is taken again, is taken every, is taken on, is taken from, vat is taken, was taken from',
    write: 'you pay, we charge',
    reason: "say what happens to the user's money",
  },
  {
    refused: 'exchange',
    texts: 'exchange, exchanged, exchanging',
    fineTexts: 'exchange rate, exchange rates',
    write: 'switch',
    reason: counter,
  },
  {
    refused: 'look after',
    texts: 'look after, looks after, looked after',
    write: 'handle, check',
    reason: counter,
  },
  { refused: 'word for word', texts: 'word for word', write: 'quoted from', reason: counter },
  { refused: 'fold', texts: 'fold, folds, folded, unfold', write: 'Show less, Show more', reason: oneWord },
  { refused: 'not here yet', texts: 'not here yet', write: 'Coming soon', reason: counter },
  { refused: 'meanwhile', texts: 'meanwhile', write: 'in the meantime, or leave it out', reason: counter },
  {
    refused: 'archaic',
    texts: 'thereof, thereby, hereby, hence, thus, wherein, whereupon, shall, upon, henceforth, oneself',
    write: 'the everyday word, or rephrase',
    reason: counter,
  },
  {
    refused: 'cannot',
    texts: ['cannot', 'can not', ...negated.map((verb) => `${verb} not`)].join(', '),
    fineTexts: 'whether or not',
    write: "can't, don't, isn't, couldn't",
    reason: 'contractions sound like a person',
  },
  {
    refused: 'we will',
    texts: 'we will, you will, you are not, we are not, that is not, there is not',
    write: "we'll, you'll, you're not, that's not, there isn't",
    reason: 'contractions sound like a person',
  },
  {
    refused: 'notice',
    texts: 'notice, notices',
    fineTexts: 'further notice, until further notice, short notice, legal notice',
    write: 'notification',
    reason: oneWord,
  },
  {
    refused: 'mail',
    texts: 'mail, mails, mailed',
    fineTexts: 'mail server, direct mail, mail merge',
    write: 'email',
    reason: oneWord,
  },
  { refused: 'snippet', texts: 'snippet, snippets', write: 'website code', reason: oneWord },
  { refused: 'balloon', texts: 'balloon, balloons', write: 'ad', reason: oneWord },
]
