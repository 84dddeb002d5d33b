import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { listReportLinks } from '../ads/shared-link.repo.ts'

/** The links to reports of a brand that still work. */
export const getReportLinks = defineAction('get-report-links', {
  policy: onBrand(),
  async handle({ db, clock }, { ideaId }) {
    const links = await listReportLinks(db, ideaId, clock.real())
    return { links: links.map(({ id: linkId, ideaId: _ideaId, ...link }) => ({ linkId, ...link })) }
  },
})
