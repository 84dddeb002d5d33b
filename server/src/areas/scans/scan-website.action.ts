import { normaliseUrl } from '@aloft/domain/core/url'
import { v7 as uuidv7 } from 'uuid'
import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { findNewestTask, insertTask } from '../../tasks/task.repo.ts'
import { isOverdue, scanKind } from './scan-task.ts'

/** Starts reading a website; each user can have one scan of a site at a time (ONB-04). */
export const scanWebsite = defineAction('scan-website', {
  policy: signedIn,
  async handle({ db, account, now, enqueue }, payload) {
    const url = normaliseUrl(payload.url)
    if (!url) return { status: 'FAIL', _id: null, url: payload.url, failureStatus: 'BAD_URL' }
    const unfinished = await findNewestTask(db, {
      userId: account.id,
      kind: scanKind,
      subject: url,
      after: 0,
    })
    if (unfinished?.status === 'IN_PROGRESS' && !isOverdue(unfinished, now)) {
      return { status: 'IN_PROGRESS', _id: unfinished.id, url, failureStatus: null }
    }
    const id = uuidv7()
    await insertTask(db, { id, kind: scanKind, userId: account.id, subject: url, now })
    await enqueue(db, 'read-website', { taskId: id })
    return { status: 'IN_PROGRESS', _id: id, url, failureStatus: null }
  },
})
