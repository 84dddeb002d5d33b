import { style } from '@vanilla-extract/css'
import { media } from '../theme/scale.ts'
import { vars } from '../theme/theme.css.ts'
import { mark as freshMark } from './fresh-mark.css.ts'

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
