import { style } from '@vanilla-extract/css'
import { visuallyHidden } from '../theme/visually-hidden.ts'

export const hidden = style(visuallyHidden)
