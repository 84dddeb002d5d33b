import type { AdText } from '../../ai.port.ts'
import { candidatesFor, type Voice } from '../candidates.ts'
import type { Facts } from '../facts/facts.ts'
import { lengthOf } from '../likeness.ts'
import {
  isTelling,
  lengthOfPassage,
  type Passage,
  repetition,
  sentenceCount,
  textOf,
  worthOf,
} from '../text-choice.ts'
import { wordsOf } from '../words/words-of.ts'
import type { TextWishes } from './headlines.ts'

interface Limits {
  readonly maxLength: number
  readonly adviceLength: number
}

/** Sentences of a part that are kept while passages grow, and passages kept after each part. */
const breadth = { sentences: 16, passages: 24 } as const
const mostSentences = 4
/** Up to here a reader sees a text on a large screen. */
const comfortable = 300
const price = { perCharacterOverAdvice: 0.015, perCharacterOverComfort: 0.2, emptyBeginning: 8 } as const

/**
 * Texts that tell every part of the formula in its order, in at most four sentences. Where the last part does not
 * say what to do next and there is room, a sentence more does.
 */
export function writePrimaryTexts(
  facts: Facts,
  voice: Voice,
  { slots, count, maxLength, adviceLength, neighbours }: TextWishes,
  random: () => number,
): readonly AdText[] {
  const limits = { maxLength, adviceLength }
  const pools = slots.map((slot) => candidatesFor(slot, 'sentences', facts, voice, random))
  const own = wordsOf[facts.language].sentences.action
  const calls = candidatesFor('action', 'sentences', facts, voice, random).filter(
    ({ phrase }) => !own.includes(phrase),
  )
  const chosen: Passage[] = []
  while (chosen.length < count) {
    const best = closed(grow(pools, chosen, limits), calls, chosen, limits).find((passage) => {
      const text = textOf(passage)
      return ![...neighbours, ...chosen.map(textOf)].includes(text)
    })
    if (!best) break
    chosen.push(best)
  }
  return chosen.map((passage) => ({ text: spoken(passage, voice, facts, maxLength), slots }))
}

/** Passages that fit, the best first: after each part only the best beginnings go on. */
function grow(pools: readonly Passage[], earlier: readonly Passage[], limits: Limits): readonly Passage[] {
  let passages: readonly Passage[] = [[]]
  for (const [index, pool] of pools.entries()) {
    const left = pools.length - index - 1
    const ranked = pool
      .map((one) => ({ one, rank: one.weight - repetition([one], earlier) }))
      .toSorted((a, b) => b.rank - a.rank)
      .slice(0, breadth.sentences)
    passages = passages
      .flatMap((passage) => ranked.map(({ one }) => [...passage, one]))
      .filter((passage) => fits(passage, left, limits))
    passages = bestFirst(passages, earlier, limits).slice(0, breadth.passages)
  }
  return passages
}

// The last sentence of all says what to do next.
function closed(
  passages: readonly Passage[],
  calls: Passage,
  earlier: readonly Passage[],
  limits: Limits,
): readonly Passage[] {
  const open = passages.filter((passage) => !passage.at(-1)?.isCall)
  const longer = open.flatMap((passage) => calls.map((call) => [...passage, call]))
  const all = [...passages, ...longer.filter((passage) => fits(passage, 0, limits))]
  const isClosed = (passage: Passage) => Number(passage.at(-1)?.isCall)
  return bestFirst(all, earlier, limits).toSorted((a, b) => isClosed(b) - isClosed(a))
}

function fits(passage: Passage, sentencesLeft: number, { maxLength }: Limits): boolean {
  return lengthOfPassage(passage) <= maxLength && sentenceCount(passage) + sentencesLeft <= mostSentences
}

function bestFirst(
  passages: readonly Passage[],
  earlier: readonly Passage[],
  limits: Limits,
): readonly Passage[] {
  return passages
    .map((passage) => ({ passage, score: scoreOf(passage, earlier, limits) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ passage }) => passage)
}

function scoreOf(passage: Passage, earlier: readonly Passage[], { adviceLength }: Limits): number {
  const length = lengthOfPassage(passage)
  const isEmptyAtFirst = !passage[0]?.told.length
  const tellsNothing = !passage.some(({ told }) => told.some(isTelling))
  return (
    worthOf(passage) -
    repetition(passage, earlier) -
    Math.max(0, length - adviceLength) * price.perCharacterOverAdvice -
    Math.max(0, length - comfortable) * price.perCharacterOverComfort -
    (isEmptyAtFirst || tellsNothing ? price.emptyBeginning : 0)
  )
}

// A glad text may end gladly, if it ends with what to do.
function spoken(passage: Passage, { tone }: Voice, { language }: Facts, maxLength: number): string {
  const text = textOf(passage)
  const isGlad = tone === 'excitement' || tone === 'happiness'
  if (!isGlad || !passage.at(-1)?.isCall || !text.endsWith('.')) return text
  const mark = language === 'fr' ? '\u202F!' : '!'
  return lengthOf(text) - 1 + mark.length <= maxLength ? `${text.slice(0, -1)}${mark}` : text
}
