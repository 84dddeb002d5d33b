import { informativeWordsOf } from '../text/informative-words.ts'
import { withoutEnd } from './sentences-of.ts'
import { isLeaning } from '@aloft/site-reader/sentences/leaning'

const fewestOwnWords = 2
const fewestWords = { aboutUs: 4, aboutAll: 6, priced: 8 } as const

// "Send it washed", "If it goes wrong", "Both are qualified", "Free up to a day before": they refer to an earlier
// sentence.
const refersBack =
  /^(?:(?:\S+\s){0,2}(?:it|them|they)(?!\p{L})|(?:both|most|some|others|after that|then|danach|seitdem|dann|beide|oder|or|and|und|et|ou|puis|ensuite|depuis lors)\s|(?:free|kostenlos|gratuit\p{L}*)(?: of charge)? (?:up to|until|bis|jusqu))/iu
const ofOthers =
  /(?<!\p{L})(?:any|all|each|every one|some|none|most|both|many) of (?:them|these|those)(?!\p{L})|(?:jede[rs]?|keine[rs]?|alle|viele) von (?:ihnen|denen)(?!\p{L})|(?:chacune?|aucune?|tous|toutes) d[’'](?:entre )?(?:eux|elles)(?!\p{L})/iu
// "Has the steadiest hand" needs the name above it, and "Wird es mehr, rufen wir an" starts with its condition.
const withoutSubject =
  /^(?:has|is|was|will|knows|runs|answers|hat|ist|war|wird|macht|kommt|kennt|führt|leitet|connaît|répond)\s(?!sie\s|you\s|your\s)/iu
// "It's me, Dai" presents people.
const presents =
  /^(?:it[’']?s|this is|that[’']s) (?:me|us)(?!\p{L})|^(?:hier ist|ich bin[’']s|das sind wir|c[’']est (?:moi|nous)|moi c[’']est)(?!\p{L})/iu
const apologizes =
  /(?<!\p{L})(?:sorry|apologi[sz]e|leider|entschuldig\p{L}*|désolée?s?|hélas|malheureusement)(?!\p{L})/iu
// An answer means nothing without its question.
// A greeting or a holiday notice is for people who are already in the shop.
const greets =
  /^(?:welcome|hello|hi|happy|merry|dear|season’s|thank|willkommen|hallo|frohe|schöne|liebe|danke|herzlich|bienvenue|bonjour|joyeuses?|joyeux|bonnes?|chers?|merci|bonne année|fermeture|closed|geschlossen|zwischen|away|posted)(?!\p{L})/iu
const answers = /^(?:no|yes|nein|ja|non|oui)[.,!]\s/iu

/**
 * Whether a sentence that comes first in a brief, or is a proof, may be quoted in an ad by itself. `names` are the
 * words of brand and place: a sentence that says nothing else is a signature.
 */
export function isQuotable(sentence: string, names: ReadonlySet<string>): boolean {
  const own = informativeWordsOf(sentence).filter((word) => !names.has(word))
  return (
    own.length >= fewestOwnWords &&
    !isLeaning(sentence) &&
    !refersBack.test(sentence) &&
    !ofOthers.test(sentence) &&
    !withoutSubject.test(sentence) &&
    !presents.test(sentence) &&
    !apologizes.test(sentence) &&
    !answers.test(sentence) &&
    !greets.test(sentence)
  )
}

// People who speak about themselves speak for the business, but "I am Linda" and "we hope you like it" say nothing
// about it.
const aboutUs =
  /(?<!\p{L})(?:we|our|us|i|my|me|wir|unsere?\p{L}*|uns|ich|mein\p{L}*|nous|nos|notre|je|j’|mon|mes|ma)(?!\p{L})/iu
const introduces =
  /^(?:i am|i’m|i'm|ich bin|ich heiße|je suis|je m’appelle|(?:i|we) hope|ich hoffe|wir hoffen|there are|there is)\s/iu
const aboutAll =
  /^(?:every|all|each|no(?=\s)|jede[rs]?|alle[rs]?|kein\p{L}*|chaque|tous|toutes|tout|toute|aucune?)\s/iu
const beginsInside = /^(?:with|for|of|on|in|at|by|mit|für|von|auf|bei|avec|pour|sur)\s/iu
// A heading above a part of the page, and the distance to the door.
const titles = /^(?:why|how|what|where|when|who|warum|wie|was|wo|wer|pourquoi|comment|où|quand|qui)\s/iu
const near =
  /minutes? (?:on foot |walk )?(?:from|to)\s|minuten (?:zu fuß )?(?:vom|von|zum|zur)\s|minutes (?:à pied )?(?:de|du)\s/iu
const denies =
  /(?<!\p{L})(?:do not|don’t|don't|cannot|can’t|can't|could|would|if|we will tell|that one|proud|stolz|fiers?|fières?|wenn|falls|si vous)(?!\p{L})/iu
// "We counted in the spring" happened once; with a number it may prove something.
const isStory =
  /^(?:we|i) (?:\p{L}{2,}ed|went|came|had|was|were|did|got|took|found|lost|said|thought)\s(?!.*\d)/iu
const price = /[€£$]\s?\d|\d\s?[€£$]/u

/** Whether a sentence is in the words of the business itself: "we", "our", "I". */
export function speaksAsUs(sentence: string): boolean {
  return aboutUs.test(sentence)
}

/**
 * Whether any other sentence of a page may be quoted: only a whole sentence about the business itself, everything it
 * does, how near it is, or a price and what it buys. Captions, ingredients, directions and asides are known but not
 * quoted.
 */
export function isQuotableAside(sentence: string, names: ReadonlySet<string>): boolean {
  if (!isQuotable(sentence, names) || denies.test(sentence) || isStory.test(sentence)) return false
  if (introduces.test(sentence) || titles.test(sentence) || beginsInside.test(sentence)) return false
  if (/^\p{Ll}/u.test(sentence) || /[;:]/u.test(withoutEnd(sentence))) return false
  const words = sentence.split(/\s+/u).length
  const commas = sentence.split(',').length - 1
  return (
    ((speaksAsUs(sentence) || near.test(sentence)) && words >= fewestWords.aboutUs) ||
    (aboutAll.test(sentence) && words >= fewestWords.aboutAll) ||
    (price.test(sentence) && words >= fewestWords.priced && commas < 2)
  )
}
