import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { clampLines, textStyle } from '@aloft/design-system/theme/type'
import { visuallyHidden } from '@aloft/design-system/theme/visually-hidden'

/** A row on a phone has space for the figures alone. */
export const ruler = style({
  paddingTop: 2,
  '@media': { [media.phone]: { selectors: { '[data-row] &': { display: 'none' } } } },
})

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 24,
  marginTop: 'auto',
})

export const words = style({
  ...textStyle(13),
  ...clampLines(2),
  flex: 1,
  minWidth: 0,
  color: vars.inkSoft,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
})

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  margin: '4px -16px -16px',
  borderTop: `1px solid ${vars.line}`,
  '@media': {
    [media.phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '0 10px',
      margin: 0,
      borderTop: 0,
      // An ad that isn't live has words instead, which leave no space in a row.
      selectors: { '[data-row] &:not([data-results])': { display: 'none' } },
    },
  },
})

export const figure = style({
  minWidth: 0,
  padding: '10px 8px 10px 12px',
  selectors: {
    '&:first-child': { paddingInlineStart: 16 },
    '& + &': { borderInlineStart: `1px solid ${vars.line}` },
  },
  '@media': {
    [media.phone]: {
      display: 'flex',
      flexDirection: 'row-reverse',
      alignItems: 'baseline',
      gap: 4,
      padding: 0,
      selectors: { '&:first-child': { paddingInlineStart: 0 }, '& + &': { borderInlineStart: 0 } },
    },
  },
})

export const label = style({
  ...textStyle(12),
  color: vars.inkFaint,
  '@media': {
    [media.phone]: {
      fontSize: textStyle(13).fontSize,
      color: vars.inkSoft,
      textTransform: 'lowercase',
      // A row has space for one line of figures, and money explains itself.
      selectors: { '[data-row] [data-figure=spent] > &': visuallyHidden },
    },
  },
})

export const value = style({
  ...textStyle(14),
  '@media': { [media.phone]: { fontSize: textStyle(13).fontSize } },
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
