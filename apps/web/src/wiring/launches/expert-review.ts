import { reloadUser } from '../account/user.ts'
import { api } from '../core/api.ts'

/** Asks an expert to look at an ad; false where it was not asked (EDT-15). */
export async function askExpert(ideaId: string, balloonId: string): Promise<boolean> {
  const outcome = await api.call('request-ad-review', { ideaId, balloonId })
  await reloadUser()
  return outcome.kind === 'reply'
}
