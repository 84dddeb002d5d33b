import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const list = style({ width: '100%' })

export const offer = style({
  ...textStyle(14),
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 16,
  padding: '5px 0',
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
})

export const name = style({ minWidth: 0, overflowWrap: 'anywhere' })

export const price = style({
  flex: 'none',
  maxWidth: '50%',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
})

export const noPrice = style({ color: vars.inkFaint, fontWeight: 400 })

/** The button's label is aligned with the column's edge. */
export const more = style({ marginInlineStart: -8 })
