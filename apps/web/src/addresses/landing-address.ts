import type { Landing } from '@aloft/domain/account/landing.rules'
import { pageAddress } from './page-address.ts'

/**
 * The address of a landing. New users are asked about their brand before plans are offered (ONB-01, PLN-26).
 */
export function landingAddress(landing: Landing, { isNew }: { readonly isNew: boolean }): string {
  if ('address' in landing) return landing.address
  return pageAddress(isNew ? 'onboarding/details' : landing.page)
}
