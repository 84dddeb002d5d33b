import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { insertMedia } from '../ideas/media.repo.ts'
import { getMedia, restoreStockMedia } from './media-library.repo.ts'
import { wireMedia } from './media.wire.ts'
import { keepStockPicture } from './stock.service.ts'

/** Adds a picture of the stock service to a brand, which has it once however often it's chosen (CRE-01). */
export const addStockPicture = defineAction('add-stock-picture', {
  policy: onBrand(),

  async handle({ db, gateways, log, now }, { ideaId, stockId }) {
    const { service } = gateways.stock
    const known = await restoreStockMedia(db, ideaId, { service, stockId })
    if (known) return { item: wireMedia(known) }
    const file = await keepStockPicture(gateways, stockId, log)
    if ('error' in file) return file
    const row = await db.transaction(async (trx) => {
      // Two choices of the same picture at once are one.
      await trx('idea').where({ id: ideaId }).forUpdate().first('id')
      const added = await restoreStockMedia(trx, ideaId, { service, stockId })
      if (added) return added
      await insertMedia(trx, ideaId, file, now)
      return getMedia(trx, ideaId, file.url)
    })
    return { item: wireMedia(row) }
  },
})
