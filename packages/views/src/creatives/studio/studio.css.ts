import { belowFrame } from '@aloft/design-system/theme/frame-top.css'
import { breakpoints, media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'
import { globalStyle, style } from '@vanilla-extract/css'

/** Fills the frame from edge to edge: the margins cancel its padding. */
const edges = {
  margin: '0 -44px -96px',
  '@media': {
    [media.belowWide]: { margin: '0 -32px -72px' },
    [media.phone]: { margin: '0 -16px -32px' },
  },
} as const

const wide = `(min-width: ${breakpoints.wide}px)`

/** With room for all three columns, they share the window's height and scroll on their own. */
export const page = style({
  ...edges,
  display: 'flex',
  flexDirection: 'column',
  minHeight: `calc(100dvh - ${belowFrame})`,
  '@media': {
    ...edges['@media'],
    [wide]: { height: `calc(100dvh - ${belowFrame})`, minHeight: 560 },
  },
})

// A phone's whole window is for the picture and its panels; the way out is in the head of the studio.
const onPhone = (rule: Parameters<typeof globalStyle>[1]) => ({ '@media': { [media.phone]: rule } })
globalStyle(`header:has(~ main > ${page})`, onPhone({ display: 'none' }))
globalStyle(`main:has(> ${page}) ~ nav`, onPhone({ display: 'none' }))
globalStyle(`div:has(> main > ${page})`, onPhone({ paddingBottom: 0 }))

export const message = style({ paddingTop: 64, '@media': { [media.phone]: { paddingTop: 24 } } })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '264px minmax(0, 1fr) 320px',
  flex: 1,
  minHeight: 0,
  '@media': {
    [`${wide} and ${media.belowDesktop}`]: { gridTemplateColumns: '216px minmax(0, 1fr) 264px' },
  },
})

export const column = style({
  minHeight: 0,
  overflowY: 'auto',
  background: vars.surface,
  selectors: {
    '&:first-child': { borderInlineEnd: `1px solid ${vars.line}` },
    '&:last-child': { borderInlineStart: `1px solid ${vars.line}` },
  },
})

export const section = style({
  padding: 20,
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
})

export const heading = style({
  ...textStyle(16),
  fontWeight: 600,
  marginInlineEnd: 'auto',
})

export const middle = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  minWidth: 0,
  minHeight: 0,
  '@media': {
    // The picture stays in sight while the panels are drawn up over it.
    [media.belowWide]: {
      position: 'sticky',
      top: belowFrame,
      gridTemplateRows: 'auto minmax(0, 1fr)',
      height: 'min(80vw, 720px)',
    },
    [media.phone]: { height: 'min(100vw + 90px, 520px)' },
    [media.low]: { height: '85dvh' },
  },
})
