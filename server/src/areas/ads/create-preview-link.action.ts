import { mostSharedLinks, sharedLinkExpiry } from '@aloft/domain/ads/shared-link.rules'
import { v7 as uuidv7 } from 'uuid'
import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { findListedBalloon } from '../balloons/balloon.repo.ts'
import { countSharedLinks, insertSharedLink } from './shared-link.repo.ts'
import { sharedPreviewPath } from './shared-preview.service.ts'

/** Creates a link that shows the preview of an ad to anyone who has it, until it ends. */
export const createPreviewLink = defineAction('create-preview-link', {
  policy: onBrand(),
  async handle({ db, clock, settings }, { ideaId, balloonId }) {
    const balloon = await findListedBalloon(db, ideaId, balloonId, [])
    if (!balloon || balloon.archiveDate) return { error: 'balloonNotFound' }
    const now = clock.real()
    // Two calls at once could both be the last one allowed.
    await db('idea').where({ id: ideaId }).forUpdate().first('id')
    if ((await countSharedLinks(db, ideaId, { to: 'previews', now })) >= mostSharedLinks)
      return { error: 'tooManyLinks', limit: mostSharedLinks }
    const id = uuidv7()
    const expiryDate = sharedLinkExpiry(now)
    const link = { id, ideaId, balloonId, period: null, creationDate: now, expiryDate }
    const key = await insertSharedLink(db, link)
    return { linkId: id, expiryDate, url: `${settings.publicUrl}${sharedPreviewPath}?key=${key}` }
  },
})
