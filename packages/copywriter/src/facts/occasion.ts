import { asSentence, sentencesOf, withoutEnd } from './sentences-of.ts'
import { isUsable, oneLine } from './usable.ts'

/** The reason for an ad now, in its owner's words, such as "Summer sale until 31 August". */
export interface Occasion {
  /** Without its full stop. */
  readonly text: string
  readonly sentence: string
  readonly isForeign: boolean
}

const longest = 90

// Instructions for the writer aren't facts, and must not end up in an ad.
const orders = [
  "please|promote|advertise|announce|mention|highlight|focus|emphasi[sz]e|say|tell|write|make|use|add|include|avoid|talk|sound|don[’']t|do not",
  'bitte|bewirb|bewerben sie|erwähnen?(?: sie)?|betonen?(?: sie)?|schreiben?(?: sie)?|nennen?(?: sie)?|verwenden?(?: sie)?|vermeiden?(?: sie)?',
  "s[’']il vous plaît|merci de|annoncez|annonce|mentionnez|mentionne|insistez|insiste|dites|écrivez|faites|parlez|parle|utilisez|utilise|évitez|évite|ajoutez|ajoute",
]
const order = new RegExp(`^(?:${orders.join('|')})(?!\\p{L})`, 'iu')

/** The occasion that a brief names; null if an ad can't quote it as it is. Only its first sentence counts. */
export function occasionFrom(purpose: string | null, isForeign: (text: string) => boolean): Occasion | null {
  const [first = ''] = sentencesOf(oneLine(purpose ?? ''))
  if (!isUsable(first, longest) || order.test(first)) return null
  return { text: withoutEnd(first), sentence: asSentence(first), isForeign: isForeign(first) }
}
