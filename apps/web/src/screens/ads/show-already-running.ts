import { ask } from '../../modals/ask.ts'
import { refreshUser } from '../../wiring/account.ts'
import { loadBrand } from '../../wiring/brand.ts'

/** Says that an ad is already running, in place of any open question, and reloads it on request (LCH-10). */
export async function showAlreadyRunning(ad: {
  readonly ideaId: string
  readonly name: string
}): Promise<void> {
  if ((await ask('campaign-already-running', { name: ad.name })) !== 'refresh') return
  await Promise.all([loadBrand(ad.ideaId), refreshUser()])
}
