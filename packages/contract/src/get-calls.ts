import { socialPlatforms } from '@aloft/domain/account/social-platforms'

/** What stands beside the actions and is asked for by GET, as a browser follows an address (OPN-22, OPN-23). */
export const getCalls: readonly string[] = socialPlatforms.flatMap((platform) => [
  `${platform}-login`,
  `${platform}-login-callback`,
])
