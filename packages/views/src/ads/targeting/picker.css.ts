import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const label = style({ ...textStyle(13), fontWeight: 600 })

export const foot = style({
  ...textStyle(12),
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  color: vars.inkSoft,
  fontVariantNumeric: 'tabular-nums',
})

/** Its label is aligned with the fields. */
export const button = style({ marginInlineStart: -8 })

export const credit = style({ marginInlineStart: 'auto' })
