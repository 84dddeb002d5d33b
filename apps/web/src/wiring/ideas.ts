import { setIdeas } from '../state/ideas.ts'
import { api } from './api.ts'

/** Loads the brands of the user and of the teams into the store; those it has stay until the new ones come. */
export async function loadIdeas(): Promise<void> {
  setIdeas({ status: 'loading' })
  const outcome = await api.call('get-ideas-data', {})
  if (outcome.kind === 'reply') setIdeas({ status: 'ready', data: outcome.reply })
  else setIdeas({ status: 'failed', data: null })
}
