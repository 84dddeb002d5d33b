import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'

export const tile = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 72,
  height: 72,
  padding: 8,
  borderRadius: vars.rControl,
  // A medium gray, on which both pale and dark logos are visible.
  background: vars.stoppedMark,
  boxShadow: vars.hairline,
  selectors: {
    'label&': { cursor: 'pointer' },
    'label&:hover': { boxShadow: `inset 0 0 0 1px ${vars.lineControl}` },
    '&:has(:checked)': { boxShadow: `inset 0 0 0 2px ${vars.ink}` },
    '&:has(:focus-visible)': { boxShadow: vars.focus },
  },
})

export const radio = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' })

export const logo = style({ width: '100%', height: '100%', objectFit: 'contain' })

export const chosen = style({
  position: 'absolute',
  top: -6,
  insetInlineEnd: -6,
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  borderRadius: '50%',
  background: vars.ink,
  color: vars.surface,
})
