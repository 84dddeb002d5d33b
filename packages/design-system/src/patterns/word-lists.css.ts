import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'
import { textStyle } from '../theme/type.ts'

export const frame = style({ display: 'grid', gap: 22 })

export const list = style({ display: 'grid', gap: 8, scrollMarginTop: 96, borderRadius: 3 })

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 32,
})

/** Its word ends where the column ends. */
export const more = style({ marginInlineEnd: -8 })

export const name = style({ ...textStyle(13), fontWeight: 600 })

export const items = style({ ...textStyle(14), color: vars.inkSoft, overflowWrap: 'anywhere' })
