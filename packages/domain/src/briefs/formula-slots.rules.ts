import type { Formula } from './brief-options.rules.ts'

/**
 * The parts of an ad text by formula, in reading order (BRF-09). Any engine or person fills the same parts. DRF isn't
 * an established term; ours means desire, reason, first step.
 */
export const formulaSlots = {
  AIDA: ['attention', 'interest', 'desire', 'action'],
  PAS: ['problem', 'agitate', 'solve'],
  BAB: ['before', 'after', 'bridge'],
  PPPP: ['promise', 'picture', 'proof', 'push'],
  USP: ['claim', 'reasonToBelieve', 'contrast'],
  DRF: ['desire', 'reason', 'firstStep'],
  SSS: ['star', 'story', 'solution'],
  FAB: ['feature', 'advantage', 'benefit'],
} as const satisfies Record<Formula, readonly string[]>
export type FormulaSlot = (typeof formulaSlots)[Formula][number]
