import type { FormulaSlot } from '@aloft/domain/briefs/formula-slots.rules'
import type { AdText } from '../../ai.port.ts'
import { candidatesFor, type Candidate, type Voice } from '../candidates.ts'
import type { Facts } from '../facts/facts.ts'
import { shareMost, wordsIn } from '../likeness.ts'
import { unlikeNeighbours } from '../neighbours.ts'

/** What texts are chosen for. */
export interface TextWishes {
  readonly slots: readonly FormulaSlot[]
  readonly count: number
  readonly maxLength: number
  readonly adviceLength: number
  readonly neighbours: readonly string[]
}

interface Option extends Candidate {
  readonly words: ReadonlySet<string>
}

// What makes a set dull: one pattern again, one fact again.
const again = { phrase: 3, fact: 2.5, tooLong: 4 } as const
/** A set should say whose it is and what that is. */
const stillUntold = { brand: 3, trade: 2 } as const
const mostOfOnePhrase = 2

/**
 * Headlines that take turns through the parts of the formula. No two of them share more than half of their words,
 * and none is like a headline that the ad has. Fewer come when the brief gives no more.
 */
export function writeHeadlines(
  facts: Facts,
  voice: Voice,
  { slots, count, maxLength, adviceLength, neighbours }: TextWishes,
  random: () => number,
): readonly AdText[] {
  const isNew = unlikeNeighbours(neighbours, 'short')
  const pools = slots.map((slot) =>
    candidatesFor(slot, 'headlines', facts, voice, random)
      .filter(
        ({ length, text }) => length <= maxLength && !text.endsWith('!') && !repeatsWord(text) && isNew(text),
      )
      .map((candidate): Option => ({
        ...candidate,
        words: wordsIn(candidate.text),
        weight: candidate.weight - (candidate.length > adviceLength ? again.tooLong : 0),
      })),
  )
  const chosen: Option[] = []
  for (let isStuck = false; chosen.length < count && !isStuck;) {
    isStuck = true
    for (const pool of pools) {
      const best = chosen.length < count ? bestOf(pool, chosen) : undefined
      if (!best) continue
      chosen.push(best)
      isStuck = false
    }
  }
  return chosen.map(({ text, slot }) => ({ text, slots: [slot] }))
}

function bestOf(pool: readonly Option[], chosen: readonly Option[]): Option | undefined {
  const told = chosen.flatMap((one) => one.told)
  const untold = (['brand', 'trade'] as const).filter((fact) => !told.includes(fact))
  let best: { readonly option: Option; readonly score: number } | undefined
  for (const option of pool) {
    const alikePhrases = chosen.filter(({ phrase }) => phrase === option.phrase).length
    if (alikePhrases >= mostOfOnePhrase || chosen.some(({ words }) => shareMost(words, option.words)))
      continue
    const score =
      option.weight -
      alikePhrases * again.phrase -
      option.told.reduce((sum, fact) => sum + (told.includes(fact) ? again.fact : 0), 0) +
      untold.reduce((sum, fact) => sum + (option.told.includes(fact) ? stillUntold[fact] : 0), 0)
    if (!best || score > best.score) best = { option, score }
  }
  return best?.option
}

// Platforms warn of a word that stands in a text three times.
function repeatsWord(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.some((word) => words.filter((other) => other === word).length > 2)
}
