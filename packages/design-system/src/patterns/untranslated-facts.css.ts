import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'
import { textStyle } from '../theme/type.ts'

export const note = style({ ...textStyle(13), display: 'flex', gap: 8, color: vars.inkSoft })

export const mark = style({ flex: 'none', paddingTop: 1, color: vars.inkFaint })

export const facts = style({ display: 'grid', gap: 2, minWidth: 0, paddingTop: 2 })

export const fact = style({ quotes: 'none', overflowWrap: 'anywhere', color: vars.ink })
