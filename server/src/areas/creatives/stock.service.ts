import type { ParsedPayloadOf, ReplyOf } from '@aloft/contract/schemas'
import { mediaLimits } from '@aloft/domain/ideas/media.rules'
import { lastStockPage, mostOnStockPage } from '@aloft/domain/ideas/stock.rules'
import { CallError } from '../../action/call-error.ts'
import type { ActionContext } from '../../action/define.ts'
import type { Counter } from '../../action/counter.repo.ts'
import { longestCallMs } from '../../action/timeouts.ts'
import type { Gateways } from '../../gateways/gateways.ts'
import { pictureAddress } from '../../gateways/storage/picture-address.ts'
import type { Stock, StockFailure, StockPicture } from '../../gateways/stock/stock.port.ts'
import type { Log } from '../../log.ts'
import { findBrandFacts } from '../briefs/brand-facts.repo.ts'
import type { NewMedia } from '../ideas/media.repo.ts'
import { encodePicture } from '../scans/keep-pictures/picture-encoder.ts'
import { PictureRefusal } from '../scans/keep-pictures/picture-refusal.ts'
import { brandColors } from './compose-ad-creative.ts'
import { findStockMedia } from './media-library.repo.ts'
import { wireMedia, wireStockItem } from './media.wire.ts'

type StockSide = Pick<ReplyOf<'get-media-library'>, 'stock'>
type SearchFailure =
  | { readonly error: 'stockLimited'; readonly retryAfterSeconds: number }
  | { readonly error: 'stockUnavailable' }

/** The service as users see it. */
export function wireStockService(
  { service: name, url, isEmbedded: isOwn }: Stock,
  subjects: readonly string[],
): NonNullable<StockSide['stock']> {
  return { name, url, isOwn, subjects: [...subjects] }
}

// A service counts all requests of an installation together, so that nobody may use them up.
const searches: Counter = { name: 'stock-search', limit: 120, seconds: 3600 }

/** Searches the stock service (ACT-073). Of its pictures, those that the brand has are shown as it has them. */
export async function searchStock(
  { db, gateways: { stock }, counters, log }: Pick<ActionContext, 'db' | 'gateways' | 'counters' | 'log'>,
  accountId: string,
  { ideaId, query, shape, after, limit }: ParsedPayloadOf<'get-media-library'>,
): Promise<ReplyOf<'get-media-library'> | SearchFailure> {
  const page = pageAfter(after)
  if (!stock.isEmbedded) {
    const taken = await counters.take(searches, accountId)
    if (!taken.isTaken) return { error: 'stockLimited', retryAfterSeconds: taken.retryAfterSeconds }
  }
  const facts = await findBrandFacts(db, ideaId)
  const signal = AbortSignal.timeout(longestCallMs)
  const colors = brandColors(facts?.website ?? null)
  const pageSize = Math.min(limit, mostOnStockPage)
  const found = await stock.search({ query, page, pageSize, shape, colors, signal })
  if (found.kind !== 'page') return searchFailure(found, log)
  const stockIds = found.items.map(({ id }) => id)
  const known = await findStockMedia(db, ideaId, { service: stock.service, stockIds })
  const knownById = new Map(known.map((row) => [row.stockId, wireMedia(row)]))
  return {
    items: found.items.map((item) => knownById.get(item.id) ?? wireStockItem(stock.service, item)),
    next: found.hasMore && page < lastStockPage ? String(page + 1) : null,
    stock: wireStockService(stock, found.nearest.length > 0 ? found.nearest : stock.subjects),
  }
}

function pageAfter(after: string | null): number {
  const page = after === null ? 1 : Number(after)
  if (!Number.isInteger(page) || page < 1 || page > lastStockPage)
    throw new CallError('invalidPayload', { field: 'after' })
  return page
}

function searchFailure(failure: StockFailure, log: Log): SearchFailure {
  if (failure.kind === 'limited')
    return { error: 'stockLimited', retryAfterSeconds: failure.retryAfterSeconds }
  log.warn({ reason: failure.kind === 'unavailable' ? failure.detail : failure.kind }, 'stock search failed')
  return { error: 'stockUnavailable' }
}

/** Somebody waits for one picture, which may be larger than those of websites. */
const encodeWithinMs = 15_000

/** Fetches a picture of the stock service and stores a re-encoded copy, with its rights. */
export async function keepStockPicture(
  { storage, stock }: Pick<Gateways, 'storage' | 'stock'>,
  stockId: string,
  log: Log,
): Promise<NewMedia | SearchFailure | { readonly error: 'stockNotFound' | 'stockUnreadable' }> {
  const signal = AbortSignal.timeout(longestCallMs)
  const fetched = await stock.fetch(stockId, signal)
  if (fetched.kind === 'notFound') return { error: 'stockNotFound' }
  if (fetched.kind !== 'picture') return searchFailure(fetched, log)
  try {
    const picture = await encodePicture(fetched.bytes, 'picture', signal, encodeWithinMs)
    const { bytes, contentType, width, height, colors } = picture
    const { hash } = await storage.put(bytes, contentType)
    const url = pictureAddress(hash, contentType)
    return {
      origin: 'stock',
      kind: 'image',
      url,
      width,
      height,
      size: bytes.length,
      colors,
      ...rightsOf(stock, fetched),
    }
  } catch (error) {
    if (!(error instanceof PictureRefusal)) throw error
    log.warn({ reason: error.message, stockId }, 'stock picture cannot be read')
    return { error: error.mayPass ? 'stockUnavailable' : 'stockUnreadable' }
  }
}

function rightsOf({ service }: Stock, { item }: StockPicture) {
  const { id: stockId, name, alt, license, credit } = item
  const cut = (text: string, length: number) => [...text].slice(0, length).join('')
  return {
    name: cut(name, mediaLimits.name),
    alt: cut(alt, mediaLimits.alt),
    license,
    credit,
    maker: service,
    stockId,
  }
}
