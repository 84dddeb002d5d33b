import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const none = style({ ...textStyle(14), margin: 0, color: vars.inkFaint })
