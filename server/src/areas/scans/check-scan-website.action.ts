import { normaliseUrl } from '@aloft/domain/core/url'
import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { findNewestTask } from '../../tasks/task.repo.ts'
import { scanKind, wireScan } from './scan-task.ts'

/** State of the user's newest scan of an address, with the log lines after `after`. */
export const checkScanWebsite = defineAction('check-scan-website', {
  policy: signedIn,
  async handle({ db, account, now }, { url, after = 0 }) {
    const subject = normaliseUrl(url)
    const task = subject && (await findNewestTask(db, { userId: account.id, kind: scanKind, subject, after }))
    return task ? wireScan(task, after, now) : { error: 'scanNotFound' }
  },
})
