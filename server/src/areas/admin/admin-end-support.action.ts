import { defineAction } from '../../action/define.ts'
import { adminOnly } from '../../action/policies.ts'
import { isHandOver } from '../assistant/hand-over.repo.ts'
import { endRun } from '../assistant/run.repo.ts'

/** Returns a conversation to Loona, because it's settled (AST-31). */
export const adminEndSupport = defineAction('admin-end-support', {
  policy: adminOnly,
  async handle({ db }, { runId }) {
    if (!(await isHandOver(db, runId))) return { error: 'supportEnded' } as const
    await endRun(db, runId, { status: 'completed' })
    return 'OK' as const
  },
})
