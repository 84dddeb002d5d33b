import { assistantTools } from './en/assistant-tools.ts'
import { proposal } from './en/proposal.ts'

/** The English texts of proposals and of what the assistant does in the app, which load with the first of them. */
export const enProposals = { assistantTools, proposal } as const
