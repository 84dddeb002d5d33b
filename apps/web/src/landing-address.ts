import type { Landing } from '@aloft/domain/account/landing.rules'
import { pageAddress } from './page-address.ts'

/** Where a landing lies. Until there is a page of plans, newcomers begin with the questions of the onboarding. */
export function landingAddress(landing: Landing): string {
  if ('address' in landing) return landing.address
  return pageAddress(landing.page === 'create/plan' ? 'onboarding/details' : landing.page)
}
