import { keyframes } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../theme/scale.ts'
import { vars } from '../theme/theme.css.ts'

const breathe = keyframes({ '50%': { opacity: 0.55 } })

export const skeleton = recipe({
  base: {
    display: 'block',
    maxWidth: '100%',
    background: vars.pressed,
    animation: `${breathe} 1.8s ease-in-out infinite`,
    '@media': { [media.still]: { animation: 'none' } },
  },
  variants: {
    shape: {
      line: { borderRadius: 3 },
      block: { borderRadius: vars.rCard },
      circle: { borderRadius: '50%' },
    },
  },
})
