import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const divider = style({ width: '100%', height: 1, margin: 0, border: 0, background: vars.line })
