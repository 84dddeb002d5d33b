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
    selectors: { '&:hover': { color: vars.ink, textDecorationColor: vars.ink } },
    '@media': { [media.touch]: { paddingBlock: 12 } },
  },
])
