import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'
import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

export const message = recipe({
  base: { position: 'relative', display: 'grid', gap: 2, minWidth: 0 },
  variants: {
    by: {
      user: { justifyItems: 'end' },
      assistant: { justifyItems: 'stretch' },
      person: { justifyItems: 'start' },
      system: {},
    },
  },
})

export const bubble = recipe({
  base: {
    ...textStyle(14),
    maxWidth: '84%',
    margin: 0,
    padding: '9px 13px',
    borderRadius: '12px 12px 3px 12px',
    background: vars.pressed,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  variants: {
    // A dashed edge besides the paler color, which not everybody sees.
    isWaiting: {
      true: { background: 'none', outline: `1px dashed ${vars.lineControl}`, outlineOffset: -1 },
    },
  },
})

/** The name of who answers instead of Loona. */
export const support = style({ ...textStyle(12), margin: 0, color: vars.accentText, fontWeight: 600 })

export const answer = style({
  ...textStyle(14),
  maxWidth: '92%',
  margin: 0,
  padding: '9px 13px',
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: '12px 12px 12px 3px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})

export const count = style({
  ...textStyle(12),
  padding: '1px 7px',
  borderRadius: 10,
  background: vars.sunken,
  color: vars.inkSoft,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
})

export const note = style({ ...textStyle(12), margin: 0, color: vars.inkSoft })

/** What a message does in the app, below its text. */
export const actions = style({ display: 'grid', gap: 10, minWidth: 0, paddingBlock: '6px 2px' })

export const tools = style({ display: 'flex', gap: 12, minHeight: 24 })

export const tool = style({
  ...textStyle(12),
  minHeight: 24,
  padding: 0,
  border: 0,
  borderRadius: 3,
  background: 'none',
  color: vars.inkFaint,
  fontWeight: 550,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.ink, textDecoration: 'underline', textUnderlineOffset: 3 } },
  '@media': { [media.touch]: { minHeight: 44, paddingInline: 4 } },
})

export const system = style({
  ...textStyle(13),
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  alignItems: 'start',
  gap: 8,
  padding: '10px 12px',
  borderRadius: vars.rCard,
  background: vars.endingWash,
  color: vars.ink,
  overflowWrap: 'anywhere',
})

export const sign = style({ display: 'grid', placeItems: 'center', height: 18, color: vars.ending })
