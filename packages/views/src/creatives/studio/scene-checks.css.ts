import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'
import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

export const heading = style({ ...textStyle(14), fontWeight: 600 })

export const item = style({ display: 'grid', gridTemplateColumns: '16px 1fr', gap: 8 })

export const first = style({
  position: 'relative',
  zIndex: 1,
  padding: '12px 16px 22px',
  background: vars.raised,
  borderTop: `1px solid ${vars.line}`,
})

export const mark = recipe({
  base: { display: 'grid', alignContent: 'start', paddingTop: 2 },
  variants: { isBad: { true: { color: vars.rejected }, false: { color: vars.live } } },
})

export const fault = style({ color: vars.rejected, fontWeight: 600 })
