import type { Offer } from '@aloft/domain/scans/website-facts.entity'
import { singularOf } from './english.ts'
import type { ReadingPatterns } from './languages/language.ts'
import { isMeasure } from '../text/measures.ts'
import { isDiscount, isFee, type Price, pricesIn } from './prices.ts'
import type { QuotedFact } from './sentence-facts.ts'
import { fold, tokens } from './text.ts'

const mostWords = 6
const mostLeads = 4
const mostWordsOfLine = 3
/** "A service costs €65" names what it sells; "a lamp for €65" may be about something else. */
const certainVerb = 0.85
const otherVerb = 0.6
const certainVerbs = /^(?:cost|kost|coût|cuesta|start|beginn|commence|démarre|empieza)/iu
const leastVerbs = /^(?:from|start|ab|beginn|à partir|commence|démarre|desde|empieza|gibt es ab)/iu
const ourOwn = / (?:von uns|bei uns|chez nous|with us)$/iu
const countsOne = /^(?:one|eine?n?|une?) /iu
/** "One to one lessons" begin with no number. */
const countsPupils = /^one[ -]to[ -]one(?!\p{L})/iu
const singularArticle = /^(?:a|an|one|each|every|ein|eine|einen|jede[rs]?|une?|chaque|una?) /iu

/** The offers that one sentence names with their price: "a service costs €65". Fees and savings are none. */
export function offersIn(sentence: string, patterns: ReadingPatterns, language: string): QuotedFact<Offer>[] {
  let start = 0
  let isListed = false
  return pricesIn(sentence).flatMap((price) => {
    const before = sentence.slice(start, price.start)
    start = price.end
    const isAside = isDiscount(sentence, price) || isFee(`${before} ${clauseAfter(sentence, price.end)}`)
    const named = isAside ? null : nameBefore(before, price.isFrom || isListed, patterns, language)
    if (!named) return []
    isListed = true
    const offer: Offer = {
      name: named.name,
      price: price.text,
      ...(named.noun === null ? {} : { noun: named.noun }),
      ...(price.unit === null ? {} : { unit: price.unit }),
      ...(price.isFrom || leastVerbs.test(named.verb) ? { isFrom: true } : {}),
    }
    const isTerse = beginsWithName(sentence, named.name, price)
    const certainty = certainVerbs.test(named.verb) || isTerse ? certainVerb : otherVerb
    return [{ value: offer, sentence, certainty }]
  })
}

// "Team days from £29 per person." is a line of a price list.
function beginsWithName(sentence: string, name: string, { isFrom, unit }: Price): boolean {
  return (isFrom || unit !== null) && sentence.startsWith(name) && tokens(name).length <= mostWordsOfLine
}

function clauseAfter(sentence: string, end: number): string {
  return sentence.slice(end).split(/[,;]/u)[0] ?? ''
}

// Without a verb only "from" joins a name with its price, or another offer before: "a service is £65, punctures £12".
function nameBefore(before: string, isVerbless: boolean, patterns: ReadingPatterns, language: string) {
  const clause = fold(before).replace(/^[,;:.–—-]+\s*/u, '')
  const match = patterns.priced.exec(clause)
  const whole = match?.groups?.['name'] ?? (isVerbless ? clause : '')
  // The part after the last mark, unless that ends a list: "flex, switch and plug".
  const parts = whole.split(/[,;:–—]\s+/u)
  const last = fold(parts.at(-1) ?? '')
  if (parts.length > 1 && / (?:and|or|und|oder|et|ou|y|o) /iu.test(last)) return null
  let name = last
  let isSingular = false
  for (let lead = 0; lead < mostLeads && !countsPupils.test(name); lead++) {
    const rest = name.replace(patterns.beforeName, '')
    // "One hour" says how long; "hour" alone says nothing.
    if (isMeasure(rest) && countsOne.test(name)) break
    isSingular ||= singularArticle.test(name)
    name = rest
  }
  name = name.replace(ourOwn, '')
  const isName =
    /^[\p{L}\d]/u.test(name) &&
    /\p{L}{3}/u.test(name) &&
    tokens(name).length <= mostWords &&
    !patterns.pronouns.test(name) &&
    pricesIn(name).length === 0
  if (!isName) return null
  const verb = match?.groups?.['verb'] ?? ''
  return { name, verb, noun: nounOf(name, isSingular, language) }
}

// A name in small letters is what the thing is called; German writes all nouns in capitals.
function nounOf(name: string, isSingular: boolean, language: string): string | null {
  if (isSingular && (language === 'de' || /^\p{Ll}/u.test(name))) return name
  return language === 'en' && /^\p{Ll}/u.test(name) ? singularOf(name) : null
}
