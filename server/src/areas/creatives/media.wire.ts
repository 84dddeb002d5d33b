import { rulesEngine } from '@aloft/domain/core/ai-results'
import type { MediaItem } from '@aloft/domain/ideas/media.entity'
import { createHash } from 'node:crypto'
import type { StockItem } from '../../gateways/stock/stock.port.ts'
import type { MediaRow } from './media-library.repo.ts'

/** A picture of the library for the wire. One that was drawn by rules isn't said to be an AI's. */
export function wireMedia({ id, archiveDate, ...row }: MediaRow): MediaItem {
  return {
    ...row,
    _id: id,
    isStored: true,
    isAi: row.origin === 'ai' && row.maker !== rulesEngine,
    isArchived: archiveDate !== null,
  }
}

/** A picture of a stock service, which the brand doesn't have yet. */
export function wireStockItem(service: string, item: StockItem): MediaItem {
  const { id: stockId, name, alt, width, height, license, credit, thumbnail, color } = item
  return {
    _id: uuidOf(`${service} ${stockId}`),
    origin: 'stock',
    url: `/stock/${thumbnail}`,
    name,
    alt,
    width,
    height,
    size: null,
    license,
    credit,
    prompt: null,
    maker: service,
    stockId,
    isStored: false,
    isAi: false,
    colors: color ? [color] : [],
    uses: 0,
    isArchived: false,
  }
}

/** Always the same UUID (version 8) for the same text. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
