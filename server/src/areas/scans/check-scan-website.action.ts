import { normaliseUrl } from '@aloft/domain/core/url'
import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { findNewestRun } from '../../runs/run.repo.ts'
import { scanKind, wireScan } from './scan-run.ts'

/** Where the user's newest scan of an address stands, with the log lines after the one they have. */
export const checkScanWebsite = defineAction('check-scan-website', {
  policy: signedIn,
  async handle({ db, account, now }, { url, after = 0 }) {
    const subject = normaliseUrl(url)
    const run = subject && (await findNewestRun(db, { userId: account.id, kind: scanKind, subject, after }))
    return run ? wireScan(run, after, now) : { error: 'scanNotFound' }
  },
})
