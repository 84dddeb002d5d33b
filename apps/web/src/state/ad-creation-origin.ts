import type { WizardDraft } from '@aloft/machines/create-ad/create-ad.machine'
import { pageAddress } from '../addresses/page-address.ts'
import { isPathOf, pageNamedLike } from '../addresses/page-paths.ts'
import { readStored, writeStored } from './storage.ts'

/** The page that a wizard is opened from, and that it leads back to (GEN-10). */
export interface WizardOrigin {
  readonly path: string
  readonly query: string
}

/** Where the last ad generation was started, and with which preferences, so that it can be retried (GEN-16). */
export interface AdCreationOrigin extends WizardOrigin {
  /** The wizard as it was left. */
  readonly modalData: WizardDraft | null
}

export function adCreationOrigin(): AdCreationOrigin | null {
  return readStored<AdCreationOrigin>('adCreationOriginData')
}

/** The page that the making of the last ad was begun on, with its query (GEN-10). */
export function originAddress(): string {
  const { path, query } = adCreationOrigin() ?? { path: '/0', query: '' }
  return path + query
}

/** Where another try begins: the page it was begun on, as it stood, or one of that name; else the wizard (GEN-15, OPN-45). */
export function tryAgainAddress(): string {
  const { path, query } = adCreationOrigin() ?? { path: '', query: '' }
  const page = pageNamedLike(path) ?? 'create/new-ad'
  return pageAddress(page) + (isPathOf(path, [page]) ? query : '')
}

export function keepAdCreationOrigin(origin: AdCreationOrigin): void {
  writeStored('adCreationOriginData', origin)
}

/** The next wizard begins where the last one was left. */
export function tryAdAgain(): void {
  writeStored('isTryAgainAdCreation', true)
}

/** The wizard draft to continue with; returned only once, so a reload starts with an empty wizard. */
export function takeDraftToTryAgain(): WizardDraft | null {
  const isWanted = readStored<boolean>('isTryAgainAdCreation') ?? false
  writeStored('isTryAgainAdCreation', null)
  return isWanted ? (adCreationOrigin()?.modalData ?? null) : null
}
