import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const mark = style({
  ...textStyle(12),
  display: 'inline-flex',
  alignItems: 'center',
  // A pointer gets a target of 24 px in the space of a line.
  minHeight: 24,
  marginBlock: -4,
  position: 'relative',
  color: vars.inkSoft,
  fontWeight: 550,
  whiteSpace: 'nowrap',
  textDecoration: 'underline',
  textDecorationColor: vars.lineControl,
  textUnderlineOffset: 3,
  selectors: { '&:hover': { color: vars.ink, textDecorationColor: vars.ink } },
  // A finger gets a target of 44 px, and the mark stays a line below the pill.
  '@media': { [media.touch]: { '::after': { content: '', position: 'absolute', inset: '-10px 0' } } },
})
