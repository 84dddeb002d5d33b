import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

/** Styled like the label of a field. */
export const title = style({ ...textStyle(13), fontWeight: 600 })

export const tile = style({
  position: 'relative',
  aspectRatio: '1',
  minWidth: 0,
  overflow: 'hidden',
  borderRadius: vars.rControl,
  background: vars.sunken,
  boxShadow: vars.hairline,
})

export const picture = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' })

export const video = style({
  ...textStyle(13),
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  color: vars.inkSoft,
})

export const remove = style({
  position: 'absolute',
  top: 4,
  insetInlineEnd: 4,
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  padding: 0,
  border: 0,
  borderRadius: vars.rControl,
  background: vars.raised,
  boxShadow: vars.hairline,
  color: vars.ink,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.pressed },
    '&:focus-visible': { outline: '2px solid transparent', boxShadow: vars.focus },
  },
  '@media': { [media.touch]: { width: 44, height: 44 } },
})
