import type { FormulaSlot } from '@aloft/domain/briefs/formula-slots.rules'
import type { ToneWords } from './words/language-words.ts'

/** Which of a tone's words a part of a formula may take; the first part of most formulas takes none. */
export const toneRoles: Readonly<Partial<Record<FormulaSlot, keyof ToneWords>>> = {
  desire: 'want',
  after: 'want',
  benefit: 'want',
  promise: 'want',
  picture: 'want',
  interest: 'say',
  proof: 'say',
  reasonToBelieve: 'say',
  contrast: 'say',
  reason: 'say',
  story: 'say',
  advantage: 'say',
  action: 'act',
  push: 'act',
  firstStep: 'act',
  solve: 'act',
  solution: 'act',
  bridge: 'act',
}

const early: ReadonlySet<FormulaSlot> = new Set([
  'attention',
  'interest',
  'claim',
  'star',
  'story',
  'feature',
  'promise',
])

/** The parts that may tell what the business is. */
export function isEarly(slot: FormulaSlot): boolean {
  return early.has(slot)
}

/** The parts that may say what to do next, and so follow the goal. */
export function mayCall(slot: FormulaSlot): boolean {
  return toneRoles[slot] === 'act'
}

/** The parts that may say why the ad is made now: what one may want, or what helps. */
export function mayTellOccasion(slot: FormulaSlot): boolean {
  return slot === 'claim' || toneRoles[slot] === 'want' || (mayCall(slot) && !mustCall(slot))
}

/** The first parts that say whose ad this is, and may as well say what sets it apart. */
export function mayOpenApart(slot: FormulaSlot): boolean {
  return slot === 'attention' || slot === 'star'
}

/** The parts that are there for nothing else. */
export function mustCall(slot: FormulaSlot): boolean {
  return slot === 'action' || slot === 'push' || slot === 'firstStep'
}
