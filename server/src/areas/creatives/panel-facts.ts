import { type FactInput, gatherFacts } from '@aloft/copywriter/facts/gather-facts'
import { headlineCandidates } from '@aloft/copywriter/writing/candidates'
import { wordsOf } from '@aloft/copywriter/words/words-of'
import type { PanelOptions } from '@aloft/creative/scene/panel-content'

/** What a picture of an ad can be built of where it shows no photo, beside the trade and a customer's words. */
export interface PanelFacts {
  /** What has a price, beside the offer that the ad is about: its price stands elsewhere. */
  readonly offers: NonNullable<PanelOptions['offers']>
  /** One sentence without its full stop, or a shorter form that is true alone; else when it is open. */
  readonly proof: string | null
}

const longestProof = 70

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
