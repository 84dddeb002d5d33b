import { adCard } from './en/ad-card.ts'
import { backgroundProgress } from './en/ads-failures.ts'
import { ads } from './en/ads.ts'
import { help, palette, shortcuts } from './en/help.ts'
import { funnels } from './en/funnels.ts'
import { modals } from './en/modals.ts'
import { notAdmin, notHere, pages } from './en/pages.ts'
import { verifyEmail } from './en/verify-email.ts'

/** The English texts of what may stand on or above any page behind the login, such as messages and modals. */
export const enProduct = {
  adCard,
  ads,
  backgroundProgress,
  funnels,
  help,
  modals,
  notAdmin,
  notHere,
  pages,
  palette,
  shortcuts,
  verifyEmail,
} as const
