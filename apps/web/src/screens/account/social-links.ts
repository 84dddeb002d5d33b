import type { SocialLink } from '@aloft/views/account/social-buttons'
import { product } from '../../state/product.ts'
import { redirectToFollow } from '../../state/redirect.ts'

/** Parameters of a login through a platform. */
interface SocialLinkParts {
  /** The address after the login; by default, the one the user was sent to the login from. */
  readonly returnUrl?: string | undefined
  /** The code of the user who referred a newcomer (ACA-03). */
  readonly referralCode?: string | null
}

/** Links to the platforms of this installation (SES-18). */
export function socialLinks({
  returnUrl = redirectToFollow()?.address,
  referralCode,
}: SocialLinkParts = {}): readonly SocialLink[] {
  const parts = new URLSearchParams({
    ...(returnUrl && { returnUrl }),
    ...(referralCode && { referralCode }),
  })
  const query = parts.size > 0 ? `?${parts.toString()}` : ''
  return product.socialPlatforms.map((platform) => ({ platform, href: `/api/${platform}-login${query}` }))
}
