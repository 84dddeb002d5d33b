import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '@aloft/design-system/theme/theme.css'

export const bars = style({ display: 'flex', alignItems: 'flex-end', gap: 3, paddingBottom: 4 })

export const bar = recipe({
  base: { width: 7, borderRadius: 2 },
  variants: { isOn: { true: { background: vars.ink }, false: { background: vars.lineStrong } } },
})
