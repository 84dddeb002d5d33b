import { originByTab } from '@aloft/domain/ideas/media.rules'
import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { findMediaRows } from './media-library.repo.ts'
import { wireMedia } from './media.wire.ts'

/** The pictures of a brand that creatives can show, by where they come from (ACT-073). */
export const getMediaLibrary = defineAction('get-media-library', {
  policy: onBrand(),
  async handle({ db }, { ideaId, tab, query, isArchived, after, limit }) {
    const filter = { origin: originByTab[tab], query, isArchived }
    const rows = await findMediaRows(db, ideaId, filter, { after, limit })
    const page = rows.slice(0, limit)
    const last = rows.length > limit ? page.at(-1) : undefined
    return { items: page.map(wireMedia), next: last ? `${last.place}.${last.id}` : null }
  },
})
