import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { clampLines, textStyle } from '@aloft/design-system/theme/type'

/** On a phone, a row with a small picture. */
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minWidth: 0,
  overflow: 'hidden',
  borderRadius: vars.rCard,
  background: vars.raised,
  boxShadow: vars.hairline,
  selectors: { '&[data-picked]': { boxShadow: `0 0 0 2px ${vars.accent}` } },
  '@media': { [media.phone]: { flexDirection: 'row', padding: 12 } },
})

export const window = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  padding: 0,
  background: vars.pressed,
  overflow: 'hidden',
  '@media': {
    [media.phone]: { alignSelf: 'start', width: 92, borderRadius: vars.rControl },
  },
})

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' })

/** What is written where a picture is missing. */
export const missing = style({ ...textStyle(13), padding: 12, color: vars.inkSoft, textAlign: 'center' })

export const foot = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  minWidth: 0,
  padding: '14px 16px 12px',
  '@media': { [media.phone]: { padding: '0 0 0 14px' } },
})

/** In the corner beside the name, and on a phone below the picture. */
export const pick = style({
  flex: 'none',
  marginBlock: -8,
  marginInlineEnd: -12,
  '@media': {
    [media.phone]: { position: 'absolute', top: 108, insetInlineStart: 36, margin: 0 },
  },
})

export const name = style([clampLines(2), { ...textStyle(16), fontWeight: 600, overflowWrap: 'anywhere' }])

export const detail = style([
  clampLines(1),
  { ...textStyle(13), color: vars.inkSoft, overflowWrap: 'anywhere' },
])

/** At the same height on all cards of a row, however long their names are. */
export const counts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '8px 12px',
  marginTop: 'auto',
  paddingTop: 10,
  borderTop: `1px solid ${vars.line}`,
})

export const figure = style({ ...textStyle(14), fontWeight: 600, fontVariantNumeric: 'tabular-nums' })
