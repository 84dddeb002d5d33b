import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'
import { textStyle } from '../../theme/type.ts'

export const frame = style({ display: 'flex', alignItems: 'center', gap: 10 })

/** As wide as a large amount. */
export const number = style({ maxWidth: 160, fontVariantNumeric: 'tabular-nums' })

export const unit = style({ ...textStyle(14), color: vars.inkSoft })
