import { vars } from '@aloft/design-system/theme/theme.css'

/** The box of a text that can't be changed: filled and without the border of a control. */
export const lockedGround = {
  borderColor: 'transparent',
  background: vars.pressed,
  color: vars.inkSoft,
} as const
