import { mostComments } from '@aloft/domain/ads/preview-comment.rules'
import { addHours } from '@aloft/domain/core/dates'
import { v7 as uuidv7 } from 'uuid'
import { defineAction } from '../../action/define.ts'
import { anyone } from '../../action/policies.ts'
import { findIdea } from '../ideas/idea.repo.ts'
import { notify } from '../notifications/notification.service.ts'
import { notificationsOf } from '../notifications/notification.repo.ts'
import { findPreviewLink } from './shared-link.repo.ts'
import { countComments, insertComment } from './preview-comment.repo.ts'

// Whoever reviews an ad writes several comments in a row.
const hoursBetweenNotifications = 1

/** Stores a comment of somebody without an account, and notifies the owner of the brand. */
export const addPreviewComment = defineAction('add-preview-comment', {
  policy: anyone,
  async handle({ db, clock, now }, { key, comment }) {
    const link = await findPreviewLink(db, key, clock.real())
    if (!link) return { error: 'linkEnded' }
    const { ideaId, balloonId } = link
    // Two calls at once could both be the last one allowed.
    await db('shared_link').where({ id: link.id }).forUpdate().first('id')
    if ((await countComments(db, link.id)) >= mostComments)
      return { error: 'tooManyComments', limit: mostComments }
    const commentId = uuidv7()
    await insertComment(db, link.id, { commentId, ...comment, date: clock.real() })
    const idea = await findIdea(db, ideaId)
    const kind = 'previewCommented'
    const since = addHours(now, -hoursBetweenNotifications)
    if (idea && !(await notificationsOf(db, idea.userId).hasSince({ kind, balloonId, since })))
      await notify(db, { userIds: [idea.userId], kind, ideaId, balloonId, now })
    return { commentId }
  },
})
