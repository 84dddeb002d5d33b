import type { StyleRule } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'

/**
 * A card whose content scrolls under fixed cells. Its outline is a border, because those cells would cover
 * `hairline`, a shadow on the card's background.
 */
export const scrolledCard: StyleRule = {
  overflow: 'auto',
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rCard,
  background: vars.raised,
}
