import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'
import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

export const lines = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${vars.line}`,
  borderRadius: 8,
})

export const line = style({
  ...textStyle(13),
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  alignItems: 'start',
  gap: '0 8px',
  padding: '7px 12px',
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
})

export const sign = recipe({
  base: { display: 'grid', placeItems: 'center', width: 16, height: 18 },
  variants: {
    state: {
      running: { color: vars.inkSoft },
      done: { color: vars.live },
      failed: { color: vars.rejected },
      stopped: { color: vars.inkSoft },
    },
  },
})

export const read = style({ ...textStyle(12), gridColumn: 2, color: vars.inkSoft })
