import { ask } from '../../modals/ask.ts'
import { reloadAfterStatusChange } from '../../wiring/launches/ad-life.ts'

/** Shows that an ad is already live, replacing any open question, and reloads it on request (LCH-10). */
export async function showAlreadyRunning(ad: {
  readonly ideaId: string
  readonly balloonId: string
  readonly name: string
}): Promise<void> {
  if ((await ask('campaign-already-running', { name: ad.name })) !== 'refresh') return
  await reloadAfterStatusChange(ad)
}
