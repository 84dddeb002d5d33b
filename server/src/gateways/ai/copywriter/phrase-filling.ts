import type { Facts } from './facts/facts.ts'
import { wordsIn } from './likeness.ts'
import type { Phrase } from './words/language-words.ts'
import { wordsOf } from './words/words-of.ts'

/** A phrase with its facts in place. */
export interface Filled {
  readonly text: string
  /** Which facts it tells, such as `offer:2`; brand, trade and place are named alike everywhere. */
  readonly told: readonly string[]
  /** Whether it quotes the owner in another language. */
  readonly isForeign: boolean
  /** A statement that leans on another sentence. */
  readonly isLeaning: boolean
}

interface Fill {
  readonly text: string
  readonly told: string | readonly string[]
  readonly isForeign?: boolean
  readonly isLeaning?: boolean
  /** The price of the same offer. */
  readonly price?: string | null
}

const hole = /\{(\w+)\}/g
const listLength = 70

/** Every way to fill a phrase with facts, without its optional parts too. Empty when a needed fact is missing. */
export function fillings(phrase: Phrase, facts: Facts): readonly Filled[] {
  const whole = phrase.replace(/\[([^\]]*)\]/g, '$1')
  const bare = phrase.replace(/\[[^\]]*\]/g, '')
  return [...new Set([whole, bare])].flatMap((form) => fillForm(form, facts))
}

function fillForm(form: string, facts: Facts): readonly Filled[] {
  const names = [...form.matchAll(hole)].map(([, name]) => name ?? '')
  const many = names.find((name) => name in manyFills)
  const fixed = new Map<string, Fill>()
  for (const name of names.filter((one) => one !== many && one !== 'price')) {
    const fill = oneFill(name, facts)
    if (!fill) return []
    fixed.set(name, fill)
  }
  if (many === undefined) return filled(form, fixed, facts)
  return manyFills[many as keyof typeof manyFills](facts).flatMap((fill) => {
    if (names.includes('price') && !fill.price) return []
    const price: Fill = { text: fill.price ?? '', told: fill.told }
    return filled(form, new Map([...fixed, [many, fill], ['price', price]]), facts)
  })
}

function filled(form: string, fills: ReadonlyMap<string, Fill>, facts: Facts): readonly Filled[] {
  const used = [...form.matchAll(hole)].flatMap(([, name]) => fills.get(name ?? '') ?? [])
  if (saysTwice(used)) return []
  const typeset = facts.language === 'fr' ? frenchSpaces(form) : form
  const text = typeset.replace(hole, (_, name: string) => fills.get(name)?.text ?? '')
  return [
    {
      text: beginsWithName(form) ? text : capitalised(text),
      told: [...new Set(used.flatMap(({ told }) => told))],
      isForeign: used.some(({ isForeign }) => isForeign),
      isLeaning: used.some(({ isLeaning }) => isLeaning),
    },
  ]
}

function oneFill(name: string, { language, brand, trade, place, occasion }: Facts): Fill | null {
  if (name === 'brand') return brand === null ? null : { text: brand, told: 'brand' }
  if (name === 'trade') return trade === null ? null : { text: trade, told: 'trade' }
  if (name === 'place') return place && { text: place.name, told: 'place' }
  if (name === 'in' && place?.isTown) {
    return { text: `${wordsOf[language].grammar.in} ${place.name}`, told: 'place' }
  }
  if (occasion && name === 'occasion') {
    const text = occasion.isForeign ? quoted(occasion.text, wordsOf[language].grammar.quotes) : occasion.text
    return text === null ? null : { text, told: 'occasion', isForeign: occasion.isForeign }
  }
  if (name === 'news')
    return occasion && !occasion.isForeign ? { text: occasion.sentence, told: 'occasion' } : null
  if (occasion?.isForeign && name === 'quotedNews') {
    const text = quoted(occasion.sentence, wordsOf[language].grammar.quotes)
    return text === null ? null : { text, told: 'occasion', isForeign: true }
  }
  return null
}

const manyFills = {
  offer: ({ offers }: Facts): readonly Fill[] =>
    offers.map(({ name, price }, index) => ({ text: name, price, told: `offer:${index}` })),

  priced: (facts: Facts): readonly Fill[] => manyFills.offer(facts).filter(({ price }) => price),

  list: ({ offers }: Facts): readonly Fill[] =>
    offers.flatMap((_, start) =>
      [3, 2].flatMap((count) => {
        const names = offers.slice(start, start + count).map(({ name }) => name)
        const text = names.join(', ')
        const isList =
          names.length === count && text.length <= listLength && !names.some((name) => name.includes(','))
        return isList ? [{ text, told: names.map((_, at) => `offer:${start + at}`) }] : []
      }),
    ),

  for: ({ language, audiences }: Facts): readonly Fill[] => {
    const { grammar } = wordsOf[language]
    return audiences.flatMap(({ text, isForeign }, index) => {
      if (!isForeign && grammar.bentAfterFor?.test(text)) return []
      const named = isForeign ? quoted(text, grammar.quotes) : inside(text, grammar.audienceStarts)
      return named === null ? [] : [{ text: `${grammar.for} ${named}`, told: `audience:${index}`, isForeign }]
    })
  },

  claim: ({ language, statements }: Facts): readonly Fill[] =>
    statements.flatMap(({ claims, isForeign, isLeaning, isSummary }, index) =>
      claims.flatMap((claim) => {
        const text = isForeign ? quoted(claim, wordsOf[language].grammar.quotes) : claim
        return text === null || isLeaning
          ? []
          : [{ text, told: isSummary ? 'summary' : `statement:${index}`, isForeign }]
      }),
    ),

  fact: ({ statements }: Facts): readonly Fill[] =>
    statements.flatMap(({ sentence, isForeign, isLeaning, isSummary }, index) =>
      isForeign ? [] : [{ text: sentence, told: isSummary ? 'summary' : `statement:${index}`, isLeaning }],
    ),

  quote: ({ language, statements }: Facts): readonly Fill[] =>
    statements.flatMap(({ sentence, isForeign, isLeaning, isSummary }, index) => {
      const text = quoted(sentence, wordsOf[language].grammar.quotes)
      return text === null
        ? []
        : [{ text, told: isSummary ? 'summary' : `statement:${index}`, isForeign, isLeaning }]
    }),
}

function quoted(text: string, [open, close]: readonly [string, string]): string | null {
  return /["“”„«»]/u.test(text) ? null : `${open}${text}${close}`
}

// An audience such as "People doing up a first home" begins with an ordinary word, which inside a phrase is small.
function inside(text: string, starts: RegExp): string {
  const [first = ''] = text.split(' ')
  return starts.test(first) ? (text[0] ?? '').toLowerCase() + text.slice(1) : text
}

// "Leeds law firm in Leeds" says one thing twice.
function saysTwice(fills: readonly Fill[]): boolean {
  const seen = new Set<string>()
  for (const { text, told } of fills) {
    const words = [...wordsIn(text)].filter((word) => word.length >= 3)
    if (words.some((word) => seen.has(word)) && !isStatement(String(told))) return true
    for (const word of words) seen.add(word)
  }
  return false
}

function beginsWithName(form: string): boolean {
  return /^\{(?:brand|offer|priced|place)\}/.test(form)
}

function capitalised(text: string): string {
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}

/** French sets a narrow space, at which no line breaks, before marks of two parts. */
function frenchSpaces(text: string): string {
  return text.replace(/ ([:;!?»])/g, '\u202F$1').replace(/« /g, '«\u202F')
}

function isStatement(told: string): boolean {
  return told === 'summary' || told.startsWith('statement')
}
