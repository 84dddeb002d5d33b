import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const waiting = style({ display: 'grid', gap: 24, paddingBlock: 12 })

export const table = style({ ...textStyle(14), width: '100%', borderCollapse: 'collapse' })

globalStyle(`${table} :is(th, td)`, {
  padding: '12px 24px 12px 0',
  borderBottom: `1px solid ${vars.line}`,
  verticalAlign: 'top',
  textAlign: 'start',
  fontWeight: 400,
  '@media': { [media.belowWide]: { paddingInlineEnd: 12 } },
})
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: 0 })
globalStyle(`${table} thead th`, { ...textStyle(12), paddingBlock: '6px', color: vars.inkSoft })
globalStyle(`${table} [data-figure]`, {
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})

// A phone shows what a row is about, its sum and its file; the date is below its name.
export const onWide = style({ whiteSpace: 'nowrap', '@media': { [media.phone]: { display: 'none' } } })

const small = { ...textStyle(13), display: 'block', color: vars.inkSoft } as const

export const onNarrow = style({
  ...small,
  display: 'none',
  '@media': { [media.phone]: { display: 'block' } },
})

export const note = style(small)

export const item = style({ fontWeight: 550, overflowWrap: 'anywhere' })

export const soft = style({ color: vars.inkSoft, fontVariantNumeric: 'tabular-nums' })

export const total = style({ selectors: { '&[data-status=failed]': { color: vars.inkSoft } } })
globalStyle(`${table} ${total}[data-status=paid]`, { fontWeight: 600 })

export const status = recipe({
  base: { display: 'inline-flex', alignItems: 'center', gap: 6, whiteSpace: 'nowrap' },
  variants: { status: { paid: { color: vars.live }, failed: { color: vars.rejected } } },
})

export const file = style({
  ...textStyle(13),
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 24,
  // On the line of the row's other texts.
  marginBlock: -2,
  borderRadius: vars.rControl,
  color: vars.accentText,
  fontWeight: 550,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': { boxShadow: vars.focus } },
  '@media': { [media.touch]: { minHeight: 44, marginBlock: -12 } },
})
