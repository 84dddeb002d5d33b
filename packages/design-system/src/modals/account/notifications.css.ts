import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/theme.css.ts'

export const list = style({ display: 'grid', margin: '0 -12px', padding: 0, listStyle: 'none' })

/** Days out of sight aren't laid out, because hundreds of notifications may be loaded. */
export const day = style({
  display: 'grid',
  gap: 8,
  // As wide as the rows' own margins, which would be clipped.
  margin: '0 -12px',
  paddingInline: 12,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 240px',
  selectors: { '& + &': { paddingTop: 12, borderTop: `1px solid ${vars.line}` } },
})

export const item = style({
  display: 'grid',
  gridTemplateColumns: '8px minmax(0, 1fr)',
  columnGap: 10,
  padding: '10px 12px',
  borderRadius: vars.rControl,
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    'a&:hover': { background: vars.sunken },
    'a&:focus-visible': { outline: '2px solid transparent', boxShadow: vars.focus },
  },
})

export const mark = recipe({
  base: { width: 8, height: 8, marginTop: 6, borderRadius: '50%' },
  variants: { isRead: { true: {}, false: { background: vars.accent } } },
})

export const empty = style({ display: 'grid', gap: 4, padding: '32px 0', textAlign: 'center' })
