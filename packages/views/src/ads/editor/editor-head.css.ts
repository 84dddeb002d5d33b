import { style } from '@vanilla-extract/css'
import { belowFrame } from '@aloft/design-system/theme/frame-top.css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { clampLines, displayStyle, textStyle } from '@aloft/design-system/theme/type'

export const head = style({
  position: 'sticky',
  top: belowFrame,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 12px',
  minHeight: 65,
  padding: '10px 28px',
  background: vars.raised,
  borderBottom: `1px solid ${vars.line}`,
  '@media': { [media.phone]: { position: 'static', flexWrap: 'nowrap', padding: '6px 8px 6px 4px', gap: 4 } },
})

export const back = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 32,
  height: 32,
  marginInlineStart: -8,
  borderRadius: vars.rControl,
  color: vars.inkSoft,
  selectors: { '&:hover': { background: vars.pressed } },
  '@media': { [media.touch]: { width: 44, height: 44, marginInlineStart: 0 } },
})

export const backIcon = style({ selectors: { '[dir=rtl] &': { scale: '-1 1' } }, display: 'grid' })

export const subject = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  flex: '0 1 auto',
  minWidth: 0,
  '@media': { [media.phone]: { flex: '1 1 0', justifyContent: 'space-between', gap: 8 } },
})

export const names = style({ minWidth: 0 })

export const status = style({ flex: 'none' })

export const titleFrame = style({ minWidth: 0 })

const titleText = {
  ...displayStyle(20),
  '@media': { [media.phone]: { fontSize: textStyle(16).fontSize, lineHeight: '20px' } },
} as const

export const title = style({
  ...titleText,
  ...clampLines(2),
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { ...titleText['@media'][media.phone], WebkitLineClamp: 1 } },
})

/** Looks like the heading it is; its box shows when one points at it. */
export const name = style({
  ...titleText,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 36,
  maxWidth: 'calc(100% + 16px)',
  margin: '0 -8px',
  padding: '2px 8px',
  border: '1px solid transparent',
  borderRadius: vars.rControl,
  background: 'none',
  textAlign: 'start',
  cursor: 'text',
  selectors: { '&:hover': { borderColor: vars.lineControl } },
  '@media': { [media.phone]: { ...titleText['@media'][media.phone], minHeight: 26, paddingBlock: 1 } },
})

export const pencil = style({ display: 'grid', color: vars.inkFaint })

export const input = style({
  ...titleText,
  width: 'min(24rem, 100%)',
  minHeight: 36,
  margin: '0 -8px',
  padding: '2px 7px',
  border: `1px solid ${vars.lineControl}`,
  borderRadius: vars.rControl,
  background: vars.raised,
  color: vars.ink,
  selectors: {
    '&:focus': { outline: '2px solid transparent', boxShadow: vars.focus },
    '&[aria-invalid=true]': { borderColor: vars.rejectedMark },
  },
})

export const failure = style({
  ...textStyle(13),
  display: 'flex',
  gap: 6,
  paddingTop: 4,
  color: vars.rejected,
  fontWeight: 600,
})

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 4,
  marginInlineStart: 'auto',
})
