import { defineAction } from '../../action/define.ts'
import { adminOnly } from '../../action/policies.ts'
import { isHandOver, listHandOverMessages } from '../assistant/hand-over.repo.ts'

const mostMessages = 500

/** A conversation that its user handed over. No other is shown, and none after its end (AST-31). */
export const adminGetSupportMessages = defineAction('admin-get-support-messages', {
  policy: adminOnly,
  async handle({ db }, { runId }) {
    if (!(await isHandOver(db, runId))) return { error: 'supportEnded' } as const
    return { messages: await listHandOverMessages(db, runId, mostMessages) }
  },
})
