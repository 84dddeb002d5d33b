import { style } from '@vanilla-extract/css'
import { remark } from '@aloft/design-system/primitives/field.css'

/** Clear of the box of a quiet field, which reaches over the edge of its words. */
export const wrong = style([remark, { paddingTop: 6 }])
