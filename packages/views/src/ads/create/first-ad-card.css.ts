import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '@aloft/design-system/theme/theme.css'

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'hidden',
  borderRadius: vars.rCard,
  background: vars.raised,
  boxShadow: vars.hairline,
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '12px 16px',
  borderBottom: `1px solid ${vars.line}`,
})

export const name = style({ flex: 1, minWidth: 0 })

export const body = recipe({
  base: { flex: 1, display: 'grid', alignContent: 'start' },
  variants: {
    content: {
      /** The ad extends to the edges, on a phone page's background. */
      ad: { justifyItems: 'center', background: vars.pressed },
      words: { gap: 12, padding: 16 },
    },
  },
})

export const foot = style({
  display: 'grid',
  gap: 8,
  padding: '12px 16px',
  borderTop: `1px solid ${vars.line}`,
})
