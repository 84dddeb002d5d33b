import type { Offer } from '@aloft/domain/scans/website-facts.entity'
import { singularOf } from './english.ts'
import type { ReadingPatterns } from './languages/language.ts'
import { isMeasure } from '../text/measures.ts'
import { isDiscount, isFee, type Price, pricesIn } from './prices.ts'
import type { QuotedFact } from './sentence-facts.ts'
import { fold, tokens } from '../text/text.ts'

const mostWords = 6
const mostLeads = 4
const mostWordsOfLine = 3
/** "A service costs €65" names what it sells; "a lamp for €65" may be about something else. */
const certainVerb = 0.85
const otherVerb = 0.6
const certainVerbs = /^(?:cost|kost|bekomm|erhalt|coût|cuesta|start|beginn|commence|démarre|empieza)/iu
const leastVerbs = /^(?:from|start|ab|beginn|à partir|commence|démarre|desde|empieza|gibt es ab)/iu
const ourOwn = / (?:von uns|bei uns|chez nous|with us)$/iu
const countsOne = /^(?:one|eine?n?|une?) /iu
/** "One to one lessons" doesn't start with a number. */
const countsPupils = /^one[ -]to[ -]one(?!\p{L})/iu
/**
 * "Geflecht machen wir auch, der Stuhl kostet 210 €": with this kind of article, a later clause refers to an earlier
 * noun.
 */
const definiteArticle = /^(?:the|der|die|das|le|la|les) /iu
/** "The first hour is £68 and £45 after that" names nothing between its prices. */
const joins = /^(?:and|or|then|und|oder|dann|et|ou|puis|y|o)$/iu
const copula =
  /(?<!\p{L})(?:is|are|was|were|costs?|ist|sind|war|kosten|kostet|est|sont|coûte(?:nt)?)(?!\p{L})/iu
/** A price that ends on some day belongs to a campaign, and "statt" names the previous price. */
const untilDay = /(?<!\p{L})(?:statt|instead|au lieu|until|till|jusqu|bis (?:ende|mitte|zum|\d{1,2}\.))/iu
const singularArticle = /^(?:a|an|one|each|every|ein|eine|einen|jede[rs]?|une?|chaque|una?) /iu

/** The offers that one sentence names with their price: "a service costs €65", without fees and savings. */
export function offersIn(sentence: string, patterns: ReadingPatterns, language: string): QuotedFact<Offer>[] {
  let start = 0
  const prices = pricesIn(sentence)
  return prices.flatMap((price) => {
    const isFirst = start === 0
    const gap = sentence.slice(start, price.start)
    const before = isFirst ? gap : listedBefore(gap)
    start = price.end
    const isAside = isDiscount(sentence, price) || isFee(`${gap} ${clauseAfter(sentence, price.end)}`)
    const isVerbless = price.isFrom || prices.length > 1
    const named = isAside || before === null ? null : nameBefore(before, isVerbless, patterns, language)
    if (!named) return []
    const offer: Offer = {
      name: named.name,
      price: price.text,
      ...(named.noun === null ? {} : { noun: named.noun }),
      ...(price.unit === null ? {} : { unit: price.unit }),
      ...(price.isFrom || leastVerbs.test(named.verb) ? { isFrom: true } : {}),
    }
    const isTerse = beginsWithName(sentence, named.name, price)
    const isPlain = isFirst && named.verb !== '' && isWholeSubject(gap, named)
    const certainty = certainVerbs.test(named.verb) || isTerse || isPlain ? certainVerb : otherVerb
    return [{ value: offer, sentence, certainty }]
  })
}

// Between two prices: "£115 a load, logs" names the logs, but "grated to order" in "fondue mix, grated to order," names
// nothing.
function listedBefore(gap: string): string | null {
  const text = withoutAsides(gap)
  const isParted = /^[,;]|^(?:and|und|et|y|&)\s/iu.test(text)
  const parts = text.replace(/^[,;]\s*/u, '').split(/[,;](?:\s+|$)/u)
  const [name = '', ...more] = isParted ? parts : parts.slice(1)
  return name === '' || more.length > 0 ? null : name
}

// "Team days from £29 per person." is a line from a price list.
function beginsWithName(sentence: string, name: string, { isFrom, unit }: Price): boolean {
  return (isFrom || unit !== null) && sentence.startsWith(name) && tokens(name).length <= mostWordsOfLine
}

// "A standard tuning is £72" says nothing else before its price.
function isWholeSubject(
  before: string,
  { name, verb }: { readonly name: string; readonly verb: string },
): boolean {
  const clause = withoutAsides(before)
  const subject = clause.replace(singularArticle, '').replace(definiteArticle, '')
  return subject !== clause && tokens(name).length <= mostWordsOfLine && subject === `${name} ${verb}`
}

// "Repairs (keys, hammers, mice) are £45 an hour": the part in brackets doesn't belong to the name.
function withoutAsides(text: string): string {
  return fold(text.replace(/\([^()]*\)/gu, ' '))
}

function clauseAfter(sentence: string, end: number): string {
  return sentence.slice(end).split(/[,;]/u)[0] ?? ''
}

// Without a verb, only "from" or an earlier offer joins a name with its price: "a service is £65, punctures £12".
function nameBefore(before: string, isVerbless: boolean, patterns: ReadingPatterns, language: string) {
  const clause = withoutAsides(before).replace(/^[,;:.–—-]+\s*/u, '')
  const match = patterns.priced.exec(clause)
  const whole = match?.groups?.['name'] ?? (isVerbless ? clause : '')
  // The part after the last mark, unless the mark ends a list: "flex, switch and plug".
  const parts = whole.split(/[,;:–—]\s+/u)
  const last = fold(parts.at(-1) ?? '')
  if (parts.length > 1 && match && definiteArticle.test(last)) return null
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
    !/[()]/u.test(name) &&
    !joins.test(name) &&
    !(match === null && copula.test(name)) &&
    !untilDay.test(name) &&
    pricesIn(name).length === 0
  if (!isName) return null
  const verb = match?.groups?.['verb'] ?? ''
  return { name, verb, noun: nounOf(name, isSingular, language) }
}

// A name in lower case is a common noun; German capitalizes all nouns.
function nounOf(name: string, isSingular: boolean, language: string): string | null {
  if (isSingular && (language === 'de' || /^\p{Ll}/u.test(name))) return name
  return language === 'en' && /^\p{Ll}/u.test(name) ? singularOf(name) : null
}
