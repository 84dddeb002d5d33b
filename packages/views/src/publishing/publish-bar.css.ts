import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  paddingInlineStart: 4,
  // The icon is flush with the fields below, not the room around it that a finger needs.
  '@media': { [media.phone]: { marginInlineStart: -18 } },
})

export const state = style({
  ...textStyle(13),
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  color: vars.inkSoft,
  whiteSpace: 'nowrap',
})

/** Of a draft, beside the button to press next, which is enough if there's little space. */
export const beside = style({ '@media': { [media.phone]: { display: 'none' } } })
