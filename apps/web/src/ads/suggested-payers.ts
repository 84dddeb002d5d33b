import { type PayerSuggestion, suggestPayers } from '@aloft/domain/ads/payer-suggestion.rules'
import { readValues } from '@aloft/domain/balloons/balloon-history.rules'
import type { IdeaWithBalloons } from '@aloft/domain/balloons/idea-with-balloons.entity'

/** The payer and the advertiser that the brand suggests for one of its ads, from what its other ads name. */
export function suggestedPayers({ title, balloons }: IdeaWithBalloons, balloonId: string): PayerSuggestion {
  const others = balloons.filter(({ id }) => id !== balloonId)
  return suggestPayers(
    title,
    others.map(({ creationDate, data }) => ({ creationDate, values: readValues(data) })),
  )
}
