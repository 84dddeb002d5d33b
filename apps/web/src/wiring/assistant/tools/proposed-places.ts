import type { FieldPlace } from '@aloft/domain/assistant/tools/tool-arguments.entity'
import type { JsonValue } from '@aloft/domain/core/json'
import { savedValues } from '../../../state/brand.ts'
import { briefsQuery, type BriefsReply } from '../../../state/briefs.ts'
import { ask, FailedCall } from './tool-handler.ts'

/** The values of fields, as the server has them now, in their order. */
export async function readPlaces(
  ideaId: string,
  places: readonly FieldPlace[],
  signal: AbortSignal,
): Promise<readonly JsonValue[]> {
  const adIds = [...new Set(places.flatMap((place) => (place.kind === 'ad' ? place.adId : [])))]
  const hasBrief = places.some(({ kind }) => kind === 'brief')
  const [briefs, ...ads] = await Promise.all([
    hasBrief ? ask('get-briefs', briefsQuery(ideaId), signal) : null,
    ...adIds.map((balloonId) => ask('get-balloon', { ideaId, balloonId }, signal)),
  ])
  return places.map((place) => {
    if (place.kind === 'brief') return briefs ? briefValue(briefs, place) : null
    const ad = ads.find(({ balloon }) => balloon.id === place.adId)
    return ad ? (savedValues(ad.balloon)[place.key] ?? null) : null
  })
}

type BriefPlace = Extract<FieldPlace, { readonly kind: 'brief' }>

/** The value of a brief's field; null for one that isn't written yet. */
export function briefValue(briefs: BriefsReply, { briefKind, briefId, field }: BriefPlace): JsonValue {
  const brief =
    briefKind === 'campaign'
      ? briefs.campaignBriefs.find(({ _id }) => _id === briefId)?.brief
      : (briefKind === 'brand' ? briefs.brandBrief : briefs.designBrief)?.brief
  // Only a campaign's brief can be named that isn't there.
  if (briefKind === 'campaign' && !brief) throw new FailedCall({ error: 'briefNotFound' })
  const value = (brief as Readonly<Record<string, JsonValue>> | undefined)?.[field]
  return value ?? null
}
