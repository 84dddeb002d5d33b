import { adsModals } from './en/ads-modals.ts'
import { adsTokens } from './en/ads-tokens.ts'
import { creativesModals } from './en/creatives-modals.ts'
import { modals } from './en/modals.ts'
import { paletteActions } from './en/palette-actions.ts'
import { publishAd } from './en/publish-ad.ts'
import { moneyModals } from './en/money-modals.ts'
import { shortcuts } from './en/shortcuts.ts'

/** The English texts of modals and the shortcuts. */
export const enModals = {
  ads: { ...adsModals, ...adsTokens },
  creativesModals,
  modals,
  publishAd,
  money: moneyModals,
  palette: paletteActions,
  shortcuts,
} as const
