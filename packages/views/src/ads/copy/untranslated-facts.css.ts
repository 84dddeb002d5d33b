import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const note = style({ ...textStyle(13), display: 'flex', gap: 8, color: vars.inkSoft })

export const mark = style({ flex: 'none', paddingTop: 1, color: vars.inkFaint })

export const facts = style({ display: 'grid', gap: 2, minWidth: 0, paddingTop: 2 })

export const fact = style({ quotes: 'none', overflowWrap: 'anywhere', color: vars.ink })
