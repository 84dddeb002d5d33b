import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const mark = style({ background: 'none', color: 'inherit', boxShadow: `inset 0 -2px ${vars.ink}` })

export const nothing = style({ color: vars.inkFaint })
