import type { AdCardData, MakingAd } from '@aloft/views/ads/lists/ad-card'
import type { AdCardLaunch } from '@aloft/views/ads/lists/ad-card-life'
import type { SearchResult } from '@aloft/views/ads/lists/google-result'
import type { Balloon } from '@aloft/domain/balloons/balloon.entity'
import { readValues } from '@aloft/domain/balloons/balloon-history.rules'
import type { AdCreative } from '@aloft/domain/creatives/ad-creative.entity'
import { type AdContent, adContent } from '../../state/ad-content.ts'
import type { AdValues } from '../../state/brand.ts'

/** The progress of a finished ad. */
const wholeProgress = 100

type Creatives = Readonly<Record<string, AdCreative>>

/**
 * The ads of a brand for its overview, newest change first, without archived and incomplete ones. `creatives` and
 * `launches` are those loaded after the ads.
 */
export function adCards(
  balloons: readonly Balloon[],
  creatives: Creatives,
  launches: Readonly<Record<string, AdCardLaunch | 'loading'>> = {},
): AdCardData[] {
  return balloons
    .filter(({ archiveDate, progress }) => archiveDate === null && progress >= wholeProgress)
    .flatMap((balloon) => {
      const card = cardOf(balloon, creatives)
      const launch = launches[balloon.id]
      if (!card) return []
      // A draft may have been launched before it was edited; that launch is over.
      return launch && balloon.status !== 'IN_PROGRESS' ? { ...card, launch } : card
    })
    .toSorted((left, right) => right.updatedAt.getTime() - left.updatedAt.getTime())
}

/** The newest ad being generated, by anybody, as of the brand's last load. */
export function unfinishedAd(balloons: readonly Balloon[]): Balloon | undefined {
  return balloons.findLast(({ archiveDate, progress }) => archiveDate === null && progress < wholeProgress)
}

/** That ad for the overview: with its progress, and without a link. */
export function cardOfMaking(balloon: Balloon | undefined): MakingAd | null {
  return balloon?.platform ? { platform: balloon.platform, progress: balloon.progress } : null
}

/** The creative of the newest ad whose picture wasn't drawn when it was last loaded; null if all were. */
export function undrawnCreative(balloons: readonly Balloon[], creatives: Creatives): string | null {
  const newest = balloons
    .filter(({ archiveDate }) => archiveDate === null)
    .toSorted((left, right) => right.creationDate.getTime() - left.creationDate.getTime())[0]
  if (!newest || pictureOf(newest, creatives)) return null
  return creativeIdOf(newest)
}

function pictureOf(balloon: Balloon, creatives: Creatives): string | null {
  const id = creativeIdOf(balloon)
  return (id && creatives[id]?.renderData.renderUrl) || balloon.pictureUrl
}

function creativeIdOf(balloon: Balloon): string | null {
  const ad = adContent(balloon, readValues(balloon.data))?.ad
  return ad && 'meta' in ad ? ad.meta.adCreativeId : null
}

/** The data of an ad for lists; null for one without a platform. */
export function cardOf(balloon: Balloon, creatives: Creatives): AdCardData | null {
  const { id, name, platform, status, data, creationDate } = balloon
  if (!platform) return null
  const values = readValues(data)
  const content = adContent(balloon, values)
  const [text = ''] = Object.values(content?.texts ?? {})
  const search = content && searchResult(content, values)
  const picture = pictureOf(balloon, creatives)
  const dates = Object.values(data).flatMap((history) => history.at(-1)?.date ?? [])
  return {
    id,
    name,
    platform,
    status,
    ...(picture && { picture }),
    ...(search && { search }),
    text,
    updatedAt: dates.reduce((newest, date) => (date > newest ? date : newest), creationDate),
  }
}

/** What a search ad shows first: two headlines and a description, under a keyword that people search for. */
function searchResult({ ad }: AdContent, values: AdValues): SearchResult | null {
  if (!('google' in ad)) return null
  const { headline1, headline2, description1, keywords } = ad.google
  const [query] = keywords
  return {
    ...(query !== undefined && { query }),
    title: [headline1, headline2].filter(Boolean).join(' | '),
    description: description1 ?? '',
    domain: domainOf(values),
  }
}

/** The host of an ad's landing page; empty without one. */
function domainOf(values: AdValues): string {
  const url = Object.entries(values).find(
    ([key, value]) => key.endsWith('/url') && typeof value === 'string',
  )?.[1]
  return typeof url === 'string' && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : ''
}
