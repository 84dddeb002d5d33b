import { adsModals } from './en/ads-modals.ts'
import { adsTokens } from './en/ads-tokens.ts'
import { creativesModals } from './en/creatives-modals.ts'
import { help, shortcuts } from './en/help.ts'
import { modals } from './en/modals.ts'
import { paletteActions } from './en/palette-actions.ts'
import { publishAd } from './en/publish-ad.ts'
import { moneyModals } from './en/money-modals.ts'

/** The English texts of modals, the help and the shortcuts. */
export const enModals = {
  ads: { ...adsModals, ...adsTokens },
  creativesModals,
  help,
  modals,
  publishAd,
  money: moneyModals,
  palette: paletteActions,
  shortcuts,
} as const
