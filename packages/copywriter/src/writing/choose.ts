import type { Angle } from '@aloft/domain/facts/angles.rules'
import type { FormulaSlot } from '@aloft/domain/briefs/formula-slots.rules'
import type { AdFacts } from '../facts/ad-facts.ts'
import type { Candidate } from './candidates.ts'
import { shareMost } from '../text/similarity.ts'
import { repeatsWord } from '../text/repeated-words.ts'
import { unlikeNeighbors } from './neighbors.ts'

/** What texts are chosen by. */
export interface TextOrder {
  readonly slots: readonly FormulaSlot[]
  readonly count: number
  readonly maxLength: number
  readonly adviceLength: number
  readonly neighbors: readonly string[]
}

const usualAngles: readonly Angle[] = ['offer', 'price', 'proof', 'quality', 'benefit', 'place', 'time']

// A text with a leading angle is worth more than one with any other; a repeated fact or angle is worth less.
const weights = {
  angle: 3,
  product: 4,
  productPrice: 2,
  bothFacts: 0.5,
  again: 4,
  inGeneral: 1,
  sameAngle: 2,

  short: 0.6,
} as const

const mostOfAngle: Readonly<Partial<Record<Angle, number>>> = { price: 4, offer: 4, audience: 2, place: 3 }

/** A text's own worth: whether it leads in the trade, and how much of the space it uses. */
export function strengthOf(candidate: Candidate, facts: AdFacts, longest: number): number {
  const leading = [...(facts.trade?.angles ?? usualAngles), ...usualAngles]
  const index = leading.indexOf(candidate.angle)
  const rank = index === -1 ? leading.length : Math.min(index, leading.length)
  const isProduct = facts.product !== null && candidate.facts.includes(facts.product.id)
  return (
    (weights.angle * (leading.length - rank)) / leading.length +
    (isProduct ? weights.product + (candidate.angle === 'price' ? weights.productPrice : 0) : 0) +
    // What the business calls itself says more than what its trade sells.
    (facts.business !== null && candidate.facts.includes('sold') ? -weights.inGeneral : 0) +
    factsAdded(candidate) * weights.bothFacts -
    (candidate.length < longest / 3 ? weights.short : 0) -
    lateness(candidate)
  )
}

// In an owner's sentence, the town adds nothing that the business next to it wouldn't say.
function factsAdded({ facts }: Candidate): number {
  const isStated = facts.some((id) => id.startsWith('statement:'))
  return isStated ? facts.filter((id) => id !== 'place').length : facts.length
}

// Owners and pages name what matters most first.
function lateness({ facts }: Candidate): number {
  const numbers = facts.map((id) => Number(/:(\d+)/u.exec(id)?.[1] ?? 0))
  return Math.min(2.5, Math.max(0, ...numbers) * 0.15)
}

/**
 * The strongest texts that differ: no two share more than half of their words, none is similar to a text that the ad
 * has, and new facts and angles go before repeated ones. Returns fewer if there aren't enough facts.
 */
export function chooseTexts(
  candidates: readonly Candidate[],
  facts: AdFacts,
  { count, maxLength, adviceLength, neighbors }: TextOrder,
  isFirst: (candidate: Candidate) => boolean,
): readonly Candidate[] {
  const isNew = unlikeNeighbors(neighbors, maxLength > 45 && adviceLength > 45 ? 'long' : 'short')
  const possible = candidates.filter(
    ({ length, text }) => length <= maxLength && isNew(text) && !repeatsWord(text),
  )
  const advised = possible.filter(({ length }) => length <= adviceLength)
  // A text that the platform would cut is only used if there's nothing shorter.
  const pool = (advised.length > 0 ? advised : possible).map((candidate) => ({
    candidate,
    strength: strengthOf(candidate, facts, adviceLength),
  }))
  const chosen: Candidate[] = []
  while (chosen.length < count) {
    const open = pool.filter(
      ({ candidate }) => !chosen.some(({ words }) => shareMost(words, candidate.words)),
    )
    const leading = chosen.length === 0 ? open.filter(({ candidate }) => isFirst(candidate)) : []
    const best = bestOf(leading.length > 0 ? leading : open, chosen)
    if (!best) break
    chosen.push(best)
  }
  return chosen
}

function bestOf(
  pool: readonly { readonly candidate: Candidate; readonly strength: number }[],
  chosen: readonly Candidate[],
): Candidate | null {
  const used = chosen.flatMap(({ facts }) => facts)
  let best: { readonly candidate: Candidate; readonly score: number } | null = null
  for (const { candidate, strength } of pool) {
    const again = candidate.facts.filter((fact) => used.includes(fact)).length
    const alike = chosen.filter(({ angle }) => angle === candidate.angle).length
    const score = strength - again * weights.again - alike * weights.sameAngle
    // A long series of single offers is a list, not an ad.
    if (alike >= (mostOfAngle[candidate.angle] ?? Infinity)) continue
    if (!best || score > best.score) best = { candidate, score }
  }
  return best?.candidate ?? null
}
