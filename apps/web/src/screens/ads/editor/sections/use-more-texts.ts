import type { TextKind } from '@aloft/domain/ads/text-kinds.rules'
import { freeFields, mostOffered, textLimit } from '@aloft/domain/ads/text-kinds.rules'
import { placesOf } from '@aloft/domain/ads/place-values.rules'
import { placesOverlap } from '@aloft/domain/ads/places.rules'
import type { ComponentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import type { JsonValue } from '@aloft/domain/core/json'
import { tokenPrices } from '@aloft/domain/plans/tokens.rules'
import { openAiFailed } from '../../../../modals/open-ai-failed.ts'
import { ask } from '../../../../modals/ask.ts'
import { reportToGuide } from '../../../../state/guide-events.ts'
import { product } from '../../../../state/product.ts'
import { requestTexts } from '../../../../wiring/ads/texts.ts'
import type { AdContent } from '../../../../state/ad-content.ts'
import { fetchReply } from '../../../../wiring/core/queries.ts'
import type { AdChange } from '../ad-store.ts'
import { useAdEdits, useAdStore } from '../edited-ad.tsx'

const suggestionCount = 6

interface MoreTexts {
  readonly ideaId: string
  readonly balloonId: string
  readonly content: AdContent
  readonly kind: TextKind
  readonly change: (values: AdChange) => void
}

/** Opens further texts of a kind for the open ad. */
export function useMoreTexts(): (kind: TextKind) => void {
  const store = useAdStore()
  const { change } = useAdEdits()
  return (kind) => {
    const { idea, balloon, content } = store.get()
    void openMoreTexts({ ideaId: idea._id, balloonId: balloon.id, content, kind, change })
  }
}

/** Shows further texts of a kind to choose from; the chosen ones fill empty fields, or join their list (GEN-20). */
async function openMoreTexts(request: MoreTexts): Promise<void> {
  const { ideaId, balloonId, content, kind, change } = request
  const empty = freeFields(content.platform, kind, content.texts)
  const limit = textLimit(content.platform, kind)
  const offered: string[] = []
  const write = async () => {
    const result = await requestTexts({
      ideaId,
      balloonId,
      componentId: content.campaignId,
      kind,
      count: suggestionCount,
      offered: offered.slice(-mostOffered),
    })
    if ('texts' in result) offered.push(...result.texts)
    return result
  }
  const chosen = await ask('regenerate', {
    textKind: kind,
    writer: product.writer,
    tokenPrice: tokenPrices.textSet,
    ...(empty && { room: empty.length }),
    ...(limit && { maxLength: limit.maxLength }),
    first: write(),
    write,
  })
  if (!chosen) return
  if ('texts' in chosen) {
    change(
      empty
        ? filled(empty, chosen.texts)
        : kind === 'locations'
          ? await withPlaces(request, chosen.texts)
          : joined(content, chosen.texts),
    )
    if (empty) reportToGuide('textsUsed')
  } else await openAiFailed(chosen.failure, () => void openMoreTexts(request))
}

function filled(keys: readonly ComponentKey[], texts: readonly string[]) {
  return Object.fromEntries(keys.slice(0, texts.length).map((key, index) => [key, texts[index] ?? '']))
}

/** The places of an ad with those that were chosen, each found on the map; one that overlaps another is left out. */
async function withPlaces({ ideaId, content }: MoreTexts, texts: readonly string[]) {
  const { platform, ad } = content
  const found = await Promise.all(
    texts.map((query) => fetchReply('search-locations', { ideaId, query, platform })),
  )
  const places = [...placesOf(ad.locations)]
  for (const [place] of found.map((reply) => reply?.locations ?? []))
    if (place && !places.some((one) => placesOverlap(one, place))) places.push(place)
  return { locations: places as unknown as JsonValue }
}

function joined({ ad }: AdContent, texts: readonly string[]) {
  const [key, list] =
    'google' in ad ? (['keywords', ad.google.keywords] as const) : (['interests', ad.meta.interests] as const)
  return { [key]: [...new Set([...list, ...texts])] }
}
