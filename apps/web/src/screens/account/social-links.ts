import type { SocialLink } from '@aloft/design-system/patterns/account/social-buttons'
import { product } from '../../product.ts'
import { redirectToFollow } from '../../state/redirect.ts'

/** The ways to the platforms of this installation (SES-18), each with where the login is to lead back to. */
export function socialLinks(): readonly SocialLink[] {
  const redirect = redirectToFollow()
  const query = redirect ? `?${new URLSearchParams({ returnUrl: redirect.address }).toString()}` : ''
  return product.socialPlatforms.map((platform) => ({ platform, href: `/api/${platform}-login${query}` }))
}
