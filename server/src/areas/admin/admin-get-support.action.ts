import { defineAction } from '../../action/define.ts'
import { adminOnly } from '../../action/policies.ts'
import { listHandOvers } from '../assistant/hand-over.repo.ts'

const mostConversations = 200
const excerptLength = 160

/** The conversations that a person has to answer, with what the user passed on (AST-31). */
export const adminGetSupport = defineAction('admin-get-support', {
  policy: adminOnly,
  async handle({ db }) {
    return { conversations: await listHandOvers(db, { excerpt: excerptLength, limit: mostConversations }) }
  },
})
