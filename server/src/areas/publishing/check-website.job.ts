import { addHours } from '@aloft/domain/core/dates'
import { scheduleDueWork } from '../../due/due-work.repo.ts'
import type { JobHandler } from '../../queue/define.ts'
import { notify } from '../notifications/notification.service.ts'
import { changeIdea, findIdea } from '../ideas/idea.repo.ts'
import { hasSnippet } from './find-snippet.ts'
import { readPage } from './read-page.ts'
import { continueWebsiteChecks, endWebsiteChecks } from './website-check.repo.ts'

/** Looks for a brand's snippet once its owner has left the page that waits for it, and notifies them when it's there. */
export const checkWebsite: JobHandler<'check-website'> = {
  async run({ db, now, gateways, settings }, { ideaId }) {
    const idea = await findIdea(db, ideaId)
    if (!idea?.url || idea.archiveDate || idea.snippet.isValidated) return endWebsiteChecks(db, ideaId)
    const page = await readPage(gateways, idea.url)
    const isFound = page !== null && hasSnippet(page, settings.publicUrl, ideaId)
    await db.transaction(async (trx) => {
      if (!isFound) return continueWebsiteChecks(trx, ideaId, now)
      await changeIdea(trx, ideaId, { snippet: { isValidated: true } })
      await endWebsiteChecks(trx, ideaId)
      await notify(trx, { userIds: [idea.userId], kind: 'websiteConnected', ideaId, now })
    })
  },

  async onExhausted({ db, now, log }, { ideaId }) {
    log.error({ ideaId }, 'website check failed; will retry')
    await scheduleDueWork(db, { kind: 'check-website', subject: ideaId }, addHours(now, 1))
  },
}
