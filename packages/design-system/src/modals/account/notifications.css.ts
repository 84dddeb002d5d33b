import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/theme.css.ts'

export const list = style({ display: 'grid', margin: '0 -12px', padding: 0, listStyle: 'none' })

export const item = style({
  display: 'grid',
  gridTemplateColumns: '8px minmax(0, 1fr)',
  columnGap: 10,
  padding: '12px',
  borderRadius: vars.rControl,
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    'a&:hover': { background: vars.sunken },
    'a&:focus-visible': { outline: 'none', boxShadow: vars.focus },
  },
})

export const mark = recipe({
  base: { width: 8, height: 8, marginTop: 6, borderRadius: '50%' },
  variants: { isRead: { true: {}, false: { background: vars.accent } } },
})

export const empty = style({ display: 'grid', gap: 4, padding: '32px 0', textAlign: 'center' })
