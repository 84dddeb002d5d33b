import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const field = style({ display: 'grid', gap: 10, justifyItems: 'start' })

export const none = style({ ...textStyle(14), margin: 0, color: vars.inkFaint })

export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: 8 })
