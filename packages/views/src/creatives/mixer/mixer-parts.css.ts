import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
})

export const legend = style({ ...textStyle(14), fontWeight: 600, padding: 0, marginBottom: 8 })

export const tile = style({
  position: 'relative',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.rControl,
  boxShadow: vars.hairline,
  cursor: 'pointer',
  selectors: {
    '&:has(:focus-visible)': { boxShadow: vars.focus },
    '&:has(:disabled)': { cursor: 'not-allowed' },
  },
})

const fill = { display: 'block', width: '100%', height: '100%' } as const

export const picture = style({
  ...fill,
  objectFit: 'cover',
  // Left out is seen without color, and read from the box.
  selectors: { 'label:not(:has(:checked)) > &': { opacity: 0.4 } },
})

export const color = style({ ...fill, selectors: { 'label:not(:has(:checked)) > &': { opacity: 0.4 } } })

export const box = style({
  flex: 'none',
  width: 18,
  height: 18,
  margin: 0,
  accentColor: vars.accent,
  cursor: 'inherit',
  selectors: {
    '&:focus-visible': { outline: '2px solid transparent', boxShadow: vars.focus, borderRadius: 4 },
  },
})

export const onTile = style({ position: 'absolute', top: 4, insetInlineStart: 4 })

export const row = style({
  ...textStyle(14),
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 32,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.inkOff, cursor: 'not-allowed' } },
  '@media': { [media.touch]: { minHeight: 44 } },
})
