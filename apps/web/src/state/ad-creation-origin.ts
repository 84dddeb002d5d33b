import type { WizardDraft } from '@aloft/machines/create-ad/create-ad.machine'
import { pageAddress } from '../addresses/page-address.ts'
import { isPathOf, pageNamedLike } from '../addresses/page-paths.ts'
import { readStored, writeStored } from './storage.ts'

/** The page from which a wizard was opened, and to which it returns (GEN-10). */
export interface WizardOrigin {
  readonly path: string
  readonly query: string
}

/** Where the last ad generation was started, and with which preferences, so that it can be retried (GEN-16). */
export interface AdCreationOrigin extends WizardOrigin {
  /** The wizard as the user left it. */
  readonly modalData: WizardDraft | null
}

export function adCreationOrigin(): AdCreationOrigin | null {
  return readStored<AdCreationOrigin>('adCreationOriginData')
}

/** The page on which the last ad generation was started, with its query (GEN-10). */
export function originAddress(): string {
  const { path, query } = adCreationOrigin() ?? { path: '/0', query: '' }
  return path + query
}

/**
 * The page for a retry: the one where generation was started, or the page of that name; otherwise the wizard
 * (GEN-15, OPN-45).
 */
export function tryAgainAddress(): string {
  const { path, query } = adCreationOrigin() ?? { path: '', query: '' }
  const page = pageNamedLike(path) ?? 'create/new-ad'
  return pageAddress(page) + (isPathOf(path, [page]) ? query : '')
}

export function keepAdCreationOrigin(origin: AdCreationOrigin): void {
  writeStored('adCreationOriginData', origin)
}

/** Makes the next wizard start where the last one was left. */
export function tryAdAgain(): void {
  writeStored('isTryAgainAdCreation', true)
}

/** The draft that the assistant began to fill in for a brand; null if there's none. */
export function draftLedFor(ideaId: string): WizardDraft | null {
  const draft = adCreationOrigin()?.modalData
  return draft?.ledFor === ideaId ? draft : null
}

/** The wizard draft to continue with; returned only once, so a reload starts with an empty wizard. */
export function takeDraftToTryAgain(): WizardDraft | null {
  const isWanted = readStored<boolean>('isTryAgainAdCreation') ?? false
  writeStored('isTryAgainAdCreation', null)
  return isWanted ? (adCreationOrigin()?.modalData ?? null) : null
}
