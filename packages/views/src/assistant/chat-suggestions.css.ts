import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'
import { style } from '@vanilla-extract/css'

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: 6, padding: '4px 16px 10px' })

export const question = style({ ...textStyle(13), flexBasis: '100%', margin: 0, color: vars.inkSoft })

export const chip = style({
  ...textStyle(13),
  minHeight: 32,
  padding: '0 12px',
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: 16,
  background: 'none',
  color: vars.accentText,
  fontWeight: 550,
  cursor: 'pointer',
  selectors: {
    '&:hover:not([aria-disabled])': { background: vars.accentWash },
    '&[aria-disabled]': { color: vars.inkOff, cursor: 'not-allowed' },
  },
  '@media': { [media.touch]: { minHeight: 44, borderRadius: 22 } },
})
