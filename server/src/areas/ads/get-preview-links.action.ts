import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { listPreviewLinks } from './shared-link.repo.ts'
import { listCommentsOfAd } from './preview-comment.repo.ts'

/** The links to an ad's preview that still work, and the comments of all of them. */
export const getPreviewLinks = defineAction('get-preview-links', {
  policy: onBrand(),
  async handle({ db, clock }, subject) {
    const links = await listPreviewLinks(db, subject, clock.real())
    return {
      links: links.map(({ id: linkId, creationDate, expiryDate }) => ({ linkId, creationDate, expiryDate })),
      comments: await listCommentsOfAd(db, subject),
    }
  },
})
