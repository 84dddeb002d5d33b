import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/theme.css.ts'
import { textStyle } from '../../theme/type.ts'

export const frame = style({ position: 'relative', width: '100%', minWidth: 0 })

export const state = recipe({
  base: {
    boxSizing: 'border-box',
    width: '100%',
    height: '100%',
    padding: '8px 12px',
    border: `1px solid ${vars.lineControl}`,
    borderRadius: vars.rControl,
    overflow: 'hidden',
  },
  variants: {
    kind: {
      atomic: { background: vars.raised },
      final: { background: vars.raised, outline: `1px solid ${vars.lineControl}`, outlineOffset: -5 },
      history: { background: vars.raised, borderStyle: 'dashed' },
      compound: { borderRadius: vars.rCard },
      parallel: { borderRadius: vars.rCard, borderStyle: 'dashed' },
      initial: { padding: 0, borderRadius: '50%', border: 0, background: vars.ink },
    },
    isActive: {
      true: { borderColor: vars.accent, boxShadow: `0 0 0 1px ${vars.accent}` },
      false: {},
    },
    isSelected: { true: { boxShadow: vars.focus }, false: {} },
  },
  compoundVariants: [
    { variants: { kind: 'atomic', isActive: true }, style: { background: vars.accentWash } },
    { variants: { kind: 'final', isActive: true }, style: { background: vars.accentWash } },
  ],
})

export const name = recipe({
  base: { ...textStyle(13), lineHeight: '20px', fontWeight: 600, whiteSpace: 'nowrap', color: vars.ink },
  variants: { isActive: { true: { color: vars.accentText }, false: {} } },
})

export const inside = style({
  ...textStyle(12),
  lineHeight: '16px',
  whiteSpace: 'nowrap',
  color: vars.inkSoft,
})

export const line = recipe({
  base: { fill: 'none', strokeWidth: 1.25, stroke: vars.inkFaint },
  variants: {
    isTaken: { true: { stroke: vars.accent, strokeWidth: 2.25 }, false: {} },
  },
})

export const tip = recipe({
  base: { fill: vars.inkFaint },
  variants: { isTaken: { true: { fill: vars.accent }, false: {} } },
})

export const label = style({
  ...textStyle(12),
  position: 'absolute',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  lineHeight: '16px',
  whiteSpace: 'nowrap',
  color: vars.inkSoft,
  background: vars.surface,
  pointerEvents: 'none',
})

export const way = recipe({
  base: { display: 'grid', justifyItems: 'center' },
  variants: {
    kind: {
      event: { color: vars.ink, fontWeight: 500 },
      other: {},
    },
    isTaken: { true: { color: vars.accentText, fontWeight: 600 }, false: {} },
  },
})

// The library sets its own colors and focus rings; this covers only the chart's canvas.
globalStyle(`${frame} .react-flow`, { background: vars.surface })
globalStyle(`${frame} .react-flow__node`, { cursor: 'pointer' })
globalStyle(`${frame} .react-flow__node:focus-visible`, {
  outline: 'none',
  boxShadow: vars.focus,
  borderRadius: vars.rControl,
})
globalStyle(`${frame} .react-flow__handle`, { opacity: 0, pointerEvents: 'none', minWidth: 0, minHeight: 0 })
globalStyle(`${frame} .react-flow__edges, ${frame} .react-flow__edgelabel-renderer`, {
  pointerEvents: 'none',
})
globalStyle(`${frame} .react-flow__controls`, {
  display: 'flex',
  margin: 8,
  borderRadius: vars.rControl,
  overflow: 'hidden',
  boxShadow: vars.hairline,
})
globalStyle(`${frame} .react-flow__controls-button`, {
  width: 32,
  height: 32,
  padding: 8,
  border: 0,
  color: vars.ink,
  background: vars.raised,
})
globalStyle(`${frame} .react-flow__controls-button:hover`, { background: vars.pressed })
globalStyle(`${frame} .react-flow__controls-button svg`, {
  width: '100%',
  height: '100%',
  fill: 'currentColor',
})
