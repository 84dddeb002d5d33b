import type { Angle } from '@aloft/domain/facts/angles.rules'
import type { Goal } from '@aloft/domain/core/goals'
import type { Tone } from '@aloft/domain/core/tones'
import type { AdFacts, StatementFact } from '../facts/ad-facts.ts'
import type { Call, Register } from '../language/language-words.ts'
import { wordsOf } from '../words/words-of.ts'
import { withoutEnd } from '../facts/sentences-of.ts'
import { capitalized, fillPhrase } from './fill-phrase.ts'
import { lengthOf, wordsIn } from '../text/similarity.ts'
import { namesSold, seenFirst } from './names-sold.ts'
import { waysForGoal } from './ways-for-goal.ts'

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

/** Which texts each tone uses. */
export function registerOf(tone: Tone | null): Register {
  return tone ? registerOfTone[tone] : 'plain'
}

/** Every short text these facts allow: offers with prices, short forms of statements, places, proofs, calls. */
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
          namesSold: namesSold(short, facts),
        },
        'quality',
      ),
    ),
  )
  // "Order handmade lamps online" needs what's sold; without it, the next way to buy may say more.
  const [calls = []] = callsOf(facts, goal)
    .map((call) => call.headlines.flatMap((phrase) => fillPhrase(phrase, facts)))
    .filter((fillings) => fillings.length > 0)
    .map((fillings) => fillings.map((filling) => candidateOf({ ...filling, angle: null }, 'ease')))
  return [...templated, ...stated, ...calls]
}

/** Whole sentences: statements, price lists, reviews, where and when. */
export function sentenceCandidates(facts: AdFacts): readonly Candidate[] {
  const { phrases } = wordsOf[facts.language]
  const quotable = facts.statements.filter(({ isQuotable }) => isQuotable)
  const stated = quotable.map(({ id, sentence, angle }) =>
    candidateOf(
      { text: sentence, facts: factsIn(sentence, id, facts), angle, namesSold: namesSold(sentence, facts) },
      'quality',
    ),
  )
  // If a proof is long as a whole, its first part may be proof enough.
  const shorter = quotable.flatMap(({ id, sentence, shorts, angle, proof }) =>
    (proof === null
      ? shorts.slice(1, 2)
      : shorts.filter((one) => one !== withoutEnd(sentence)).slice(0, 1)
    ).map((short) =>
      candidateOf(
        { text: `${capitalized(short)}.`, facts: [id], angle, namesSold: namesSold(short, facts) },
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
  const stated = facts.statements
    .filter((statement) => isOpener(statement, facts))
    .map(({ id, sentence, angle }) =>
      candidateOf({ text: sentence, facts: factsIn(sentence, id, facts), angle, namesSold: true }, 'quality'),
    )
  const all = [...templated, ...stated]
  const { product } = facts
  const ofProduct = product ? all.filter(({ facts: ids }) => ids.includes(product.id)) : []
  return ofProduct.length > 0 ? ofProduct : all
}

// A sentence that names the town already gives the place, so no call beside it does so again.
function factsIn(sentence: string, id: string, { place }: AdFacts): readonly string[] {
  return place?.isTown === true && sentence.includes(place.name) ? [id, place.id] : [id]
}

function isOpener({ sentence, isQuotable }: StatementFact, facts: AdFacts): boolean {
  return isQuotable && namesSold(sentence.slice(0, seenFirst), facts)
}

function callsOf(facts: AdFacts, goal: Goal): readonly Call[] {
  const { calls, ownCalls } = wordsOf[facts.language].phrases
  return waysForGoal(facts, goal).map(
    (way) => (facts.trade && ownCalls[facts.trade.kind]?.[way]) ?? calls[way],
  )
}

/** Sentences that say what to do next, the fullest first; none mentions an unknown place. */
export function callSentences(facts: AdFacts, goal: Goal, register: Register): readonly Candidate[] {
  const [call] = callsOf(facts, goal)
  return (call?.sentences[register] ?? [])
    .flatMap((phrase) => fillPhrase(phrase, facts))
    .map((filled) => candidateOf(filled, 'ease'))
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
