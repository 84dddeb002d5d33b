import type { AdFacts, OfferFact } from '../facts/ad-facts.ts'

/** Whether the name of an offer tells what it is: `Wren` does not, `Wren table lamp` and `Butter croissant` do. */
export function saysWhatItIs({ name, label }: OfferFact, { product }: AdFacts): boolean {
  return (
    label !== name || /[\s-]\p{Ll}/u.test(name) || product?.name === name || /^\p{Lu}?\p{Ll}{7,}$/u.test(name)
  )
}
