import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { changeMedia } from './media-library.repo.ts'
import { wireMedia } from './media.wire.ts'

/** Archives a picture of the library, or restores it. Creatives that show it keep it. */
export const archiveMedia = defineAction('archive-media', {
  policy: onBrand(),
  async handle({ db, now }, { ideaId, mediaId: id, isArchived }) {
    const row = await changeMedia(db, { ideaId, id }, { archiveDate: isArchived ? now : null })
    return row ? { item: wireMedia(row) } : { error: 'mediaNotFound' }
  },
})
