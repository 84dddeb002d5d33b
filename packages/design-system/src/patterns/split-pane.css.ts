import { style } from '@vanilla-extract/css'
import { belowFrame } from '../theme/frame-top.css.ts'
import { media } from '../theme/scale.ts'
import { vars } from '../theme/theme.css.ts'
import { textStyle } from '../theme/type.ts'

/** Below this width the panes don't fit side by side. */
const oneAtATime = '(max-width: 1099px)'
/** From this width, they do. */
export const besideEachOther = '(min-width: 1100px)'
const headHeight = 65

export const frame = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 548px) minmax(431px, 1fr)',
  background: vars.surface,
  '@media': {
    [oneAtATime]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto minmax(0, 1fr)' },
  },
})

export const choice = style({
  display: 'none',
  padding: '10px 16px 12px',
  background: vars.raised,
  borderBottom: `1px solid ${vars.line}`,
  '@media': { [oneAtATime]: { display: 'block' } },
})

const pane = {
  minWidth: 0,
  '@media': {
    [oneAtATime]: { selectors: { '&[data-away]': { display: 'none' } } },
  },
} as const

export const write = style({
  ...pane,
  padding: '0 28px 64px',
  '@media': {
    ...pane['@media'],
    [media.phone]: { padding: '0 16px 48px' },
  },
})

/** On a narrow page the text column keeps its width and is centered. */
export const measure = style({ '@media': { [oneAtATime]: { maxWidth: 640, marginInline: 'auto' } } })

export const preview = style({
  ...pane,
  background: vars.sunken,
  borderInlineStart: `1px solid ${vars.line}`,
  '@media': { [oneAtATime]: { ...pane['@media'][oneAtATime], borderInlineStart: 0 } },
})

/** The previews stay in view while the fields scroll. */
export const canvas = style({
  position: 'sticky',
  top: `calc(${headHeight}px + ${belowFrame})`,
  maxHeight: `calc(100dvh - ${headHeight}px - ${belowFrame})`,
  overflowY: 'auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // If the row could shrink, tall content would overlap the tabs.
  gridAutoRows: 'max-content',
  gap: 18,
  padding: '20px 28px 64px',
  '@media': {
    [oneAtATime]: { position: 'static', maxHeight: 'none', overflowY: 'visible' },
    [media.phone]: { padding: '14px 16px 48px' },
  },
})

export const title = style({ ...textStyle(14), fontWeight: 600 })
