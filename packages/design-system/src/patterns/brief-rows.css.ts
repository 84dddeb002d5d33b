import { style } from '@vanilla-extract/css'
import { remark } from '../primitives/field.css.ts'

/** Clear of the box of a quiet field, which reaches over the edge of its words. */
export const wrong = style([remark, { paddingTop: 6 }])
