import type { AdText } from '../../ai.port.ts'
import { candidatesFor, type Candidate, type Voice } from '../candidates.ts'
import type { Facts } from '../facts/facts.ts'
import { shareMost, wordsIn } from '../likeness.ts'
import { unlikeNeighbours } from '../neighbours.ts'
import { lengthOfPassage, type Passage, repetition, textOf, worthOf } from '../text-choice.ts'
import { type TextWishes, writeHeadlines } from './headlines.ts'

interface Option {
  readonly passage: Passage
  readonly text: string
  readonly words: ReadonlySet<string>
  readonly worth: number
}

/** Where a platform shows so little, a description is as short as a headline. */
const shortest = 45
/** How many sentences of a part are tried in pairs. */
const tried = 14
const emptySpace = 0.05

/** Descriptions of one or two sentences, each telling a part of the formula or two that follow each other. */
export function writeDescriptions(
  facts: Facts,
  voice: Voice,
  wishes: TextWishes,
  random: () => number,
): readonly AdText[] {
  const { slots, count, maxLength, adviceLength, neighbours } = wishes
  if (adviceLength < shortest) return writeHeadlines(facts, voice, wishes, random)
  const longest = Math.min(maxLength, adviceLength)
  const pools = slots.map((slot) =>
    candidatesFor(slot, 'sentences', facts, voice, random)
      .filter(({ length }) => length <= longest)
      .toSorted((a, b) => b.weight - a.weight),
  )
  const isNew = unlikeNeighbours(neighbours, 'long')
  let options = pools
    .flatMap((pool, index) => [
      ...pool.map((one): Passage => [one]),
      ...pairs(pool.slice(0, tried), (pools[index + 1] ?? []).slice(0, tried), longest),
    ])
    .map((passage) => optionOf(passage, longest))
    .filter(({ text }) => isNew(text))
  const chosen: Option[] = []
  while (chosen.length < count) {
    const next = bestOf(
      options,
      chosen.map(({ passage }) => passage),
    )
    if (!next) break
    chosen.push(next)
    options = options.filter(({ words }) => !shareMost(words, next.words))
  }
  return chosen.map(({ passage, text }) => ({ text, slots: passage.map(({ slot }) => slot) }))
}

function optionOf(passage: Passage, longest: number): Option {
  const text = textOf(passage)
  const empty = longest - lengthOfPassage(passage)
  return { passage, text, words: wordsIn(text), worth: worthOf(passage) - empty * emptySpace }
}

function bestOf(options: readonly Option[], earlier: readonly Passage[]): Option | undefined {
  let best: { readonly option: Option; readonly score: number } | undefined
  for (const option of options) {
    const score = option.worth - repetition(option.passage, earlier)
    if (!best || score > best.score) best = { option, score }
  }
  return best?.option
}

function pairs(
  first: readonly Candidate[],
  second: readonly Candidate[],
  longest: number,
): readonly Passage[] {
  return first
    .flatMap((one) => second.map((other): Passage => [one, other]))
    .filter((pair) => lengthOfPassage(pair) <= longest)
}
