import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { mark as freshMark } from '@aloft/design-system/patterns/fresh-mark.css'

export const mark = style([
  freshMark,
  {
    textDecoration: 'underline',
    textDecorationColor: vars.lineControl,
    textUnderlineOffset: 3,
    position: 'relative',
    selectors: { '&:hover': { color: vars.ink, textDecorationColor: vars.ink } },
    // A finger gets a target of 44 px, and the mark stays as small as the pill beside it.
    '@media': { [media.touch]: { '::after': { content: '', position: 'absolute', inset: '-10px 0' } } },
  },
])
