import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'

export const opener = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  minHeight: 44,
  padding: '4px 6px',
  border: 0,
  borderRadius: 8,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.pressed } },
})

export const words = recipe({
  base: { display: 'grid', minWidth: 0 },
  variants: {
    place: {
      side: { '@media': { [media.belowWide]: { display: 'none' } } },
      bar: { display: 'none' },
    },
  },
})
