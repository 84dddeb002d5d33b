import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../../packages/design-system/src/theme/scale.ts'
import { vars } from '../../packages/design-system/src/theme/theme.css.ts'
import { textStyle } from '../../packages/design-system/src/theme/type.ts'

export const page = style({
  ...textStyle(14),
  display: 'flex',
  flexDirection: 'column',
  gap: 48,
  paddingBottom: 64,
  color: vars.ink,
})

export const lead = style({ ...textStyle(16), maxWidth: 640, color: vars.inkSoft })

export const code = style({
  fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
  fontSize: 13,
  color: vars.inkSoft,
  overflowWrap: 'anywhere',
})

export const pair = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 32,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr' } },
})

export const list = style({ display: 'flex', flexDirection: 'column', gap: 6, color: vars.inkSoft })

export const link = style({
  color: vars.accentText,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  selectors: { '&:hover': { textDecorationThickness: 2 } },
})

/** A story is as wide as its surface, and scrolls here if that's wider than the column. */
export const figure = recipe({
  base: {
    minWidth: 0,
    maxWidth: '100%',
    overflowX: 'auto',
    borderRadius: vars.rCard,
    background: vars.surface,
  },
  variants: { isFramed: { true: { width: '100%' }, false: {} } },
})
// The canvas of a story adds a margin of its own.
globalStyle(`${figure.classNames.base} .sb-story`, { margin: 0 })
// The tool's table is wider than its place by its margin, which would cut its edge.
export const table = style({ overflowX: 'auto', paddingInlineEnd: 1 })
export const frame = style({ display: 'block', width: '100%', border: 0 })

export const anatomy = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 240px',
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rCard,
  overflow: 'hidden',
  '@media': { [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const sheet = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  minHeight: 200,
  padding: 48,
  background: vars.surface,
})

export const lines = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
})
export const line = style({ stroke: vars.accentText, strokeWidth: 1 })
export const lineEnd = style({ fill: vars.accentText })
export const number = style({ fill: vars.accentText })
export const numberText = style({
  fontSize: 12,
  fontWeight: 600,
  fill: vars.surface,
  textAnchor: 'middle',
  dominantBaseline: 'central',
})

export const parts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: 24,
  background: vars.raised,
})
export const part = style({ display: 'flex', gap: 10, alignItems: 'baseline' })
export const partNumber = style({ minWidth: 14, fontWeight: 600, color: vars.accentText })
export const note = style({ color: vars.inkSoft })

/** As many states in a line as fit with the widths they have. */
export const states = style({ display: 'flex', flexWrap: 'wrap', gap: 24 })
export const state = style({
  flex: '1 1 auto',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  borderRadius: vars.rCard,
  background: vars.surface,
  border: `1px solid ${vars.line}`,
  overflow: 'hidden',
})
export const awaited = style({ width: 420, height: 120 })
export const caption = style({
  ...textStyle(13),
  marginTop: 'auto',
  padding: '8px 12px',
  borderTop: `1px solid ${vars.line}`,
  background: vars.raised,
  color: vars.inkSoft,
})

export const advice = recipe({
  base: {
    border: `1px solid ${vars.line}`,
    borderTopWidth: 3,
    borderRadius: vars.rCard,
    overflow: 'hidden',
  },
  variants: {
    isDo: { true: { borderTopColor: vars.liveMark }, false: { borderTopColor: vars.rejectedMark } },
  },
})
export const adviceText = style({ display: 'flex', gap: 8, padding: 12 })
export const adviceMark = recipe({
  base: { flexShrink: 0, paddingTop: 2 },
  variants: { isDo: { true: { color: vars.live }, false: { color: vars.rejected } } },
})

export const keys = style({ display: 'grid', borderRadius: vars.rCard, border: `1px solid ${vars.line}` })
export const keyRow = style({
  display: 'grid',
  gridTemplateColumns: '200px 1fr',
  gap: 16,
  alignItems: 'baseline',
  padding: '10px 16px',
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
  '@media': { [media.phone]: { gridTemplateColumns: '1fr', gap: 4 } },
})
