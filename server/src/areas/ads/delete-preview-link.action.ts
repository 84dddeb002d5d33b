import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { dropSharedLink } from './shared-link.repo.ts'

/** Ends a link to a preview at once, with its comments. Nothing happens if it has already ended. */
export const deletePreviewLink = defineAction('delete-preview-link', {
  policy: onBrand(),
  async handle({ db }, { ideaId, linkId }) {
    await dropSharedLink(db, ideaId, linkId)
    return 'OK'
  },
})
