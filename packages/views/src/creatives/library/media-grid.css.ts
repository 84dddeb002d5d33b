import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { tileGap } from './use-tile-columns.ts'

export const box = style({
  position: 'relative',
  height: 'min(46vh, 420px)',
  minHeight: 220,
  padding: `0 ${tileGap}px`,
  overflowY: 'auto',
  // The number of columns must not change with the number of pictures.
  scrollbarGutter: 'stable',
  borderRadius: vars.rCard,
  background: vars.sunken,
  selectors: { '&:focus': { outline: 'none' }, '&:focus-visible': { boxShadow: vars.focus } },
  '@media': { [media.phone]: { height: 'min(38vh, 320px)' } },
})

export const tiles = style({ display: 'grid', gap: tileGap, paddingBlock: tileGap })

export const tile = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.rControl,
  boxShadow: vars.hairline,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected=true]': { outline: `3px solid ${vars.accent}`, outlineOffset: 1 },
    // The mark of a picture made by AI, without a node of its own.
    '&[data-mark]::after': {
      content: 'attr(data-mark)',
      position: 'absolute',
      insetInlineStart: 6,
      bottom: 6,
      padding: '1px 6px',
      borderRadius: 4,
      background: '#1b1813',
      color: '#ffffff',
      fontSize: 12,
      lineHeight: '18px',
      fontWeight: 600,
    },
  },
  '@media': { [media.forced]: { selectors: { '&[aria-selected=true]': { outlineColor: 'Highlight' } } } },
})

export const picture = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' })
