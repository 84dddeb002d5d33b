import type { AdFacts } from '../facts/ad-facts.ts'
import { areForms, lengthOf, wordsIn } from './likeness.ts'

const fewestLetters = 4

/** Whether a text names what the business is or sells: a word of it that tells, in any form that begins alike. */
export function namesSoldIn(text: string, facts: AdFacts): boolean {
  const said = [...wordsIn(text)]
  return soldWords(facts).some((word) => said.some((one) => areForms(one, word)))
}

// "Loaf" of "Stout and Oat Loaf": the last word of a name says what the thing is.
function soldWords({ business, sold, product, offers }: AdFacts): readonly string[] {
  const whole = [business?.text, sold?.text, product?.label].filter((name) => name !== undefined)
  const things = offers.flatMap(({ label }) => {
    const words = [...wordsIn(label)]
    return words.length > 1 ? words.slice(-1) : []
  })
  return [...new Set([...whole.flatMap((name) => [...wordsIn(name)]), ...things])].filter(
    (word) => lengthOf(word) >= fewestLetters,
  )
}
