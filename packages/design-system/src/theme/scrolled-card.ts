import type { StyleRule } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'

/**
 * A card whose content is scrolled under cells that stay. Its line is a border: they would cover `hairline`, a shadow on
 * the ground of the card.
 */
export const scrolledCard: StyleRule = {
  overflow: 'auto',
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rCard,
  background: vars.raised,
}
