import type { Angle } from '@aloft/domain/facts/angles.rules'
import type { FormulaSlot } from '@aloft/domain/briefs/formula-slots.rules'

/** Which angles suit a part of a formula, the best first (BRF-09). */
export const slotAngles: Readonly<Record<FormulaSlot, readonly Angle[]>> = {
  attention: ['offer', 'deal', 'time', 'proof'],
  interest: ['quality', 'story', 'range', 'proof'],
  desire: ['benefit', 'price', 'offer', 'deal'],
  action: ['ease', 'place', 'time'],
  problem: ['problem', 'audience', 'offer'],
  agitate: ['audience', 'problem', 'proof', 'quality'],
  solve: ['benefit', 'offer', 'quality', 'price'],
  before: ['problem', 'audience', 'offer'],
  after: ['benefit', 'quality', 'proof'],
  bridge: ['ease', 'offer', 'price', 'place'],
  promise: ['benefit', 'deal', 'offer'],
  picture: ['quality', 'story', 'range'],
  proof: ['proof', 'quality'],
  push: ['price', 'deal', 'time', 'ease'],
  claim: ['proof', 'quality', 'offer'],
  reasonToBelieve: ['proof', 'story', 'quality'],
  contrast: ['quality', 'price', 'deal'],
  reason: ['proof', 'quality', 'benefit'],
  firstStep: ['ease', 'place', 'price'],
  star: ['offer', 'story'],
  story: ['story', 'quality', 'proof'],
  solution: ['offer', 'benefit', 'price'],
  feature: ['offer', 'quality', 'range'],
  advantage: ['quality', 'proof', 'deal'],
  benefit: ['benefit', 'price', 'ease', 'deal'],
}

/** The part of a formula that a text of this angle suits best; none if the formula has no such part. */
export function slotFor(angle: Angle, slots: readonly FormulaSlot[]): readonly FormulaSlot[] {
  const ranked = slots
    .map((slot) => ({ slot, rank: slotAngles[slot].indexOf(angle) }))
    .filter(({ rank }) => rank >= 0)
    .toSorted((a, b) => a.rank - b.rank)
  return ranked.slice(0, 1).map(({ slot }) => slot)
}
