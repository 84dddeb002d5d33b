import { absorbBrandSnippet } from '../state/brand.ts'
import { api } from './api.ts'

/** Looks for the snippet of a brand on its website. Answers whether it is there, null where nobody could say. */
export async function validateWebsite(ideaId: string, url: string): Promise<boolean | null> {
  const outcome = await api.call('validate-snippet', { ideaId, url, kind: 'website' })
  if (outcome.kind !== 'reply') return null
  absorbBrandSnippet(ideaId, outcome.reply.isValidated)
  return outcome.reply.isValidated
}
