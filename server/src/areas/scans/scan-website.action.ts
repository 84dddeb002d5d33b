import { normaliseUrl } from '@aloft/domain/core/url'
import { v7 as uuidv7 } from 'uuid'
import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { findNewestRun, insertRun } from '../../runs/run.repo.ts'
import { isOverdue, scanKind } from './scan-run.ts'

/** Starts reading a website; one reading of a site at a time for each user (ONB-04). */
export const scanWebsite = defineAction('scan-website', {
  policy: signedIn,
  async handle({ db, account, now, jobs }, payload) {
    const url = normaliseUrl(payload.url)
    if (!url) return { status: 'FAIL', _id: null, url: payload.url, failureStatus: 'BAD_URL' }
    const running = await findNewestRun(db, { userId: account.id, kind: scanKind, subject: url, after: 0 })
    if (running?.status === 'IN_PROGRESS' && !isOverdue(running, now)) {
      return { status: 'IN_PROGRESS', _id: running.id, url, failureStatus: null }
    }
    const id = uuidv7()
    await insertRun(db, { id, kind: scanKind, userId: account.id, subject: url, now })
    await jobs.add('read-website', { runId: id })
    return { status: 'IN_PROGRESS', _id: id, url, failureStatus: null }
  },
})
