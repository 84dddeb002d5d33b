import type { Angle } from '@aloft/domain/facts/angles.rules'
import type { Goal } from '@aloft/domain/core/goals'
import type { Tone } from '@aloft/domain/core/tones'
import type { AdFacts, StatementFact } from '../facts/ad-facts.ts'
import type { Call, Register } from '../words/language-words.ts'
import { wordsOf } from '../words/words-of.ts'
import { capitalized, fillPhrase } from './fill-phrase.ts'
import { lengthOf, wordsIn } from './likeness.ts'

/** A text that could be chosen. */
export interface Candidate {
  readonly text: string
  readonly angle: Angle
  readonly facts: readonly string[]
  readonly namesSold: boolean
  readonly length: number
  readonly words: ReadonlySet<string>
}

const registerOfTone: Readonly<Record<Tone, Register>> = {
  excitement: 'eager',
  FOMO: 'eager',
  surprise: 'eager',
  happiness: 'warm',
  humor: 'warm',
  nostalgia: 'warm',
  empathy: 'warm',
  inspiration: 'warm',
  trust: 'plain',
  serenity: 'plain',
}

/** How texts in a tone sound. */
export function registerOf(tone: Tone | null): Register {
  return tone ? registerOfTone[tone] : 'plain'
}

/** Everything short that these facts give: offers with prices, short forms of statements, places, proofs, calls. */
export function headlineCandidates(facts: AdFacts, goal: Goal): readonly Candidate[] {
  const { phrases } = wordsOf[facts.language]
  const templated = Object.entries(phrases.headlines).flatMap(([angle, list]) =>
    list
      .flatMap((phrase) => fillPhrase(phrase, facts))
      .map((filling) => candidateOf(filling, angle as Angle)),
  )
  const stated = facts.statements.flatMap((statement) =>
    statement.shorts.map((short) =>
      candidateOf(
        {
          text: capitalized(short),
          facts: [statement.id],
          angle: statement.angle,
          namesSold: namesSoldIn(short, facts),
        },
        'quality',
      ),
    ),
  )
  const call = callOf(facts, goal)
  const calls = (call?.headlines ?? [])
    .flatMap((phrase) => fillPhrase(phrase, facts))
    .map((filling) => candidateOf({ ...filling, angle: null }, 'ease'))
  return [...templated, ...stated, ...calls]
}

/** Whole sentences: statements, price lists, reviews, where and when. */
export function sentenceCandidates(facts: AdFacts): readonly Candidate[] {
  const { phrases } = wordsOf[facts.language]
  const stated = facts.statements.map(({ id, sentence, angle }) =>
    candidateOf({ text: sentence, facts: [id], angle, namesSold: namesSoldIn(sentence, facts) }, 'quality'),
  )
  const shorter = facts.statements.flatMap(({ id, shorts, angle }) =>
    shorts
      .slice(1, 2)
      .map((short) =>
        candidateOf(
          { text: `${capitalized(short)}.`, facts: [id], angle, namesSold: namesSoldIn(short, facts) },
          'quality',
        ),
      ),
  )
  const templated = Object.entries(phrases.sentences).flatMap(([angle, list]) =>
    list
      .flatMap((phrase) => fillPhrase(phrase, facts))
      .map((filling) => candidateOf(filling, angle as Angle)),
  )
  return [...stated, ...shorter, ...templated]
}

/** First sentences of a message, each of which names what is sold. */
export function openerCandidates(facts: AdFacts): readonly Candidate[] {
  const { phrases } = wordsOf[facts.language]
  const templated = phrases.openers
    .flatMap((phrase) => fillPhrase(phrase, facts))
    .filter(({ namesSold }) => namesSold)
    .map((filling) => candidateOf(filling, 'offer'))
  const summaries = facts.statements
    .filter((statement) => isOpener(statement, facts))
    .map(({ id, sentence, angle }) =>
      candidateOf({ text: sentence, facts: [id], angle, namesSold: true }, 'offer'),
    )
  return [...templated, ...summaries]
}

/** What is sold stands in the first characters that a feed shows. */
export const seenFirst = 60

function isOpener({ sentence, isSummary, isLeaning }: StatementFact, facts: AdFacts): boolean {
  return isSummary && !isLeaning && namesSoldIn(sentence.slice(0, seenFirst), facts)
}

/** Whether a text names what the business is or sells: a word of it that tells, in any form that begins alike. */
export function namesSoldIn(text: string, facts: AdFacts): boolean {
  const said = [...wordsIn(text)]
  const names = [facts.business?.text, facts.sold?.text, facts.product?.label].filter(
    (name) => name !== undefined,
  )
  return names.some((name) =>
    [...wordsIn(name)].some((word) => lengthOf(word) >= 4 && said.some((one) => areForms(one, word))),
  )
}

function areForms(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  return (
    short === long ||
    (short.length >= 4 &&
      long.startsWith(short.slice(0, Math.max(4, short.length - 2))) &&
      long.length - short.length <= 3)
  )
}

/** What to do next, as the goal and the way to buy ask. */
export function callOf({ ways, trade, language }: AdFacts, goal: Goal): Call | null {
  const { calls, ownCalls } = wordsOf[language].phrases
  const first =
    goal === 'leads' ? ['quote', 'book', 'call'] : goal === 'sales' ? ['order', 'book', 'visit'] : ['visit']
  const way =
    ways.find((one) => first.includes(one.way) && one.isRead) ??
    ways.find((one) => first.includes(one.way)) ??
    ways[0]
  if (!way) return null
  return (trade && ownCalls[trade.kind]?.[way.way]) ?? calls[way.way]
}

/** The sentence that says what to do next; null where it would name a place that nobody told. */
export function callSentence(facts: AdFacts, goal: Goal, register: Register): Candidate | null {
  const call = callOf(facts, goal)
  const [filled] = call ? fillPhrase(call.sentences[register], facts) : []
  return filled ? candidateOf(filled, 'ease') : null
}

function candidateOf(
  {
    text,
    facts,
    angle,
    namesSold,
  }: Omit<Candidate, 'angle' | 'length' | 'words'> & { readonly angle: Angle | null },
  fallback: Angle,
): Candidate {
  return { text, facts, angle: angle ?? fallback, namesSold, length: lengthOf(text), words: wordsIn(text) }
}
