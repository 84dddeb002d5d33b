import { originByTab } from '@aloft/domain/ideas/media.rules'
import { CallError } from '../../action/call-error.ts'
import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { findMediaRows } from './media-library.repo.ts'
import { wireMedia } from './media.wire.ts'
import { searchStock, wireStockService } from './stock.service.ts'

/**
 * The pictures of a brand that creatives can show, by where they come from (ACT-073). Words in the stock tab search the
 * stock service; without any, it lists the stock pictures that the brand has.
 */
export const getMediaLibrary = defineAction('get-media-library', {
  policy: onBrand(),
  async handle(context, payload) {
    const { db, gateways } = context
    const { ideaId, tab, query, isArchived, after, limit } = payload
    const isStock = tab === 'stock'
    if (isStock && !isArchived && query.trim() !== '')
      return searchStock(context, context.account.id, payload)
    if (after !== null && !after.includes('.')) throw new CallError('invalidPayload', { field: 'after' })
    const filter = { origin: originByTab[tab], query, isArchived }
    const rows = await findMediaRows(db, ideaId, filter, { after, limit })
    const page = rows.slice(0, limit)
    const last = rows.length > limit ? page.at(-1) : undefined
    return {
      items: page.map(wireMedia),
      next: last ? `${last.place}.${last.id}` : null,
      stock: isStock ? wireStockService(gateways.stock, gateways.stock.subjects) : null,
    }
  },
})
