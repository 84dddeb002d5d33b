import { type FactInput, gatherFacts } from '../facts/gather-facts.ts'
import { wordsOf } from '../words/words-of.ts'
import { headlineCandidates } from '../writing/candidates.ts'

/** What an ad's picture may list where it shows no photo. Texts are in the ad's language. */
export interface PanelFacts {
  /** What has a price, except the offer that the ad is about: its price is elsewhere on the picture. */
  readonly offers: readonly { readonly name: string; readonly price: string }[]
  /**
   * One sentence without its full stop, or a shorter form that is true on its own; without one, when the business is
   * open. Null if neither is known.
   */
  readonly proof: string | null
}

const longestProof = 70

/** Gathers what a picture without a photo may list. */
export function panelFacts(input: FactInput): PanelFacts {
  const facts = gatherFacts(input)
  const { language, product, offers, statements } = facts
  const { from } = wordsOf[language].phrases
  const proofs = statements
    .filter(({ angle, isQuotable, isSummary }) => angle === 'proof' && isQuotable && !isSummary)
    .flatMap(({ sentence, shorts }) => [sentence.replace(/[.!]$/u, ''), ...shorts])
  const open = headlineCandidates(facts, 'awareness').find(({ facts: ids }) => ids.includes('hours'))
  return {
    offers: offers.flatMap((offer) => {
      const { label, price, isFrom } = offer
      if (price === null || offer === product) return []
      return [{ name: upperFirst(label), price: isFrom ? from.replace('{price}', () => price) : price }]
    }),
    proof: proofs.find((text) => text.length <= longestProof) ?? open?.text ?? null,
  }
}

function upperFirst(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
