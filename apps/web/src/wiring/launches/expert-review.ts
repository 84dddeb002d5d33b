import { reloadUser } from '../account/user.ts'
import { api } from '../core/api.ts'

/** Requests an expert's review of an ad; resolves with false if that failed (EDT-15). */
export async function askExpert(ideaId: string, balloonId: string): Promise<boolean> {
  const outcome = await api.call('request-ad-review', { ideaId, balloonId })
  await reloadUser()
  return outcome.kind === 'reply'
}
