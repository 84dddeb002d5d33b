import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { changeMedia } from './media-library.repo.ts'
import { wireMedia } from './media.wire.ts'

/** Changes the name and the description of a picture in the library. */
export const updateMedia = defineAction('update-media', {
  policy: onBrand(),
  async handle({ db }, { ideaId, mediaId: id, name, alt }) {
    const row = await changeMedia(db, { ideaId, id }, { name, alt })
    return row ? { item: wireMedia(row) } : { error: 'mediaNotFound' }
  },
})
