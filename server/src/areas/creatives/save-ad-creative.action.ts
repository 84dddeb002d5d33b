import { isSameJson } from '@aloft/domain/core/json'
import { adCreativeSchema } from '@aloft/domain/creatives/ad-creative.entity'
import { storedPicturesIn } from '@aloft/domain/creatives/stored-pictures.rules'
import { versionForDraft } from '@aloft/domain/creatives/creative-versions.rules'
import { v7 as uuidv7 } from 'uuid'
import { CallError } from '../../action/call-error.ts'
import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { findAdCreative, insertAdCreative } from './ad-creative.repo.ts'
import { wireAdCreative } from './ad-creative.wire.ts'
import { findForeignPictures } from './media-library.repo.ts'
import { findNewestVersion, lockCreative, storeVersion } from './creative-version.repo.ts'

/**
 * Saves a creative as a new one or as a version (ACT-068). What launches and published ads refer to stays as it was. A
 * draft that changes nothing is no version. One that shows another brand's file, or one that's gone, is refused. So is one
 * with a base that isn't the newest version any more, which would undo what somebody else has saved.
 */
export const saveAdCreative = defineAction('save-ad-creative', {
  policy: onBrand(),
  async handle({ db, account, brand, enqueue, now }, { ideaId, adCreativeId, creative, base }) {
    if (brand.isPlanLapsed) return { error: 'planLapsed' }
    const id = adCreativeId ?? uuidv7()
    const foreign = await findForeignPictures(db, ideaId, storedPicturesIn(creative.creatives))
    if (foreign.length > 0) return { error: 'mediaNotFound' }
    const draft = { authorId: account.id, date: now }
    if (adCreativeId === null) {
      await insertAdCreative(db, { id, ideaId, balloonId: null, authorId: account.id, ...creative, now })
      await enqueue(db, 'render-creative', { adCreativeId: id })
    } else {
      if (!(await lockCreative(db, ideaId, id))) return { error: 'creativeNotFound' }
      const { layout, creatives, ...newest } = await findNewestVersion(db, id)
      // What a job composed may have another form than what a caller sends, such as colors in upper case.
      const known = adCreativeSchema.shape.creatives.parse(creatives)
      if (base && !isSameJson({ ...known, ...base }, known)) return { error: 'creativeChanged' }
      if (!isSameJson({ layout, creatives }, creative)) {
        await storeVersion(db, id, { ...versionForDraft(newest, draft, newest), ...creative })
        await enqueue(db, 'render-creative', { adCreativeId: id })
      }
    }
    const row = await findAdCreative(db, id)
    if (!row) throw new CallError('notFound')
    return { adCreative: wireAdCreative(row) }
  },
})
