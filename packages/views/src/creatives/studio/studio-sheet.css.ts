import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { style } from '@vanilla-extract/css'

/** The panels below the picture, like a sheet that's drawn up. */
export const sheet = style({
  position: 'relative',
  zIndex: 1,
  flex: 1,
  marginTop: -10,
  padding: '26px 24px 24px',
  borderRadius: '16px 16px 0 0',
  background: vars.raised,
  boxShadow: vars.float1,
  '::before': {
    content: '',
    position: 'absolute',
    top: 8,
    left: '50%',
    width: 36,
    height: 4,
    marginInlineStart: -18,
    borderRadius: 2,
    background: vars.lineStrong,
  },
  '@media': { [media.phone]: { paddingInline: 16 } },
})
