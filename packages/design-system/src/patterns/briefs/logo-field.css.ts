import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'
import { textStyle } from '../../theme/type.ts'

export const field = style({ display: 'grid', gap: 10, justifyItems: 'start' })

export const none = style({ ...textStyle(14), margin: 0, color: vars.inkFaint })

export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: 8 })
