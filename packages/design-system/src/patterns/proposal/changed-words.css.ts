import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/theme.css.ts'
import { clampLines, textStyle } from '../../theme/type.ts'

export const words = style({
  ...textStyle(14),
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
})

// Lines besides the colors, which are the same to some people.
export const added = style({
  background: vars.liveWash,
  color: 'inherit',
  textDecoration: 'underline',
  textDecorationColor: vars.liveMark,
  textDecorationThickness: 2,
  textUnderlineOffset: 3,
})

export const removed = style({
  background: vars.rejectedWash,
  color: vars.rejected,
  textDecoration: 'line-through',
})

/** A value without a common word, with a line beside it. */
export const whole = recipe({
  base: {
    ...textStyle(14),
    display: 'block',
    minWidth: 0,
    paddingInlineStart: 8,
    borderInlineStart: '2px solid',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
  variants: {
    kind: {
      same: {},
      added: { borderInlineStartColor: vars.liveMark },
      removed: { borderInlineStartColor: vars.rejectedMark },
    },
    isShort: { true: clampLines(5) },
  },
})

export const gone = style({ color: vars.inkSoft })
export const fresh = style({ textDecoration: 'none' })

export const nothing = style({ ...textStyle(14), color: vars.inkFaint })
