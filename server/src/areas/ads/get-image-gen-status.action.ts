import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { findNewestTask } from '../../tasks/task.repo.ts'
import { imagesKind, wireImageGenStatus } from './image-task.ts'

/** The caller's newest order of pictures for a brand; polled while they're drawn. */
export const getImageGenStatus = defineAction('get-image-gen-status', {
  policy: onBrand(),
  async handle({ db, account }, { ideaId }) {
    const task = await findNewestTask(db, { userId: account.id, kind: imagesKind, subject: ideaId, after: 0 })
    return { imageGenStatus: task ? wireImageGenStatus(task) : null }
  },
})
