import type { AdFacts, OfferFact } from '../facts/ad-facts.ts'
import { isMeasure } from '@aloft/site-reader/text/measures'

/** Whether an offer's name says what it is: `Wren` and `90 mins` don't, `Wren table lamp` and `Butter croissant` do. */
export function isSelfExplanatory({ name, label }: OfferFact, { product }: AdFacts): boolean {
  if (isMeasure(label)) return false
  return (
    label !== name || /[\s-]\p{Ll}/u.test(name) || product?.name === name || /^\p{Lu}?\p{Ll}{7,}$/u.test(name)
  )
}
