import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { insertSavedOutput } from './saved-output.repo.ts'

/** Saves outputs of tools that are too long for an address (AST-18, AST-22, OPN-27). */
export const saveToolCallOutput = defineAction('save-tool-call-output', {
  policy: signedIn,
  async handle({ db, account, clock }, { toolCallOutputs }) {
    const saved = { userId: account.id, outputs: toolCallOutputs }
    return { savedToolCallOutputId: await insertSavedOutput(db, saved, clock.real()) }
  },
})
