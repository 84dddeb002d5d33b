import { style } from '@vanilla-extract/css'
import { media } from '../theme/scale.ts'
import { vars } from '../theme/theme.css.ts'
import { textStyle } from '../theme/type.ts'

export const row = style({
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr)',
  gap: 10,
  alignItems: 'center',
  minHeight: 32,
  '@media': { [media.touch]: { minHeight: 44 } },
})

export const box = style({
  // The target extends 7 px beyond the drawn box on every side: 32 px with a mouse.
  position: 'relative',
  width: 18,
  height: 18,
  padding: 0,
  display: 'grid',
  placeItems: 'center',
  border: `1.5px solid ${vars.lineControl}`,
  borderRadius: 5,
  background: vars.raised,
  color: vars.accentInk,
  cursor: 'pointer',
  transition: `background ${vars.fast}, border-color ${vars.fast}`,
  '::after': { content: '', position: 'absolute', inset: -8 },
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.inkSoft },
    '&[data-state=checked]': { background: vars.accent, borderColor: vars.accent },
    '&[data-state=checked]:hover:not(:disabled)': {
      background: vars.accentHover,
      borderColor: vars.accentHover,
    },
    '&[aria-invalid=true]': { borderColor: vars.rejectedMark },
    '&:disabled': {
      background: vars.sunken,
      borderColor: vars.lineStrong,
      color: vars.inkOff,
      cursor: 'not-allowed',
    },
  },
  '@media': { [media.touch]: { '::after': { inset: -14 } } },
})

export const label = style({
  ...textStyle(14),
  paddingBlock: 6,
  cursor: 'pointer',
  selectors: { [`${box}:disabled ~ &`]: { color: vars.inkOff, cursor: 'not-allowed' } },
})
