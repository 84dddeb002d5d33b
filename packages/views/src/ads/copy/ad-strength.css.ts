import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const frame = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: 8,
  marginTop: 22,
  paddingTop: 16,
  borderTop: `1px solid ${vars.line}`,
})

export const title = style({ ...textStyle(13), fontWeight: 600 })

export const parts = style({
  display: 'grid',
  gap: '6px 32px',
  '@container': { '(min-width: 520px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const part = style({
  ...textStyle(13),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 56px 48px',
  alignItems: 'center',
  gap: 12,
})

export const ticks = style({ display: 'block' })

export const word = recipe({
  base: { ...textStyle(12), fontWeight: 550 },
  variants: {
    word: { weak: { color: vars.ending }, fair: { color: vars.pending }, strong: { color: vars.live } },
  },
})

export const next = style(textStyle(13))

export const link = style({
  color: vars.accentText,
  fontWeight: 550,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
  selectors: { '&:hover': { textDecorationThickness: 2 } },
  '@media': { [media.touch]: { display: 'inline-block', paddingBlock: 12, marginBlock: -12 } },
})

export const note = style({ ...textStyle(12), color: vars.inkFaint })
