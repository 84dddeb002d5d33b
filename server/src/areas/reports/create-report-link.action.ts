import { mostSharedLinks, sharedLinkExpiry } from '@aloft/domain/ads/shared-link.rules'
import { v7 as uuidv7 } from 'uuid'
import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { findAdStatus } from './performance.repo.ts'
import { countSharedLinks, insertSharedLink } from '../ads/shared-link.repo.ts'
import { sharedReportPath } from './shared-report.service.ts'

/** Creates a link that shows a report to anyone who has it, until it ends. */
export const createReportLink = defineAction('create-report-link', {
  policy: onBrand(),
  async handle({ db, clock, settings }, { ideaId, balloonId, period }) {
    if (balloonId && (await findAdStatus(db, { ideaId, balloonId })) === undefined)
      return { error: 'balloonNotFound' }
    const now = clock.real()
    // Two calls at once could both be the last one allowed.
    await db('idea').where({ id: ideaId }).forUpdate().first('id')
    if ((await countSharedLinks(db, ideaId, { to: 'reports', now })) >= mostSharedLinks)
      return { error: 'tooManyLinks', limit: mostSharedLinks }
    const link = {
      id: uuidv7(),
      ideaId,
      balloonId,
      period,
      creationDate: now,
      expiryDate: sharedLinkExpiry(now),
    }
    const token = await insertSharedLink(db, link)
    return {
      linkId: link.id,
      expiryDate: link.expiryDate,
      url: `${settings.publicUrl}${sharedReportPath}/${token}`,
    }
  },
})
