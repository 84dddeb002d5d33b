import type { User } from './user.entity.ts'

const appAddress = /^\/0(?:[/?#]|$)/

/** Where someone goes after login: a page by its name, or an address of the app. */
export type Landing = { readonly page: 'onboarding/details' } | { readonly address: string }

/**
 * Where a user goes after login (SES-09, SES-10): into the onboarding, else back to the stored redirect, else to
 * the brand root. A redirect that is no address of the app is ignored, so that none leads to another site.
 */
export function landingAfterLogin(user: Pick<User, 'isOnboarding'>, redirect: string | null): Landing {
  if (user.isOnboarding) return { page: 'onboarding/details' }
  return { address: redirect !== null && appAddress.test(redirect) ? redirect : '/0' }
}
