import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../theme/theme.css.ts'
import { textStyle } from '../theme/type.ts'

export const notice = recipe({
  base: {
    ...textStyle(14),
    display: 'flex',
    alignItems: 'flex-start',
    gap: 10,
    padding: '11px 14px 11px 12px',
    borderRadius: 8,
    color: vars.ink,
  },
  variants: {
    tone: {
      info: { background: vars.learningWash },
      success: { background: vars.liveWash },
      warning: { background: vars.endingWash },
      error: { background: vars.rejectedWash },
    },
  },
})

export const mark = recipe({
  base: { paddingTop: 2 },
  variants: {
    tone: {
      info: { color: vars.learning },
      success: { color: vars.live },
      warning: { color: vars.ending },
      error: { color: vars.rejected },
    },
  },
})

export const content = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 10,
})

export const words = style({
  flex: '1 1 min(220px, 100%)',
  minWidth: 0,
  display: 'grid',
  gap: 2,
  overflowWrap: 'anywhere',
})

export const title = style({ fontWeight: 600 })
