import { recipe } from '@vanilla-extract/recipes'
import { brandVars } from '../theme/brand-theme.css.ts'
import { skin } from './skin-style.ts'

export const mark = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    overflow: 'hidden',
    borderRadius: '50%',
    fontFamily: brandVars.heading,
    fontWeight: 600,
    lineHeight: 1,
  },
  variants: {
    variant: {
      fill: {
        '::after': {
          content: '',
          position: 'absolute',
          inset: 0,
          borderRadius: '50%',
          boxShadow: 'inset 0 0 0 1px rgb(0 0 0 / .1)',
        },
      },
      icon: { border: `1px solid ${skin('line')}`, background: skin('icon') },
    },
    /** A letter uses the brand theme's background; a logo has its own. */
    isLetter: { true: { background: brandVars.primary.color, color: brandVars.primary.ink } },
  },
})

export const logo = recipe({
  base: { objectFit: 'cover' },
  variants: {
    variant: {
      fill: { width: '100%', height: '100%' },
      icon: { width: '64%', height: '64%', borderRadius: 3 },
    },
  },
})
