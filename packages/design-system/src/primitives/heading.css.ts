import { recipe } from '@vanilla-extract/recipes'
import { media } from '../theme/scale.ts'
import { vars } from '../theme/theme.css.ts'
import { displayStyle, textStyle } from '../theme/type.ts'

export const heading = recipe({
  base: {
    textWrap: 'balance',
    overflowWrap: 'break-word',
    // It only gets the focus to be read out and can't be pressed, so it shows no ring.
    ':focus-visible': { boxShadow: 'none' },
  },
  variants: {
    size: {
      16: { ...textStyle(16), fontWeight: 600, letterSpacing: '-.005em' },
      20: displayStyle(20),
      24: displayStyle(24),
      32: displayStyle(32),
      44: { ...displayStyle(44), '@media': { [media.phone]: displayStyle(32) } },
    },
    tone: { ink: { color: vars.ink }, faint: { color: vars.inkFaint } },
  },
})
