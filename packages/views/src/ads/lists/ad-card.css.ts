import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { clampLines, displayStyle, textStyle } from '@aloft/design-system/theme/type'

/** On a phone, all cards except the first are rows. */
const row = '&[data-row]'

export const card = style({
  position: 'relative',
  // Not a grid: with a picture of fixed ratio and a fixed height, layout takes the browser four times as
  // long.
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: '100%',
  overflow: 'hidden',
  borderRadius: vars.rCard,
  background: vars.raised,
  boxShadow: vars.hairline,
  selectors: {
    // The line overlays the picture, which extends to the edge.
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      boxShadow: vars.hairline,
      pointerEvents: 'none',
      transition: `box-shadow ${vars.fast}`,
    },
    '&:hover::after': { boxShadow: `inset 0 0 0 1px ${vars.lineControl}` },
    '&:has(h3 button:focus-visible)::after': { boxShadow: `inset 0 0 0 2px ${vars.accentText}` },
  },
  '@media': {
    [media.phone]: {
      selectors: {
        [row]: { flexDirection: 'row', padding: 12 },
      },
    },
  },
})

/** Creatives in a feed are square; beside one, the text takes the same amount of space. */
export const window = style({
  position: 'relative',
  flex: 'none',
  aspectRatio: '358 / 300',
  overflow: 'hidden',
  background: vars.pressed,
  selectors: { '[data-pictures] &, &:has(> img)': { aspectRatio: '1' } },
  '@media': {
    [media.phone]: {
      selectors: {
        '[data-pictures] &:not(:has(> img))': { aspectRatio: '358 / 300' },
        '[data-row] > &, [data-pictures] [data-row] > &:not(:has(> img))': {
          alignSelf: 'start',
          width: 92,
          aspectRatio: '1',
          borderRadius: vars.rControl,
        },
      },
    },
  },
})

export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
})

/** Without a picture, the words replace it. */
export const words = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'center',
  padding: 20,
  '@media': { [media.phone]: { selectors: { '[data-row] &': { padding: 8 } } } },
})

export const sheet = style({
  display: 'grid',
  gap: 12,
  padding: '16px 18px 18px',
  borderRadius: 8,
  background: vars.raised,
  boxShadow: vars.hairline,
  '@media': { [media.phone]: { selectors: { '[data-row] &': { padding: 8 } } } },
})

export const from = style({
  ...textStyle(13),
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: vars.inkSoft,
  '@media': { [media.phone]: { selectors: { '[data-row] &': { display: 'none' } } } },
})

export const quote = style({
  ...displayStyle(20),
  ...clampLines(4),
  overflowWrap: 'anywhere',
  '@media': {
    [media.phone]: {
      selectors: {
        '[data-row] &': { fontSize: textStyle(12).fontSize, lineHeight: '15px', WebkitLineClamp: 3 },
      },
    },
  },
})

export const foot = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  minWidth: 0,
  padding: '14px 16px 16px',
  '@media': { [media.phone]: { selectors: { '[data-row] > &': { padding: '0 0 0 14px' } } } },
})

export const platform = style({
  ...textStyle(12),
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  color: vars.inkSoft,
})

export const name = style({
  ...textStyle(16),
  padding: 0,
  border: 0,
  background: 'none',
  fontWeight: 600,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    // A press anywhere on the card is a press on its name.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { boxShadow: 'none' },
  },
})

export const clamp = style(clampLines(2))

export const text = style([
  clamp,
  {
    ...textStyle(13),
    color: vars.inkSoft,
    overflowWrap: 'anywhere',
    '@media': { [media.phone]: { selectors: { '[data-row] &': { WebkitLineClamp: 1 } } } },
  },
])

export const changed = style({
  ...textStyle(12),
  whiteSpace: 'nowrap',
  color: vars.inkFaint,
  fontVariantNumeric: 'tabular-nums',
})

/** Space for a launch that is being loaded. */
export const lifeLoading = style({
  display: 'grid',
  alignContent: 'start',
  gap: 12,
  minHeight: 94,
  '@media': { [media.phone]: { minHeight: 48 } },
})

/** At the same height on all cards of a row, however long their texts are. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 12,
  marginTop: 'auto',
  paddingTop: 8,
  borderTop: `1px solid ${vars.line}`,
})

export const figure = style({
  ...textStyle(13),
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

/** At the bottom of all cards of a row. */
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginTop: 'auto',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 24,
  selectors: { [`${figures} + &`]: { marginTop: 0 } },
})

export const ways = style({ display: 'flex', marginInline: 'auto -8px' })

/** Above the name, whose target covers the whole card; visible on hover and with keyboard focus. */
export const way = style({
  ...textStyle(12),
  position: 'relative',
  zIndex: 1,
  padding: '4px 8px',
  border: 0,
  borderRadius: vars.rControl,
  background: 'none',
  color: vars.inkSoft,
  cursor: 'pointer',
  transition: `opacity ${vars.fast}`,
  selectors: { '&:hover': { background: vars.pressed, color: vars.ink } },
  '@media': {
    [media.touch]: { padding: '14px 8px', marginBlock: -10 },
    '(hover: hover)': {
      selectors: {
        [`${card}:not(:hover, :focus-within) &`]: { opacity: 0 },
      },
    },
  },
})
