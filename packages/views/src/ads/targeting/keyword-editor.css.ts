import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const frame = style({ display: 'grid', gap: 22 })

export const part = style({ display: 'grid', gap: 8, scrollMarginTop: 96, borderRadius: 3 })

export const name = style({ ...textStyle(13), fontWeight: 600 })

export const count = style({ ...textStyle(13), color: vars.inkSoft, fontVariantNumeric: 'tabular-nums' })

export const lead = style({ ...textStyle(13), color: vars.inkSoft })
