import { absorbBrand } from '../../state/brand.ts'
import { api } from '../core/api.ts'
import { loadBrand } from '../balloons/brand.ts'

/**
 * Checks a brand's website for its snippet. Resolves with whether it was found, or null if the check failed.
 */
export async function validateWebsite(ideaId: string, url: string): Promise<boolean | null> {
  const outcome = await api.call('validate-snippet', { ideaId, url, kind: 'website' })
  if (outcome.kind !== 'reply') return null
  absorbBrand({ _id: ideaId, snippet: { isValidated: outcome.reply.isValidated } })
  return outcome.reply.isValidated
}

/** The same for the page of a goal; the result applies to every ad with that goal. */
export async function validateGoal(ideaId: string, url: string): Promise<boolean | null> {
  const outcome = await api.call('validate-snippet', { ideaId, url, kind: 'goal' })
  if (outcome.kind !== 'reply') return null
  await loadBrand(ideaId)
  return outcome.reply.isValidated
}
