import type { WizardDraft } from '@aloft/machines/create-ad/create-ad.machine'
import { readStored, writeStored } from './storage.ts'

/** Where the making of the last ad was begun, and what was wished for, so that it can be tried again (GEN-16). */
export interface AdCreationOrigin {
  readonly path: string
  readonly query: string
  /** The wizard as it was left. */
  readonly modalData: WizardDraft | null
}

export function adCreationOrigin(): AdCreationOrigin | null {
  return readStored<AdCreationOrigin>('adCreationOriginData')
}

export function keepAdCreationOrigin(origin: AdCreationOrigin): void {
  writeStored('adCreationOriginData', origin)
}

/** The next wizard begins where the last one was left. */
export function tryAdAgain(): void {
  writeStored('isTryAgainAdCreation', true)
}

/** The wizard to go on with, once: a reload of the page begins anew. */
export function takeDraftToTryAgain(): WizardDraft | null {
  const isWanted = readStored<boolean>('isTryAgainAdCreation') ?? false
  writeStored('isTryAgainAdCreation', null)
  return isWanted ? (adCreationOrigin()?.modalData ?? null) : null
}
