import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../theme/theme.css.ts'

export const logo = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    fontFamily: vars.display,
    fontWeight: 700,
    letterSpacing: '-.03em',
    color: vars.ink,
  },
  variants: {
    size: {
      small: { gap: 9, fontSize: '1.25rem', lineHeight: '1.5rem' },
      large: { gap: 13, fontSize: '2rem', lineHeight: '2.25rem' },
    },
  },
})

export const mark = recipe({
  base: { flex: 'none' },
  variants: { size: { small: { width: 22, height: 22 }, large: { width: 36, height: 36 } } },
})

export const shade = style({ opacity: 0.42 })
