import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { deleteComment } from './preview-comment.repo.ts'

/** Deletes a comment on a preview of the brand. Nothing happens if it's gone. */
export const deletePreviewComment = defineAction('delete-preview-comment', {
  policy: onBrand(),
  async handle({ db }, { ideaId, commentId }) {
    await deleteComment(db, ideaId, commentId)
    return 'OK'
  },
})
