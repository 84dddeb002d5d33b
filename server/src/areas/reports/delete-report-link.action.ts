import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { dropSharedLink } from '../ads/shared-link.repo.ts'

/** Ends a link to a report at once. A link that has ended already is no failure. */
export const deleteReportLink = defineAction('delete-report-link', {
  policy: onBrand(),
  async handle({ db }, { ideaId, linkId }) {
    await dropSharedLink(db, ideaId, linkId)
    return 'OK'
  },
})
