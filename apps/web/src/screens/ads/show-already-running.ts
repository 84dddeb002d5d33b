import { ask } from '../../modals/ask.ts'
import { refreshUser } from '../../wiring/account.ts'
import { loadBrand } from '../../wiring/brand.ts'

/** Says that an ad runs already, in place of whatever is asked; where its owner wants to see it, it is read anew (LCH-10). */
export async function showAlreadyRunning(ad: {
  readonly ideaId: string
  readonly name: string
}): Promise<void> {
  if ((await ask('campaign-already-running', { name: ad.name })) !== 'refresh') return
  await Promise.all([loadBrand(ad.ideaId), refreshUser()])
}
