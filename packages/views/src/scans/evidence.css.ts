import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const line = style({
  ...textStyle(13),
  display: 'grid',
  gridTemplateColumns: '14px minmax(0, 1fr)',
  gap: 8,
  color: vars.inkSoft,
})

export const mark = style({ paddingTop: 3, color: vars.inkFaint })

export const words = style({ overflowWrap: 'anywhere', textWrap: 'pretty' })

export const toggle = style({ marginInlineStart: 14 })

export const confidence = recipe({
  base: {
    ...textStyle(12),
    display: 'grid',
    justifyItems: 'start',
    gap: 5,
    fontWeight: 500,
    '@container': { '(max-width: 559px)': { display: 'flex', alignItems: 'center', gap: 8 } },
  },
  variants: {
    kind: {
      certain: { color: vars.live },
      measured: { color: vars.live },
      likely: { color: vars.pending },
      undecided: { color: vars.pending },
      unsure: { color: vars.ending },
      decided: { color: vars.inkSoft },
      yours: { color: vars.inkSoft },
      given: { color: vars.inkSoft },
      awaited: { color: vars.inkFaint },
      missing: { color: vars.inkFaint },
    },
  },
})

export const ticks = style({ width: 56 })

export const withIcon = style({ display: 'flex', alignItems: 'center', gap: 5 })
