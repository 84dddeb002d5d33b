import { style } from '@vanilla-extract/css'
import { aboveFrame } from '@aloft/design-system/theme/foot-room.css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'

/** Lies over the foot of the editor, so that the field one came from stays in sight. */
export const sheet = style({
  position: 'sticky',
  zIndex: 3,
  bottom: aboveFrame,
  maxHeight: '76dvh',
  overflowY: 'auto',
  padding: '16px 28px 12px',
  borderRadius: `${vars.rModal} ${vars.rModal} 0 0`,
  background: vars.floating,
  boxShadow: vars.float2,
  '@media': { [media.phone]: { padding: '16px 16px 12px' } },
})
