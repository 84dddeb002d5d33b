import { adCard } from './en/ad-card.ts'
import { backgroundProgress } from './en/ads-failures.ts'
import { ads } from './en/ads.ts'
import { brandBrief, brandRoot, frame, nav } from './en/frame.ts'
import { funnels } from './en/funnels.ts'
import { notAdmin, notHere, pages } from './en/pages.ts'
import { palette } from './en/palette.ts'
import { undo } from './en/undo.ts'
import { verifyEmail } from './en/verify-email.ts'

/** The English texts that any page behind the login may need, such as the frame and messages. */
export const enProduct = {
  adCard,
  ads,
  backgroundProgress,
  ...brandBrief,
  brandRoot,
  frame,
  funnels,
  nav,
  notAdmin,
  notHere,
  pages,
  palette,
  undo,
  verifyEmail,
} as const
