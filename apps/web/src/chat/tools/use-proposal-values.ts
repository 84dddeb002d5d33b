import type { Balloon } from '@aloft/domain/balloons/balloon.entity'
import type { IdeaWithBalloons } from '@aloft/domain/balloons/idea-with-balloons.entity'
import type { ValuesByPlace } from '@aloft/domain/core/proposal.rules'
import { briefsQuery } from '../../state/briefs.ts'
import { savedValues } from '../../state/brand.ts'
import { useQuery } from '../../queries/use-query.ts'
import { placeId } from '../../wiring/assistant/proposals.ts'
import type { ProposalInCall } from './proposal-in-call.ts'

/** The fields of a proposal as they are now. */
export interface ProposalValues {
  readonly current: ValuesByPlace
  readonly idea: IdeaWithBalloons
  /** The ads that it's about. */
  readonly ads: readonly Balloon[]
  /** What it's about, if that's one thing. */
  readonly subject: string | undefined
}

/** Loads what a proposal is about, and follows its changes. `known` is null until then. */
export function useProposalValues({ ideaId, fields }: ProposalInCall): {
  readonly state: 'loading' | 'ready' | 'failed'
  readonly known: ProposalValues | null
} {
  const places = fields.map(({ place }) => place)
  const hasBrief = places.some(({ kind }) => kind === 'brief')
  const brand = useQuery('get-idea', { ideaId }).loaded
  const briefs = useQuery('get-briefs', hasBrief ? briefsQuery(ideaId) : null).loaded
  if (brand.status === 'failed' || briefs.status === 'failed') return { state: 'failed', known: null }
  if (brand.status !== 'ready' || (hasBrief && briefs.status !== 'ready'))
    return { state: 'loading', known: null }
  const idea = brand.reply
  const ads = idea.balloons.filter(({ id }) =>
    places.some((place) => place.kind === 'ad' && place.adId === id),
  )
  const current = places.map((place) => {
    if (place.kind === 'ad') {
      const ad = ads.find(({ id }) => id === place.adId)
      return [placeId(place), (ad && savedValues(ad)[place.key]) ?? null] as const
    }
    const reply = briefs.status === 'ready' ? briefs.reply : null
    const brief =
      place.briefKind === 'campaign'
        ? reply?.campaignBriefs.find(({ _id }) => _id === place.briefId)?.brief
        : (place.briefKind === 'brand' ? reply?.brandBrief : reply?.designBrief)?.brief
    const value = (brief as ValuesByPlace | undefined)?.[place.field]
    return [placeId(place), value ?? null] as const
  })
  const [ad] = ads
  const subject = ads.length === 1 && !hasBrief ? ad?.name : undefined
  return { state: 'ready', known: { current: Object.fromEntries(current), idea, ads, subject } }
}
