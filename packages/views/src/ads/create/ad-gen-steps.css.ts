import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '@aloft/design-system/theme/theme.css'

export const step = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: 10,
  padding: '10px 0',
  borderTop: `1px solid ${vars.line}`,
  selectors: { '&:last-child': { borderBottom: `1px solid ${vars.line}` } },
})

export const mark = recipe({
  base: { display: 'grid', placeItems: 'center', height: 20, color: vars.inkSoft },
  variants: { isDone: { true: { color: vars.live }, false: {} } },
})

export const ahead = style({ width: 2, height: 10, background: vars.lineStrong })
