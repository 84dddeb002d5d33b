import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const warnings = style({
  ...textStyle(13),
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  color: vars.ending,
})

export const gaps = style({ display: 'flex', flexWrap: 'wrap', gap: '0 16px', marginTop: -4 })

export const gap = recipe({
  base: {
    ...textStyle(13),
    display: 'inline-flex',
    alignItems: 'center',
    gap: 5,
    minHeight: 32,
    borderRadius: 3,
    fontWeight: 550,
    textDecoration: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: 3,
    cursor: 'pointer',
    selectors: { '&:hover': { textDecorationThickness: 2 } },
    '@media': { [media.touch]: { minHeight: 44 } },
  },
  variants: { state: { bad: { color: vars.rejected }, warn: { color: vars.ending } } },
})
