import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 16,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 } },
})

export const option = recipe({
  base: {
    display: 'grid',
    alignContent: 'start',
    overflow: 'hidden',
    borderRadius: vars.rCard,
    background: vars.raised,
    boxShadow: `inset 0 0 0 1px ${vars.lineStrong}`,
    '@media': {
      [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignContent: 'center' },
    },
  },
  variants: {
    isClosed: {
      true: { background: 'none', boxShadow: vars.hairline },
      false: {
        cursor: 'pointer',
        selectors: {
          '&:hover': { boxShadow: `inset 0 0 0 1px ${vars.lineControl}` },
          '&:has(:checked)': {
            background: vars.accentWash,
            boxShadow: `inset 0 0 0 2px ${vars.accent}`,
          },
          '&:has(:focus-visible)': { boxShadow: vars.focus },
        },
      },
    },
    isWide: {
      true: { gridColumn: 'span 2', '@media': { [media.phone]: { gridColumn: 'auto' } } },
      false: {},
    },
  },
})

/** On a phone, the outline is small and at the end of the row. */
export const sketch = style({
  display: 'block',
  margin: '2px 2px 0',
  borderRadius: '8px 8px 0 0',
  overflow: 'hidden',
  '@media': {
    [media.phone]: {
      gridColumn: 2,
      gridRow: 1,
      width: 86,
      height: 72,
      margin: '2px 2px 2px 0',
      borderRadius: '0 8px 8px 0',
    },
  },
})

export const choice = style({
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr)',
  gap: 10,
  alignItems: 'start',
  padding: '14px 16px 16px 14px',
  '@media': { [media.phone]: { padding: '10px 10px 10px 12px' } },
})

export const radio = style({
  appearance: 'none',
  width: 18,
  height: 18,
  margin: '2px 0 0',
  border: `1.5px solid ${vars.lineControl}`,
  borderRadius: '50%',
  background: vars.raised,
  cursor: 'inherit',
  selectors: {
    '&:checked': { border: `5.5px solid ${vars.accent}`, background: vars.accentInk },
    '&:focus-visible': { boxShadow: 'none' },
    '&:disabled': { borderColor: vars.line, background: vars.sunken },
  },
})

export const label = style({
  ...textStyle(16),
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  fontWeight: 600,
  letterSpacing: '-.005em',
  '@media': { [media.phone]: { ...textStyle(14) } },
})
