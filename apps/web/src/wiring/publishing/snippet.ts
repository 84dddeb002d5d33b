import { absorbBrand } from '../../state/brand.ts'
import { api } from '../core/api.ts'
import { loadBrand } from '../balloons/brand.ts'

/** Looks for the snippet of a brand on its website. Answers whether it is there, null where nobody could say. */
export async function validateWebsite(ideaId: string, url: string): Promise<boolean | null> {
  const outcome = await api.call('validate-snippet', { ideaId, url, kind: 'website' })
  if (outcome.kind !== 'reply') return null
  absorbBrand({ _id: ideaId, snippet: { isValidated: outcome.reply.isValidated } })
  return outcome.reply.isValidated
}

/** The same on the page where a goal of its ads is reached, which every ad with that goal then knows. */
export async function validateGoal(ideaId: string, url: string): Promise<boolean | null> {
  const outcome = await api.call('validate-snippet', { ideaId, url, kind: 'goal' })
  if (outcome.kind !== 'reply') return null
  await loadBrand(ideaId)
  return outcome.reply.isValidated
}
