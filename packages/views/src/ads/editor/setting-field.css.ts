import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

/** As wide as a large amount. */
export const number = style({ maxWidth: 160, fontVariantNumeric: 'tabular-nums' })

export const unit = style({ ...textStyle(14), color: vars.inkSoft })
