import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../theme/scale.ts'

const spin = keyframes({ to: { transform: 'rotate(1turn)' } })

export const frame = style({ display: 'inline-flex', flex: 'none' })

export const spinner = recipe({
  base: {
    borderRadius: '50%',
    border: '2px solid color-mix(in oklch, currentColor 30%, transparent)',
    borderTopColor: 'currentColor',
    animation: `${spin} .9s linear infinite`,
    '@media': { [media.still]: { animationDuration: '3s' } },
  },
  variants: { size: { 14: { width: 14, height: 14 }, 20: { width: 20, height: 20 } } },
})
