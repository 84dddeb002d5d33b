import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { findNewestBrandTask } from '../../tasks/task.repo.ts'
import { adGenKind, wireAdGenStatus } from './ad-generation-task.ts'

/** The newest ad generation of a brand; polled while it is in progress (GEN-04, OPN-101). */
export const getAdGenStatus = defineAction('get-ad-gen-status', {
  policy: onBrand(),
  async handle({ db, brand }) {
    const task = await findNewestBrandTask(db, brand.idea.id, adGenKind)
    return { adGenStatus: task ? wireAdGenStatus(task) : null }
  },
})
