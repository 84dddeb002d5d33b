import type { FormulaSlot } from '@aloft/domain/briefs/formula-slots.rules'
import type { AdText } from '../../ai.port.ts'
import { candidatesFor, isApart, type Voice } from '../candidates.ts'
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

/** What a message keeps to, and what it should tell. */
interface Limits {
  readonly maxLength: number
  readonly adviceLength: number
  readonly slots: readonly FormulaSlot[]
  readonly isCompared: boolean
  readonly hasOccasion: boolean
}

/** Sentences of a part that are tried, the best and the shortest, and passages of as many parts that go on. */
const breadth = { sentences: 16, short: 8, passages: 12 } as const
const mostSentences = 4
const leastSentences = 2
/** Up to here a reader sees a text on a large screen. */
const comfortable = 300
const price = {
  overAdvice: 22,
  perCharacterOverAdvice: 0.015,
  perCharacterOverComfort: 0.2,
  emptyBeginning: 24,
  partLeftOut: 1,
  namesAlone: 8,
  occasionLeftOut: 6,
  notApart: 6,
  apartLate: 4,
  open: 2,
} as const

/**
 * Texts that tell the formula in its order, in two to four sentences, the last of which says what to do next where
 * there is room. Where a platform shows so little, a part between the first and the last may be left out, so that a
 * fact has room: a whole sentence, never a cut.
 */
export function writePrimaryTexts(
  facts: Facts,
  voice: Voice,
  { slots, count, maxLength, adviceLength, neighbours }: TextWishes,
  random: () => number,
): readonly AdText[] {
  const limits = {
    maxLength,
    adviceLength,
    slots,
    isCompared: voice.isCompared,
    hasOccasion: facts.occasion !== null,
  }
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
  return chosen.map((passage) => ({
    text: spoken(passage, voice, facts, limits),
    slots: partsOf(passage, slots),
  }))
}

/** Passages that fit, the best first: after each part only the best beginnings go on, and the best that stay short. */
function grow(pools: readonly Passage[], earlier: readonly Passage[], limits: Limits): readonly Passage[] {
  const last = pools.length - 1
  const shortestEnd = Math.min(...(pools[last] ?? []).map(({ length }) => length))
  const tellsAll = limits.adviceLength >= comfortable
  let passages: readonly Passage[] = [[]]
  for (const [index, pool] of pools.entries()) {
    const ranked = pool
      .map((one) => ({ one, rank: one.weight - repetition([one], earlier) }))
      .toSorted((a, b) => b.rank - a.rank)
      .map(({ one }) => one)
    const short = ranked.slice(breadth.sentences).toSorted((a, b) => a.length - b.length)
    const tried = [...ranked.slice(0, breadth.sentences), ...short.slice(0, breadth.short)]
    const longer = passages.flatMap((passage) => tried.map((one) => [...passage, one]))
    const all = tellsAll || index === 0 || index === last ? longer : [...passages, ...longer]
    const partsLeft = tellsAll ? last - index : Math.min(1, last - index)
    const best = bestFirst(
      all.filter((passage) => fits(passage, partsLeft, limits)),
      earlier,
      limits,
    )
    const charactersLeft = partsLeft === 0 ? 0 : 1 + shortestEnd
    const brief = best.filter((passage) => lengthOfPassage(passage) + charactersLeft <= limits.adviceLength)
    passages = [...new Set([...leading(best), ...leading(brief)])]
  }
  return passages
}

// Of each number of parts, so that one part less, which leaves room for a fact at the end, is still there.
function leading(sorted: readonly Passage[]): readonly Passage[] {
  const kept = new Map<number, number>()
  return sorted.filter(({ length }) => {
    const count = (kept.get(length) ?? 0) + 1
    kept.set(length, count)
    return count <= breadth.passages
  })
}

// The last sentence of all says what to do next, where there is room for it.
function closed(
  passages: readonly Passage[],
  calls: Passage,
  earlier: readonly Passage[],
  limits: Limits,
): readonly Passage[] {
  const open = passages.filter((passage) => !passage.at(-1)?.isCall)
  const longer = open.flatMap((passage) => calls.map((call) => [...passage, call]))
  const all = [...passages, ...longer].filter(
    (passage) => fits(passage, 0, limits) && sentenceCount(passage) >= leastSentences,
  )
  const isClosed = (passage: Passage) => passage.at(-1)?.isCall
  return all
    .map((passage) => ({
      passage,
      score: scoreOf(passage, earlier, limits) - (isClosed(passage) ? 0 : price.open),
    }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ passage }) => passage)
}

function fits(passage: Passage, sentencesLeft: number, { maxLength }: Limits): boolean {
  const isShort =
    lengthOfPassage(passage) <= maxLength && sentenceCount(passage) + sentencesLeft <= mostSentences
  return isShort && !repeatsItself(passage)
}

// An offer may come again as the first step; a sentence of the owner never does.
function repeatsItself(passage: Passage): boolean {
  const said = passage.flatMap(({ told }) =>
    told.filter((fact) => /^(?:statement|summary|occasion)/.test(fact)),
  )
  return new Set(said).size < said.length
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

function scoreOf(passage: Passage, earlier: readonly Passage[], limits: Limits): number {
  const { adviceLength, slots, isCompared, hasOccasion } = limits
  const length = lengthOfPassage(passage)
  const isEmptyAtFirst = !passage[0]?.told.length
  const told = passage.flatMap((one) => one.told)
  const tellsNothing = !told.some(isTelling)
  const isNamesAlone = !told.some((fact) => /^(?:statement|summary|audience|occasion)/.test(fact))
  return (
    worthOf(passage) -
    repetition(passage, earlier) -
    (length > adviceLength ? price.overAdvice : 0) -
    Math.max(0, length - adviceLength) * price.perCharacterOverAdvice -
    Math.max(0, length - comfortable) * price.perCharacterOverComfort -
    (slots.length - partsOf(passage, slots).length) * price.partLeftOut -
    (isNamesAlone ? price.namesAlone : 0) -
    (hasOccasion && !told.includes('occasion') ? price.occasionLeftOut : 0) -
    (isCompared && !told.some(isApart) ? price.notApart : 0) -
    (isCompared && !passage[0]?.told.some(isApart) ? price.apartLate : 0) -
    (isEmptyAtFirst || tellsNothing ? price.emptyBeginning : 0)
  )
}

function partsOf(passage: Passage, slots: readonly FormulaSlot[]): readonly FormulaSlot[] {
  return slots.filter((slot) => passage.some((one) => one.slot === slot))
}

// A glad text may end gladly, if it ends with what to do and the mark has room.
function spoken(passage: Passage, { tone }: Voice, { language }: Facts, limits: Limits): string {
  const text = textOf(passage)
  const room = lengthOf(text) <= limits.adviceLength ? limits.adviceLength : limits.maxLength
  const isGlad = tone === 'excitement' || tone === 'happiness'
  if (!isGlad || !passage.at(-1)?.isCall || !text.endsWith('.')) return text
  const mark = language === 'fr' ? '\u202F!' : '!'
  return lengthOf(text) - 1 + mark.length <= room ? `${text.slice(0, -1)}${mark}` : text
}
