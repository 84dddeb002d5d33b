import { style } from '@vanilla-extract/css'
import { remark } from '@aloft/design-system/primitives/field.css'

/** Leaves space for the box of a quiet field, which extends beyond its text. */
export const wrong = style([remark, { paddingTop: 6 }])
