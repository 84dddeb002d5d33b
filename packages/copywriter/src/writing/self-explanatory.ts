import type { AdFacts, OfferFact } from '../facts/ad-facts.ts'
import { isMeasure } from '@aloft/site-reader/text/measures'

/** Whether an offer's name says what it is: `Wren`, `90 mins` and `Solo plan` don't, `Wren table lamp` and `Butter croissant` do. */
export function isSelfExplanatory({ name, label, isPlan }: OfferFact, { product }: AdFacts): boolean {
  if (isPlan || isMeasure(label)) return false
  return (
    label !== name || /[\s-]\p{Ll}/u.test(name) || product?.name === name || /^\p{Lu}?\p{Ll}{7,}$/u.test(name)
  )
}
