import type { ListedCreative } from '@aloft/domain/creatives/listed-creative.entity'
import { nightjarPictures } from '@aloft/design-system/patterns/nightjar-pictures.fixtures'

function listedCreative(headline: string, place: number): ListedCreative {
  const renderUrl = place < 3 ? (nightjarPictures[place]?.url ?? null) : null
  const isLaunched = place < 2
  return {
    _id: `01936b2e-0000-7000-8000-00000000061${place}`,
    adName: place === 1 ? null : `Autumn lamps ${place + 1}`,
    headline,
    date: new Date(2026, 10, 21 - place, 12),
    isArchived: false,
    isLaunched,
    renderData: { isRenderFinished: renderUrl !== null, renderUrl, renderUrls: {}, failure: null },
    counts: {
      adRuns: isLaunched ? 2 - place : 0,
      versions: 3 - Math.min(place, 2),
      impressions: isLaunched ? 18_240 / (place + 1) : 0,
      clicks: isLaunched ? 412 - 200 * place : 0,
    },
    fatigue: place === 1 ? { clickRate: 0.0124, clickRateBefore: 0.0213 } : null,
  }
}

export const launchedCreative = listedCreative('Evenings, better lit', 0)
export const newCreative = listedCreative(
  'A Wren for the nightstand, small enough for any room and bright enough for one more chapter',
  2,
)
/** Fewer people click it than in the week before. */
export const tiringCreative = listedCreative('Old lamp in, €20 off', 1)
/** Its pictures are still being drawn. */
export const undrawnCreative = listedCreative('Rewired for a lifetime', 3)

/** Creatives of the demo brand. */
export const listedCreatives: ListedCreative[] = [
  launchedCreative,
  tiringCreative,
  newCreative,
  undrawnCreative,
]
