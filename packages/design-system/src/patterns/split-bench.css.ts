import { style } from '@vanilla-extract/css'
import { belowFrame } from '../theme/frame-top.css.ts'
import { media } from '../theme/scale.ts'
import { vars } from '../theme/theme.css.ts'
import { textStyle } from '../theme/type.ts'

/** Below it the panes do not fit beside each other. */
const oneAtATime = '(max-width: 1099px)'
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

/** On a narrow page the text column keeps its measure, in the middle. */
export const measure = style({ '@media': { [oneAtATime]: { maxWidth: 640, marginInline: 'auto' } } })

export const preview = style({
  ...pane,
  background: vars.sunken,
  borderInlineStart: `1px solid ${vars.line}`,
  '@media': { [oneAtATime]: { ...pane['@media'][oneAtATime], borderInlineStart: 0 } },
})

/** The previews stay in sight while one goes through the fields. */
export const bench = style({
  position: 'sticky',
  top: `calc(${headHeight}px + ${belowFrame})`,
  maxHeight: `calc(100dvh - ${headHeight}px - ${belowFrame})`,
  overflowY: 'auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // A row that may shrink lets what is tall rise over the tabs.
  gridAutoRows: 'max-content',
  gap: 18,
  padding: '20px 28px 64px',
  '@media': {
    [oneAtATime]: { position: 'static', maxHeight: 'none', overflowY: 'visible' },
    [media.phone]: { padding: '14px 16px 48px' },
  },
})

export const benchHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 12px',
  minHeight: 38,
})

export const title = style({ ...textStyle(14), fontWeight: 600 })

export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  justifyItems: 'center',
})

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  selectors: { '&:empty': { display: 'none' } },
})

export const toggle = style({
  ...textStyle(13),
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 38,
  padding: '0 14px 0 12px',
  border: 0,
  borderRadius: 8,
  background: vars.pressed,
  color: vars.inkSoft,
  fontWeight: 550,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.ink },
    '&[aria-pressed=true]': { background: vars.raised, color: vars.ink, boxShadow: vars.hairline },
    '&[aria-pressed=true]:focus-visible': { boxShadow: vars.focus },
  },
  '@media': { [media.touch]: { minHeight: 44 } },
})

/** A screen with the two bands that are covered. */
export const bands = style({
  width: 12,
  height: 18,
  border: '1px solid currentColor',
  borderBlockWidth: '4px 5px',
  borderRadius: 3,
})
